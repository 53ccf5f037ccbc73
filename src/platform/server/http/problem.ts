import type { ProblemCode } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'

export type ProblemDetails = {
  /** Texts for single fields, already in the reader's language, or a key of the platform's `fields`. */
  fields?: Record<string, string>
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number>
  headers?: Record<string, string>
  /** Further documented members of the body. */
  extra?: Record<string, unknown>
}

/** A refusal: every answer of 4xx and 503 is thrown as one of these. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly details: ProblemDetails
  constructor({ code, status }: ProblemCode, details: ProblemDetails = {}) {
    super(code)
    this.code = code
    this.status = status
    this.details = details
  }
}

/** 429 that says when to come back. */
export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem(problems.tooMany, {
    values: { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}

/** 503 that says when to come back. */
export function busy(retryAfterSeconds = 2): Problem {
  return new Problem(problems.busy, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
