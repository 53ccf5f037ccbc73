/** Reasons why a file cannot be read; each has its own text for the person. */
export const REFUSALS = [
  'empty',
  'wrongType',
  'oldWord',
  'encrypted',
  'damaged',
  'huge',
  'tooManyPages',
  'scanned',
  'picture',
  'nothing',
  'otherBuilder',
  'otherJson',
  'slow',
] as const
export type RefusalReason = (typeof REFUSALS)[number]

export class Refusal extends Error {
  readonly reason: RefusalReason
  /** The program that made the file, if that is the reason. */
  readonly builder: string | undefined

  constructor(
    reason: RefusalReason,
    { builder, ...options }: ErrorOptions & { builder?: string | undefined } = {},
  ) {
    super(reason, options)
    this.reason = reason
    this.builder = builder
  }
}
