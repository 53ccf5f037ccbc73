/** Why a file cannot be taken at all; nothing of it is. */
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
  /** Where in the file, or what of it. */
  readonly what: string
  constructor(code: FileFaultCode, what = '') {
    super(code)
    this.code = code
    this.what = what
  }
}
