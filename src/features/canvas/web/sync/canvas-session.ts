import * as Y from 'yjs'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { ApiError, NoAnswerError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { storedAccessToken, tokenClaims } from '#platform/web/api/stored-tokens.ts'
import { draftPlace } from '#platform/web/forms/device-drafts.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { readUpdates, writeUpdate } from '../../contract/canvas.endpoints.ts'
import { aboutOf, contentOf, namelessOf, ROWS, wordsIn } from '../../contract/canvas-document.ts'
import { noteWriters } from '../../contract/canvas-writers.ts'
import { CanvasSync, FROM_DEVICE } from '../../contract/canvas-sync.ts'
import { TITLE_MAX } from '../../contract/title-length.ts'
import { openPresence, type Present } from '../presence/presence.ts'
import {
  CANVAS_CHANGED,
  CANVAS_PRESENCE,
  type CanvasChanged,
  type CanvasPresence,
} from '../../contract/live.ts'

/** What the rest of the page says about a text is drawn so often at most: each drawing judges the whole application. */
const DRAW_MS = 200
const IDLE_MS = 300
const PARTS = ['content', 'link', 'refusal', 'present'] as const satisfies readonly (keyof SessionNow)[]
const FIELDS = ['about', 'roles', ...ROWS] as const
const KEEP_MS = 80
const SEND_MS = 500
/** What several write at once comes together: each time the text is put in anew. */
const PULL_MS = 150
const RETRY_MS = 4000

type Link = 'opening' | 'device' | 'saved' | 'offline' | 'full' | 'refused'
export type SessionNow = {
  content: ApplicationContent
  link: Link
  /** Why the server takes no more, where it says so for good. */
  refusal: unknown
  present: readonly Present[]
}

type Signed = { stamp: string; age: number }

type Given = {
  id: string
  member: string
  template: CanvasTemplate
  /** What the server signed last, and how many milliseconds ago that was. */
  clock: Signed
  /** While changes are asked of a sent application: what a device had not brought in time stays out of them. */
  answers: boolean
  /** Something about the team has changed. */
  onTeam: () => void
}

const OTHER_TAB = Symbol('another tab')

/** One application open on this page: its document, on the device at once and on the server after a moment. */
export function openCanvas({ id, member, template, clock: signed, answers, onTeam }: Given) {
  const doc = new Y.Doc()
  const written = answers ? `${id}/changes` : id
  const place = draftPlace(member, `canvas/${written}`)
  const tabs = new BroadcastChannel(`canvas/${member}/${written}`)
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let clock = clockOf(signed)
  let isKept = true
  // Before the device's own text is there, the server is not asked: it would be held against half of it.
  let isRead = false
  let isClosed = false
  const texts = new Map<string, string>()
  let now: SessionNow = { content: read(), link: 'opening', refusal: undefined, present: [] }

  const sync = new CanvasSync({
    doc,
    transport: {
      async open() {
        const { snapshot, update, seq } = await call(readUpdates, { params: { id }, query: { open: '1' } })
        return { snapshot: bytesOf(snapshot), update: bytesOf(update), seq }
      },
      async read(after) {
        const { update, seq } = await call(readUpdates, { params: { id }, query: { after: String(after) } })
        // What others write puts a text in anew: between two keys rather than before one is seen.
        if (update !== null) await new Promise<void>((resolve) => whenIdle(resolve))
        return { update: bytesOf(update), seq }
      },
      async write(update) {
        // Nothing that one member wrote is ever sent in the name of another who has signed in here since.
        const signedIn = tokenClaims(storedAccessToken() ?? '')?.id
        if (signedIn !== undefined && String(signedIn) !== member) throw new NoAnswerError('signed out')
        const title = String(aboutOf(doc).get('title') ?? '').slice(0, TITLE_MAX)
        const kept = await call(writeUpdate, {
          params: { id },
          body: { update: toBase64(update), title },
          autosave: true,
        })
        clock = clockOf({ stamp: kept.stamp, age: 0 })
        return kept
      },
    },
    onWritten: () => {
      show({ link: now.link === 'refused' ? 'refused' : 'device' })
      later('send', SEND_MS, () => void send())
    },
  })

  function read(): ApplicationContent {
    return contentOf({ doc, template, members: namelessOf(doc), textIn })
  }
  /** Only the texts that were written in since are read again. */
  function textIn(box: string): string {
    const text = texts.get(box) ?? wordsIn(doc, box)
    texts.set(box, text)
    return text
  }
  function show(part: Partial<SessionNow>) {
    const before = now
    now = { ...now, ...part }
    if (PARTS.every((key) => now[key] === before[key])) return
    for (const listener of listeners) listener()
  }
  /** Once after a while, however often it is asked for meanwhile. */
  function later(name: string, wait: number, run: () => void) {
    if (isClosed || timers.has(name)) return
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name)
        run()
      }, wait),
    )
  }

  async function keep() {
    isKept = false
    try {
      await place.keep({ value: Y.encodeStateAsUpdate(doc), version: '', mark: 'canvas' })
      isKept = true
    } catch {
      show({ link: 'full' })
    }
  }

  async function send() {
    if (!isRead || now.link === 'refused') return
    try {
      await sync.sync()
      show({ link: sync.isSaved ? 'saved' : 'device' })
    } catch (error) {
      fail(error)
    }
  }
  function fail(error: unknown) {
    const isFinal =
      error instanceof ApiError &&
      error.status >= 400 &&
      error.status < 500 &&
      error.status !== 429 &&
      error.status !== 401
    show({ link: isFinal ? 'refused' : isKept ? 'offline' : 'full', refusal: isFinal ? error : undefined })
    if (!isFinal) later('send', RETRY_MS, () => void send())
  }
  async function pull() {
    if (!isRead) return
    try {
      await sync.pull()
      if (sync.isSaved) show({ link: 'saved' })
    } catch (error) {
      fail(error)
    }
  }

  const presence = openPresence({ id, member, onChange: (present) => show({ present }) })
  const stopNoting = noteWriters(doc, { me: member, template })
  doc.on('update', (update: Uint8Array, origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
    if (isClosed) return
    for (const box of texts.keys())
      if (transaction.changedParentTypes.has(doc.share.get(`text:${box}`)!)) texts.delete(box)
    if (isOfFields(doc, transaction)) show({ content: read() })
    else later('draw', DRAW_MS, () => whenIdle(() => !isClosed && show({ content: read() })))
    if (origin !== FROM_DEVICE) later('keep', KEEP_MS, () => whenIdle(() => void keep(), KEEP_MS))
    if (origin !== OTHER_TAB && origin !== FROM_DEVICE) tabs.postMessage(update)
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) =>
    Y.applyUpdate(doc, data, OTHER_TAB),
  )
  const stopLive = onLiveMessage(({ topic, data }) => {
    if (topic === 'live.ready') {
      presence.ready()
      void pull()
    }
    if (topic === CANVAS_CHANGED && (data as CanvasChanged).canvas === id) {
      const { seq, what } = data as CanvasChanged
      if (what === 'team') onTeam()
      else if (seq > sync.seq) later('pull', PULL_MS, () => void pull())
      later('team', 3000, onTeam)
    }
    if (topic === CANVAS_PRESENCE) presence.hear(data as CanvasPresence)
  })
  const online = () => void send()
  addEventListener('online', online)
  const hidden = () => document.visibilityState === 'hidden' && void keep().then(send)
  document.addEventListener('visibilitychange', hidden)

  void place
    .read()
    .catch(() => undefined)
    .then((kept) => {
      if (kept?.value instanceof Uint8Array) Y.applyUpdate(doc, kept.value, FROM_DEVICE)
      isRead = true
      show({ content: read() })
      void send()
    })

  return {
    id,
    doc,
    presence,
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Has everything of the server and gives it everything, and says the number of that state. */
    async settle(): Promise<number> {
      await sync.sync()
      await sync.pull()
      show({ link: sync.isSaved ? 'saved' : 'device' })
      return sync.seq
    },
    hearClock(heard: Signed) {
      const next = clockOf(heard)
      if (next.at > clock.at) clock = next
    },
    /** The server's clock, and how long ago it gave it. */
    clock: () => ({ stamp: clock.stamp, elapsed: Math.round(performance.now() - clock.at) }),
    /** What was written last is still sent; without a link it waits on the device until the application is opened again. */
    close() {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      void keep()
      void send().finally(() => sync.close())
      stopNoting()
      stopLive()
      presence.close()
      tabs.close()
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
    },
  }
}

/** `at` is in the time of this page, which nobody can set; the clock of the device may have been set back meanwhile. */
const clockOf = ({ stamp, age }: Signed) => ({ stamp, at: performance.now() - Math.max(0, age) })

export type CanvasSession = ReturnType<typeof openCanvas>

/**
 * Whether a field was typed in here. It shows what the document says, so it must say it before the next key: drawn later, the
 * field would be set back, and the key would be lost. Rich text draws itself.
 */
function isOfFields(doc: Y.Doc, { local, changedParentTypes }: Y.Transaction): boolean {
  return local && FIELDS.some((root) => changedParentTypes.has(doc.share.get(root)!))
}

/** The rest of the page is drawn between two keys. */
function whenIdle(run: () => void, timeout = IDLE_MS): void {
  if (typeof requestIdleCallback === 'undefined') run()
  else requestIdleCallback(run, { timeout })
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const bytesOf = (text: string | null | undefined) => (text ? fromBase64(text) : null)

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
