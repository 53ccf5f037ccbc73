/** What somebody chose is no table that we can read, or unpacks to more than a table is. */
export class SheetError extends Error {
  readonly reason: 'fileFailed' | 'fileLarge'
  constructor(reason: SheetError['reason']) {
    super(reason)
    this.reason = reason
  }
}
