internal import GRDB

extension Row {
    /// The value of a column.
    ///
    /// A damaged file can hold values of any type. GRDB's subscripts would end the program on one that is
    /// none of ours.
    ///
    /// - Throws: ``StoreFault/damaged`` when it is not of this type.
    func value<Value: DatabaseValueConvertible>(_ column: Int) throws(StoreFault) -> Value {
        guard let value = Value.fromDatabaseValue(self[column]) else { throw .damaged }
        return value
    }
}
