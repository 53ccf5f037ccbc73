/** Why a file cannot be read; each has its own text for the person. */
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
  'slow',
] as const
export type RefusalReason = (typeof REFUSALS)[number]

export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
