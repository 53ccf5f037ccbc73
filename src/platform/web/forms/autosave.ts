import { hashKey } from '@tanstack/react-query'
import { ApiError, NoAnswerError } from '../api/api-error.ts'
import type { DraftPlace } from './device-drafts.ts'

export type Versioned<T> = { value: T; version: string }

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'held' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: Date }
  /** Refused, or without an answer; what is without an answer is tried again by itself. */
  | { kind: 'failed'; error: unknown; again: boolean }

export type AutosaveOptions<T> = {
  saved: Versioned<T>
  /** Saves on the version it builds on, tells the page what is saved, and gives the new version. */
  send(value: T, ifMatch: string): Promise<string>
  /** Another device was quicker: fetches what it has saved. */
  reload(): Promise<unknown>
  /** Whether something must be mended before it can be saved; until then it stays on this device. */
  isHeld?(value: T): boolean
  /** Whether `send` leaves something out that is not finished; it stays on this device too. */
  isUnfinished?(value: T): boolean
  /** Judges what this device has kept: another release may have written it. */
  isReadable?(value: T): boolean
}

export type AutosaveNow<T> = {
  /** The value that is not saved yet; undefined where the saved value is on the screen. */
  unsaved: T | undefined
  state: SaveState
  /** Whether the device holds what is unsaved. */
  device: 'keeping' | 'kept' | 'full'
  restored: boolean
  /** The server's refusals of single fields. */
  faults: Readonly<Record<string, string>>
}

export type Outcome = 'saved' | 'held' | 'failed'
export type Edit<T> = (now: T) => T

const PAUSE_MS = 900
const RETRY_MS = [2000, 5000, 15_000, 60_000]
const NO_FAULTS = {}

/**
 * Keeps what is written on this device at once and saves it after a pause, on the version it builds on. Whether it is saved
 * is said by the server's answers alone; if another device has saved in the meantime, the person chooses.
 */
