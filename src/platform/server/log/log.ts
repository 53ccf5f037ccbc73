import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

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
    serializers: { err: describeError },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Name, text and stack of an error; what a failed query was asked for is personal and stays out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutParams(message),
    stack: stack && withoutParams(stack),
    ...('code' in error && typeof error.code === 'string' && { errorCode: error.code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

function withoutParams(text: string): string {
  return text.replace(/\nparams:[^]*?(?=\n {4}at |$)/, '')
}
