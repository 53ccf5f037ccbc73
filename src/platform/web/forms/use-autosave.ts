import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, NoAnswerError } from '../api/api-error.ts'
import { placeOf } from './unsaved.ts'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'held' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }

type Versioned<T> = { value: T; version: string }
type Options<T> = {
  /** Names what is written, so that a reload finds it again. */
  name: string
  saved: Versioned<T>
  /** Saves on the version it builds on, tells the page what is saved, and gives the new version. */
  send(value: T, ifMatch: string): Promise<string>
  /** Another device was quicker: fetches what it has saved. */
  reload(): Promise<unknown>
  /** Whether something must be mended before it can be saved; until then it stays in this tab. */
  isHeld?(value: T): boolean
  /** Whether `send` leaves something out that is not finished; it stays in this tab too. */
  isUnfinished?(value: T): boolean
  /** Judges what this tab has kept: another release may have written it. */
  isReadable?(value: T): boolean
}

type Outcome = 'saved' | 'held' | 'failed'

const PAUSE_MS = 900

/**
 * Keeps what is written in this tab at once and saves it after a pause, on the version it builds on. If another device has
 * saved in the meantime, the person chooses, and nothing is lost.
 */
export function useAutosave<T extends object>(options: Options<T>) {
  const { name, saved, send, reload, isHeld, isUnfinished, isReadable } = options
  const place = placeOf(name)
  const [unsaved, setUnsaved] = useState<Versioned<T> | undefined>(() => read(place, isReadable))
  const [restored] = useState(unsaved !== undefined)
  const [state, setState] = useState<SaveState>({ kind: unsaved ? 'waiting' : 'idle' })
  const latest = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<Outcome>>(undefined)

  function keep(next: Versioned<T> | undefined) {
    latest.current = next
    setUnsaved(next)
    if (next) sessionStorage.setItem(place, JSON.stringify(next))
    else sessionStorage.removeItem(place)
  }

  async function save(): Promise<Outcome> {
    clearTimeout(timer.current)
    await sending.current
    if (!latest.current) return 'saved'
    if (isHeld?.(latest.current.value)) {
      setState({ kind: 'held' })
      return 'held'
    }
    sending.current = sendOff(latest.current).finally(() => {
      sending.current = undefined
    })
    return sending.current
  }

  async function sendOff({ value, version: base }: Versioned<T>): Promise<Outcome> {
    setState({ kind: 'saving' })
    try {
      const version = await send(value, `"${base}"`)
      const later = latest.current
      // What was typed while this was under way builds on what has just been saved.
      if (later && later.value !== value) {
        keep({ value: later.value, version })
        wait()
      } else {
        keep(isUnfinished?.(value) ? { value, version } : undefined)
        setState({ kind: 'saved', at: new Date() })
      }
      return 'saved'
    } catch (error) {
      if (error instanceof ApiError && error.code === 'platform.conflict') {
        await reload()
        setState({ kind: 'conflict' })
      } else setState({ kind: 'failed', error })
      return 'failed'
    }
  }

  function wait() {
    setState((now) => (now.kind === 'conflict' ? now : { kind: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  function forget() {
    clearTimeout(timer.current)
    keep(undefined)
    setState({ kind: 'idle' })
  }

  const leave = useEffectEvent(() => void save())
  useEffect(() => {
    leave()
    return () => leave()
  }, [])

  const goOn = useEffectEvent(() => {
    if (state.kind === 'failed' && state.error instanceof NoAnswerError) void save()
  })
  useEffect(() => {
    const reached = () => goOn()
    window.addEventListener('online', reached)
    return () => window.removeEventListener('online', reached)
  }, [])

  return {
    value: unsaved?.value ?? saved.value,
    state,
    restored,
    /** What the server said about single fields, when it refused. */
    faults: state.kind === 'failed' && state.error instanceof ApiError ? state.error.fields : {},
    edit(change: Partial<T> | ((now: T) => T)) {
      const now = latest.current?.value ?? saved.value
      const value = typeof change === 'function' ? change(now) : { ...now, ...change }
      keep({ value, version: latest.current?.version ?? saved.version })
      if (state.kind !== 'conflict') wait()
    },
    /** What comes of it: whoever publishes, sends or downloads goes on only with what is saved. */
    save,
    /** One's own instead of what the other device has saved. */
    insist() {
      if (latest.current) keep({ ...latest.current, version: saved.version })
      setState({ kind: 'waiting' })
      void save()
    },
    /** What the other device has saved, or what has taken its place, instead of one's own. */
    forget,
  }
}

export type Autosave<T extends object> = ReturnType<typeof useAutosave<T>>

function read<T>(place: string, isReadable: (value: T) => boolean = () => true): Versioned<T> | undefined {
  const text = sessionStorage.getItem(place)
  if (text === null) return undefined
  const kept = JSON.parse(text) as Versioned<T>
  return isReadable(kept.value) ? kept : undefined
}
