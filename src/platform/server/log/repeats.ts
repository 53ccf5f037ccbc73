import type { LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>
type Repeat = { count: number; write: (count: number) => void }

const WARN = 40
/** As long one line stands for all that say the same. */
const PAUSE_MS = 10_000
/** Beyond it, lines are written as they come. */
const KINDS_MAX = 200

/**
 * A hook for the log: of warnings and errors that say the same, the first is written at once, and those of the next ten
 * seconds together as one more line with their number, `repeated`. An outage has one cause and thousands of victims. Lines
 * that name a request are written each, because somebody may ask for theirs.
 */
export function repeatsHook(pauseMs = PAUSE_MS): LogMethod {
  const repeats = new Map<string, Repeat>()
  return function (args, method, level) {
    const kind = level >= WARN ? kindOf(args) : undefined
    if (kind === undefined) return method.apply(this, args)
    const repeat = repeats.get(kind)
    if (repeat) {
      repeat.count += 1
      return
    }
    method.apply(this, args)
    if (repeats.size >= KINDS_MAX) return
    const [fields, ...words] = args as unknown as [object, ...string[]]
    repeats.set(kind, {
      count: 0,
      write: (count) => method.apply(this, [{ ...fields, repeated: count }, ...words] as typeof args),
    })
    setTimeout(() => {
      const { count = 0, write } = repeats.get(kind) ?? {}
      repeats.delete(kind)
      if (count > 0) write?.(count)
    }, pauseMs).unref()
  }
}

/** What a line says, without what differs from one victim to the next; undefined where it is about one request or a sentence. */
function kindOf([fields, words]: readonly unknown[]): string | undefined {
  if (typeof fields !== 'object' || fields === null || 'requestId' in fields) return undefined
  const { err, error, task } = fields as { err?: unknown; error?: unknown; task?: unknown }
  const { code, message, stack } = err instanceof Error ? (err as NodeJS.ErrnoException) : {}
  const cause = code ?? message ?? error
  if (cause === undefined) return undefined
  const place = stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return [words, task, cause, place].join('\n')
}
