/** Reasons why a file is rejected as a whole. */
export const FILE_FAULTS = [
  'large',
  'unreadable',
  'columns',
  'json',
  'broken',
  'notXliff',
  'xliffVersion',
  'language',
  'inline',
  'nothing',
] as const
export type FileFaultCode = (typeof FILE_FAULTS)[number]

export class FileFault extends Error {
  readonly code: FileFaultCode
  /** The place in the file, or the faulty part. */
  readonly what: string
  constructor(code: FileFaultCode, what = '') {
    super(code)
    this.code = code
    this.what = what
  }
}
