import { useCallback, useEffect, useRef, useState } from 'react'
import { composing } from './composing.ts'
import { useKept } from './use-kept.ts'

type Options<E> = {
  send(text: string, along: E): Promise<unknown>
  stays?: boolean
  onSent?(hasMore: boolean): void
  onFailure?(error: unknown): void
}
type Field = {
  text: string
  write(text: string): void
  take(): void
}

/**
 * The one way in which something is written and sent off: messages, comments, questions, notes. The field is wherever its
 * caller keeps it; `useKeptComposer` keeps it on this device.
 */
export function useComposer<E = void>({
  text,
  write,
  take,
  send,
  stays,
  onSent,
  onFailure,
}: Field & Options<E>) {
  const [many, setMany] = useState(0)
  // Several keys may come before the page is drawn again.
  const now = useRef(text)
  useEffect(() => {
    now.current = text
  }, [text])
  const change = (next: string) => {
    now.current = next
    write(next)
  }
  const parts = {
    read: () => now.current,
    write: change,
    take: () => {
      now.current = ''
      take()
    },
    send,
    stays,
    onBusy: setMany,
    ...(onSent && { onSent }),
    ...(onFailure && { onFailure }),
  }
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const [submit] = useState(() => composing<E>(() => latest.current))
  return { text, write: change, read: useCallback(() => now.current, []), submit, busy: many > 0 }
}

/** The same, kept on this device for its writer until it has gone. */
export function useKeptComposer({
  name,
  first = '',
  ...options
}: Options<void> & { name: string; first?: string }) {
  const [text, write, forget, kept, show] = useKept(name, first)
  const composer = useComposer<void>({
    ...options,
    text,
    write,
    take: () => show(''),
    onSent(hasMore) {
      if (!hasMore) forget()
      options.onSent?.(hasMore)
    },
  })
  return { ...composer, kept, forget }
}
