import * as Y from 'yjs'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { ApiError, isGone, NoAnswerError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { storedAccessToken, tokenClaims } from '#platform/web/api/stored-tokens.ts'
import { draftPlace } from '#platform/web/forms/device-drafts.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { getUpdates, addUpdate } from '../../contract/canvas.endpoints.ts'
import { aboutOf, contentOf, namelessOf, ROWS, wordsIn } from '../../contract/canvas-document.ts'
import { trackWriters } from '../../contract/canvas-writers.ts'
import { CanvasSync, FROM_DEVICE } from '../../contract/canvas-sync.ts'
import { TITLE_MAX } from '../../contract/title-length.ts'
import { openPresence, type Present } from '../presence/presence.ts'
import {
  CANVAS_CHANGED,
  CANVAS_PRESENCE,
  type CanvasChanged,
  type CanvasPresence,
} from '../../contract/live.ts'

/**
 * The least time in milliseconds between two updates of the rest of the page while typing, because each checks the whole
 * application.
 */
const DRAW_MS = 200
const IDLE_MS = 300
const PARTS = ['content', 'link', 'refusal', 'present'] as const satisfies readonly (keyof SessionNow)[]
const FIELDS = ['about', 'roles', ...ROWS] as const
const KEEP_MS = 80
const SEND_MS = 500
/** Collects concurrent writes, because each pull replaces the text. */
const PULL_MS = 150
const RETRY_MS = 4000

type Link = 'opening' | 'device' | 'saved' | 'offline' | 'full' | 'refused'
export type SessionNow = {
  content: ApplicationContent
  link: Link
  /** The error with which the server finally refuses updates. */
  refusal: unknown
  present: readonly Present[]
}

type Signed = { stamp: string; age: number }

type CanvasOptions = {
  id: string
  member: string
  template: CanvasTemplate
  /** The time that the server last signed, and the milliseconds since then. */
  clock: Signed
  /**
   * Set while changes to a sent application are requested; the device stores these apart, so that older unsent edits stay
   * out.
   */
  answers: boolean
  /** Called when something about the team has changed. */
  onTeam: () => void
}

const OTHER_TAB = Symbol('another tab')

/** Opens an application on this page; its document is stored on the device at once and on the server after a moment. */
export function openCanvas({ id, member, template, clock: signed, answers, onTeam }: CanvasOptions) {
  const doc = new Y.Doc()
  const storeName = answers ? `${id}/changes` : id
  const place = draftPlace(member, `canvas/${storeName}`)
  const tabs = new BroadcastChannel(`canvas/${member}/${storeName}`)
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let clock = clockOf(signed)
  let isKept = true
  // The server is asked only once the device's own text is loaded, because it would be compared with half of it.
  let isRead = false
  let isClosed = false
  const texts = new Map<string, string>()
  let now: SessionNow = { content: read(), link: 'opening', refusal: undefined, present: [] }

  const sync = new CanvasSync({
    doc,
    transport: {
      async open() {
        const { snapshot, update, seq } = await call(getUpdates, { params: { id }, query: { open: '1' } })
        return { snapshot: bytesOf(snapshot), update: bytesOf(update), seq }
      },
      async read(after) {
        const { update, seq } = await call(getUpdates, { params: { id }, query: { after: String(after) } })
        // Changes of others replace the text, so this waits until no key is being handled.
        if (update !== null) await new Promise<void>((resolve) => whenIdle(resolve))
        return { update: bytesOf(update), seq }
      },
      async write(update) {
        // Edits of one member are never sent in the name of another who has signed in here since.
        const signedIn = tokenClaims(storedAccessToken() ?? '')?.id
        if (signedIn !== undefined && String(signedIn) !== member) throw new NoAnswerError('signed out')
        const title = String(aboutOf(doc).get('title') ?? '').slice(0, TITLE_MAX)
        const response = await call(addUpdate, {
          params: { id },
          body: { update: toBase64(update), title },
          autosave: true,
        })
        clock = clockOf({ stamp: response.stamp, age: 0 })
        return response
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
  /** Returns the text of a box, reading again only those that have changed. */
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
  /** Runs once after a while, however often it is requested in the meantime. */
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
    // The member may have been removed while this page had no live channel; only this error reveals it.
    if (isGone(error)) onTeam()
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
  const stopNoting = trackWriters(doc, { me: member, template })
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
    .then((draft) => {
      if (draft?.value instanceof Uint8Array) Y.applyUpdate(doc, draft.value, FROM_DEVICE)
      isRead = true
      show({ content: read() })
      void send()
    })

  return {
    id,
    doc,
    presence,
    read: () => now,
    /** Returns false until the device or the server has provided content, or the request to the server has failed. */
    hasContent: () => now.link !== 'opening' || doc.store.clients.size > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Exchanges everything with the server and returns the number of that state. */
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
    /** The server's time, and the milliseconds since it was received. */
    clock: () => ({ stamp: clock.stamp, elapsed: Math.round(performance.now() - clock.at) }),
    /** Sends the last edits; when offline, they wait on the device until the application is opened again. */
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

/** `at` is in the page's own time, which nobody can set; the device's clock may have been set back in the meantime. */
const clockOf = ({ stamp, age }: Signed) => ({ stamp, at: performance.now() - Math.max(0, age) })

export type CanvasSession = ReturnType<typeof openCanvas>

/**
 * Returns true if a field was typed in here. A field shows the document's value, so it has to render before the next key;
 * later, it would be set back and lose the key. Rich text renders itself.
 */
function isOfFields(doc: Y.Doc, { local, changedParentTypes }: Y.Transaction): boolean {
  return local && FIELDS.some((root) => changedParentTypes.has(doc.share.get(root)!))
}

/** Renders the rest of the page between two keys. */
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
