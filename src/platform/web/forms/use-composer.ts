import { useCallback, useEffect, useRef, useState } from 'react'
import { composing, WORDS, type Writing } from './composing.ts'
import { useDeviceDraft } from './use-device-draft.ts'

type Options<V, E> = {
  send(value: V, along: E): Promise<unknown>
  stays?: boolean
  onSent?(hasMore: boolean): void
  onFailure?(error: unknown): void
}
type Field<V> = { value: V; write(value: V): void; take(left: V): void }
type Sending<V, E> = Field<V> & Options<V, E> & { writing: Writing<V>; empty: (taken: V) => V }
type WordField = { text: string; write(text: string): void; take(): void }

/**
 * The one way in which something is written and sent off: messages, comments, questions, notes, posts. The field is wherever
 * its caller keeps it; `useDraftComposer` keeps it on this device.
 */
function useSending<V, E>({
  value,
  write,
  take,
  writing,
  empty,
  send,
  stays,
  onSent,
  onFailure,
}: Sending<V, E>) {
  const [many, setMany] = useState(0)
  // Several keys may come before the page is drawn again.
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  }, [value])
  const change = (next: V) => {
    now.current = next
    write(next)
  }
  const parts = {
    writing,
    read: () => now.current,
    write: change,
    take: () => {
      now.current = empty(now.current)
      take(now.current)
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
  const [submit] = useState(() => composing<V, E>(() => latest.current))
  return { write: change, read: useCallback(() => now.current, []), submit, busy: many > 0 }
}

export function useComposer<E = void>({ text, ...options }: WordField & Options<string, E>) {
  return { text, ...useSending<string, E>({ ...options, value: text, writing: WORDS, empty: () => '' }) }
}

type DraftOptions<V> = Options<V, void> & {
  name: string
  writing: Writing<V>
  first: V
  /** What the field has once all of it was taken. */
  empty: (taken: V) => V
}

/** Keeps the text of a composer on this device, for its writer alone, until the server has it. */
export function useDraftSending<V>({ name, first, ...options }: DraftOptions<V>) {
  const [value, write, forget, draft, show] = useDeviceDraft(name, first)
  const sending = useSending<V, void>({
    ...options,
    value,
    write,
    take: show,
    onSent(hasMore) {
      if (!hasMore) forget()
      options.onSent?.(hasMore)
    },
  })
  return { value, ...sending, kept: draft, forget }
}

/** The same for words alone. */
export function useDraftComposer({
  first = '',
  ...options
}: Options<string, void> & { name: string; first?: string }) {
  const { value: text, ...kept } = useDraftSending({ ...options, first, writing: WORDS, empty: () => '' })
  return { text, ...kept }
}
