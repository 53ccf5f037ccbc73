/** What can be written in a field: words, or a whole post with its pictures. */
export type Writing<V> = {
  isEmpty(written: V): boolean
  /** What came back, before what was written since. */
  join(back: V, since: V): V
}

export const WORDS: Writing<string> = { isEmpty: (text) => text === '', join: joined }

type Parts<V, E> = {
  writing: Writing<V>
  /** Reads and writes what the field has now. */
  read(): V
  write(value: V): void
  /** Empties the field; what was taken may stay on the device until it has gone. */
  take(): void
  /** Resolves when what was written is kept where it goes; rejects when its writer must have it back. `along` goes with it. */
  send(value: V, along: E): Promise<unknown>
  /** The field keeps its text until the server has taken it, because the text replaces an older one. */
  stays?: boolean | undefined
  onBusy?(many: number): void
  /** It has gone; whether its writer has written on since. */
  onSent?(hasMore: boolean): void
  onFailure?(error: unknown): void
}

/**
 * Where something is written and sent: what is sent leaves the field in the same moment, so that no key that follows is lost
 * and nothing is sent twice, however slow the way is. One goes after the other; what cannot go comes back, before what was
 * written since.
 */
export function composing<V, E>(parts: () => Parts<V, E>) {
  let queue: Promise<unknown> = Promise.resolve()
  let underWay = 0

  function count(change: number) {
    underWay += change
    parts().onBusy?.(underWay)
  }
  async function go({ value, along }: { value: V; along: E }, { writing, send, stays }: Parts<V, E>) {
    try {
      await send(value, along)
      count(-1)
      const since = parts().read()
      parts().onSent?.(stays ? since !== value : !writing.isEmpty(since))
    } catch (error) {
      count(-1)
      if (!stays) parts().write(writing.join(value, parts().read()))
      parts().onFailure?.(error)
    }
  }
  /** Takes what is written; a second press finds nothing more to send. */
  return function submit(along: E): Promise<void> {
    const now = parts()
    const value = now.read()
    if (now.stays && underWay > 0) return Promise.resolve()
    if (!now.stays) now.take()
    count(1)
    const sending = queue.then(() => go({ value, along }, now))
    queue = sending
    return sending
  }
}

/** Joins a returned text with the text written since. */
export function joined(back: string, since: string): string {
  return [back, since].filter((part) => part.trim() !== '').join('\n')
}
