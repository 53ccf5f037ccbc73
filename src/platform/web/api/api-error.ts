import type { ProblemBody } from '#platform/contract/problem.ts'

/** An answer that is not OK: made of the status and the body's text, with the refusal read out of it. */
export class ApiError extends Error {
  readonly status: number
  /** Parsed body, if it was a JSON object. */
  readonly body: Record<string, unknown>
  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseObject(text)
  }
  /** The server's text for the reader, if it gave one. */
  get text(): string | undefined {
    return typeof this.body.error === 'string' && this.body.error !== '' ? this.body.error : undefined
  }
  get code(): string | undefined {
    return typeof this.body.code === 'string' ? this.body.code : undefined
  }
  get fields(): NonNullable<ProblemBody['fields']> {
    const { fields } = this.body
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {}
  }
}

/** No answer came at all: offline, a broken line or a server that is away. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause })
    this.name = 'NoAnswerError'
  }
}

/** Whether what was asked for is not there, which a name of the wrong shape says too. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

/** Whether another device has changed the thing since the version that was sent. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'platform.conflict'
}

/** A problem that a screen finds itself, before or instead of a call; its message is the text for the reader. */
export class ScreenProblem extends Error {}

/** The server's text of a failed call, or the screen's own, else the fallback; no answer shows the fallback too. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ScreenProblem) return error.message
  return error instanceof ApiError ? (error.text ?? fallback) : fallback
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // A proxy's error page is no JSON; its status says enough.
    return {}
  }
}
