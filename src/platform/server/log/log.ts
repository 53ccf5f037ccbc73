import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { repeatsHook } from './repeats.ts'

export type Log = Logger

/** The name of the error of a failed statement. */
export const STATEMENT_ERROR = 'StatementError'

const SECRET_KEYS = [
  'password',
  'newPassword',
  'confirmPassword',
  'token',
  'refreshToken',
  'accessToken',
  'code',
  'email',
  'cookie',
  'authorization',
]

/** Structured logs on standard output; personal and secret fields never pass. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: { logMethod: repeatsHook() },
    serializers: { err: describeError },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Name, text and stack of an error, without what it quotes of people. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  const text = messageOf(error)
  return {
    type: name,
    message: text,
    stack: stack?.replace(message, () => text),
    ...('code' in error && typeof error.code === 'string' && { errorCode: error.code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”/g
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
const DIGITS = /\+?\d{6,}/g

/**
 * The message of an error for logs and for the outcome of a task. Parsers and drivers quote what somebody wrote, so quotes,
 * addresses, ids and long numbers become dots. A failed statement is kept: its values never stand in its text.
 */
export function messageOf({ name, message }: Error): string {
  if (name === STATEMENT_ERROR) return message
  return [QUOTED, ADDRESS, UUID, DIGITS].reduce((text, pattern) => text.replace(pattern, '…'), message)
}
