/** Refusals that any endpoint may give; a feature adds its own in its contract. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503

/** A refusal a feature declares: `feature.reason` and its HTTP status. The text is `errors.reason` in the catalogue. */
export type ProblemCode<Code extends string = string> = {
  readonly code: Code
  readonly status: ProblemStatus
}

/** Declares the refusals of a feature; each reason needs a text under `errors` in both catalogues. */
export function problemCodes<const F extends string, const T extends Record<string, ProblemStatus>>(
  feature: F,
  reasons: T,
) {
  return Object.fromEntries(
    Object.entries(reasons).map(([reason, status]) => [reason, { code: `${feature}.${reason}`, status }]),
  ) as { readonly [K in keyof T & string]: ProblemCode<`${F}.${K}`> }
}

/** Body of every answer of 4xx and 5xx. */
export type ProblemBody = {
  error: string
  code: string
  fields?: Record<string, string>
  requestId?: string
}