export function createAutosave<T extends object>(place: DraftPlace, first: AutosaveOptions<T>) {
  let options = first
  let latest: Versioned<T> | undefined
  /** What the server took last, and the version that the page had then; its value too where versions are not counted. */
  let receipt: (Versioned<T> & { base: string; pageHash: string | undefined }) | undefined
  let now: AutosaveNow<T> = {
    unsaved: undefined,
    state: { kind: 'idle' },
    device: 'kept',
    restored: false,
    faults: NO_FAULTS,
  }
  let mark = ''
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<Outcome> | undefined
  let early: Edit<T>[] | undefined = []
  const listeners = new Set<() => void>()

  /** Returns the newest saved value that this device knows of: the page renders an answer a moment after the save. */
  function savedOn(page: Versioned<T>): Versioned<T> {
    if (receipt?.base !== page.version) return page
    // Where versions are not counted, another value says that the page has moved on.
    const hasMoved = receipt.pageHash !== undefined && hashKey([page.value]) !== receipt.pageHash
    return hasMoved ? page : receipt
  }

  function show(part: Partial<AutosaveNow<T>>) {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }

  function keep(next: Versioned<T> | undefined) {
    const before = mark
    latest = next
    mark = next ? crypto.randomUUID() : ''
    const mine = mark
    show({ unsaved: next?.value, device: next ? 'keeping' : 'kept' })
    const write = next ? place.keep({ ...next, mark }) : before === '' ? undefined : place.drop(before)
    write?.then(
      () => mine === mark && show({ device: 'kept' }),
      // A draft that cannot be removed equals the saved value; it is recognised when it comes back.
      () => mine === mark && next && show({ device: 'full' }),
    )
  }

  /** Only for a page that stands: one that is drawn and thrown away must not send what another one then misses. */
  let reading: Promise<void> | undefined

  function start(): Promise<void> {
    reading ??= place.read().then(
      (draft) => {
        const edits = early ?? []
        early = undefined
        const value = draft?.value as T | undefined
        if (!draft || !value || !(options.isReadable?.(value) ?? true)) return
        mark = draft.mark
        keep({ value: edits.reduce((next, edit) => edit(next), value), version: draft.version })
        show({ restored: true })
        void save()
      },
      () => {
        // A device that keeps nothing has nothing to bring back.
        early = undefined
      },
    )
    return reading
  }

  async function save(): Promise<Outcome> {
    await start()
    clearTimeout(timer)
    while (sending) await sending
    if (!latest) return 'saved'
    if (now.state.kind === 'conflict') return 'failed'
    if (options.isHeld?.(latest.value)) {
      show({ state: { kind: 'held' } })
      return 'held'
    }
    sending = send(latest).finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send({ value, version: base }: Versioned<T>): Promise<Outcome> {
    show({ state: { kind: 'saving' } })
    try {
      const version = await options.send(value, `"${base}"`)
      tries = 0
      if (latest && latest.value !== value) {
        // Text typed in the meantime builds on the version just saved.
        keep({ value: latest.value, version })
        wait(PAUSE_MS)
      } else if (latest && options.isUnfinished?.(value)) {
        keep({ value, version })
        show({ state: { kind: 'held' }, faults: NO_FAULTS })
      } else {
        const pageHash = version === base ? hashKey([options.saved.value]) : undefined
        receipt = { value, version, base, pageHash }
        settle()
      }
      return 'saved'
    } catch (error) {
      return fail(error)
    }
  }

  async function fail(error: unknown): Promise<Outcome> {
    if (error instanceof ApiError && error.code === 'platform.conflict') {
      const loaded = await options.reload().then(
        () => true,
        () => false,
      )
      if (loaded) {
        show({ state: { kind: 'conflict' } })
        recognise()
        return now.state.kind === 'conflict' ? 'failed' : 'saved'
      }
    }
    const again = mayPass(error)
    show({
      state: { kind: 'failed', error, again },
      faults: error instanceof ApiError ? error.fields : now.faults,
    })
    if (again) {
      clearTimeout(timer)
      timer = setTimeout(() => void save(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
      tries += 1
    }
    return 'failed'
  }

  function settle() {
    keep(undefined)
    show({ state: { kind: 'saved', at: new Date() }, restored: false, faults: NO_FAULTS })
  }

  /** An answer that was lost on its way looks like somebody else's: what is saved is one's own text. */
  function recognise() {
    if (now.state.kind !== 'conflict' || !latest) return
    // The database gives fields in an order of its own.
    if (hashKey([latest.value]) === hashKey([options.saved.value])) settle()
  }

  function wait(pause: number) {
    show({ state: { kind: 'waiting' } })
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pause)
  }

  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      void start()
      return () => void listeners.delete(listener)
    },
    /** Passes on news from the page, such as another device's saved version. */
    connect(next: AutosaveOptions<T>) {
      options = next
      // The page may come back to the value that it had before: another device may have cleared what this one saved.
      if (receipt?.pageHash !== undefined && savedOn(next.saved) === next.saved) receipt = undefined
      recognise()
    },
    edit(change: Edit<T>) {
      void start()
      early?.push(change)
      const { value, version } = latest ?? savedOn(options.saved)
      keep({ value: change(value), version })
      if (now.state.kind !== 'conflict') wait(PAUSE_MS)
    },
    /** Saves now and resolves with the result: publishing, sending and downloading go on only with a saved value. */
    save,
    /** There may be a link again. */
    resume() {
      if (now.state.kind === 'failed' && now.state.again) void save()
    },
    /** One's own instead of what the other device has saved. */
    insist() {
      if (latest) keep({ ...latest, version: options.saved.version })
      show({ state: { kind: 'waiting' } })
      void save()
    },
    /** Drops one's own value for the other device's, or for the one that replaced it. */
    forget() {
      clearTimeout(timer)
      receipt = undefined
      keep(undefined)
      show({ state: { kind: 'idle' }, restored: false, faults: NO_FAULTS })
    },
    savedOn,
    /** The version that what is written builds on. */
    base: () => (latest ?? savedOn(options.saved)).version,
    isDone: () => latest === undefined && sending === undefined,
  }
}

export type AutosaveMachine<T extends object> = ReturnType<typeof createAutosave<T>>

/** Whether the same may be taken later: no answer, too much at once, or the server's own fault. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof NoAnswerError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
