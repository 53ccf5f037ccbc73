/**
 * What a form holds once what was sent has arrived: fields that nobody has touched since begin anew, and of a text that was
 * written on only what came since stays. What was changed in another way stays as it is.
 */
export function leftOver<T extends object>({ sent, now, next }: { sent: T; now: T; next: T }): T {
  const entries = Object.entries(now) as [keyof T, T[keyof T]][]
  const left = entries.map(([name, value]) => [
    name,
    since({ sent: sent[name], now: value, next: next[name] }),
  ])
  return Object.fromEntries(left) as T
}

function since({ sent, now, next }: { sent: unknown; now: unknown; next: unknown }): unknown {
  if (Object.is(sent, now)) return next
  const isWrittenOn = typeof sent === 'string' && typeof now === 'string' && now.startsWith(sent)
  return isWrittenOn ? now.slice(sent.length) : now
}
