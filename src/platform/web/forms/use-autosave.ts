import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }

type Versioned<T> = { value: T; version: string }
type Options<T> = {
  /** Names what is written, so that a reload finds it again. */
  name: string
  saved: Versioned<T>
  /** Saves on the version it builds on and gives the new one. */
  send(value: T, ifMatch: string): Promise<string>
  /** Told what has been saved. */
  onSaved(saved: Versioned<T>): void
  /** Another device was quicker: fetches what it has saved. */
  reload(): Promise<unknown>
}

const PAUSE_MS = 900

/**
 * Keeps what is written in this tab at once and saves it after a pause. If another device has saved in the meantime, the
 * person chooses, and nothing is lost.
 */
export function useAutosave<T>({ name, saved, send, onSaved, reload }: Options<T>) {
  const place = `unsaved.${name}`
  const [unsaved, setUnsaved] = useState<Versioned<T> | undefined>(() => read(place))
  const [restored] = useState(unsaved !== undefined)
  const [state, setState] = useState<SaveState>({ kind: unsaved ? 'waiting' : 'idle' })
  const latest = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(undefined)

  function keep(next: Versioned<T> | undefined) {
    latest.current = next
    setUnsaved(next)
    if (next) sessionStorage.setItem(place, JSON.stringify(next))
    else sessionStorage.removeItem(place)
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current)
    await sending.current
    if (!latest.current) return
    sending.current = sendOff(latest.current).finally(() => {
      sending.current = undefined
    })
    await sending.current
  }

  async function sendOff(mine: Versioned<T>): Promise<void> {
    setState({ kind: 'saving' })
    try {
      const version = await send(mine.value, `"${mine.version}"`)
      onSaved({ value: mine.value, version })
      const later = latest.current
      // What was typed while this was under way builds on what has just been saved.
      if (later && later.value !== mine.value) {
        keep({ value: later.value, version })
        wait()
      } else {
        keep(undefined)
        setState({ kind: 'saved', at: new Date() })
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'platform.conflict') {
        await reload()
        setState({ kind: 'conflict' })
      } else setState({ kind: 'failed', error })
    }
  }

  function wait() {
    setState((now) => (now.kind === 'conflict' ? now : { kind: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  const leave = useEffectEvent(() => void save())
  useEffect(() => {
    leave()
    return () => leave()
  }, [])

  return {
    value: unsaved?.value ?? saved.value,
    state,
    restored,
    edit(part: Partial<T>) {
      const now = latest.current?.value ?? saved.value
      keep({ value: { ...now, ...part }, version: latest.current?.version ?? saved.version })
      if (state.kind !== 'conflict') wait()
    },
    save,
    /** One's own instead of what the other device has saved. */
    insist() {
      if (latest.current) keep({ ...latest.current, version: saved.version })
      setState({ kind: 'waiting' })
      void save()
    },
    /** What the other device has saved instead of one's own. */
    yieldTo() {
      keep(undefined)
      setState({ kind: 'idle' })
    },
  }
}

export type Autosave<T> = ReturnType<typeof useAutosave<T>>

function read<T>(place: string): Versioned<T> | undefined {
  const text = sessionStorage.getItem(place)
  return text === null ? undefined : (JSON.parse(text) as Versioned<T>)
}
