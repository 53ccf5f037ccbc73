/**
 * Computes the content of a form after its values were sent: fields untouched since then are reset, and of a text that was
 * extended only the addition stays. Other changes stay as they are.
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
