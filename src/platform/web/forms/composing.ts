type Parts<E> = {
  /** Reads and writes the field's current text. */
  read(): string
  write(text: string): void
  /** Empties the field; what was taken may stay on the device until it has gone. */
  take(): void
  /** Resolves when what was written is kept where it goes; rejects when its writer must have it back. `along` goes with it. */
  send(text: string, along: E): Promise<unknown>
  /** The text stays in the field until it was sent: it changes something that exists already. */
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
export function composing<E>(parts: () => Parts<E>) {
  let queue: Promise<unknown> = Promise.resolve()
  let underWay = 0

  function count(change: number) {
    underWay += change
    parts().onBusy?.(underWay)
  }
  async function go({ text, along }: { text: string; along: E }, { send, stays }: Parts<E>) {
    try {
      await send(text, along)
      count(-1)
      parts().onSent?.(stays ? parts().read() !== text : parts().read() !== '')
    } catch (error) {
      count(-1)
      if (!stays) parts().write(joined(text, parts().read()))
      parts().onFailure?.(error)
    }
  }
  /** Takes what is written; a second press finds nothing more to send. */
  return function submit(along: E): Promise<void> {
    const now = parts()
    const text = now.read()
    if (now.stays && underWay > 0) return Promise.resolve()
    if (!now.stays) now.take()
    count(1)
    const sent = queue.then(() => go({ text, along }, now))
    queue = sent
    return sent
  }
}

/** Joins a returned text with the text written since. */
export function joined(back: string, since: string): string {
  return [back, since].filter((part) => part.trim() !== '').join('\n')
}
