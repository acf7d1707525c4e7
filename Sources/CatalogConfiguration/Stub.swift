import Yams
enum StubConf {}
