/** The chosen file is not a readable table, or it unpacks to more than a table may. */
export class SheetError extends Error {
  readonly reason: 'fileFailed' | 'fileLarge'
  constructor(reason: SheetError['reason']) {
    super(reason)
    this.reason = reason
  }
}
