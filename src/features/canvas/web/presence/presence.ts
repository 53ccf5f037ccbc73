import { call } from '#platform/web/api/api.ts'
import { sendPresence } from '../../contract/canvas.endpoints.ts'
import type { CanvasCaret, CanvasPresence } from '../../contract/live.ts'

const AGAIN_MS = 20_000
/** The time in milliseconds after which a silent person counts as gone. */
const PRESENT_MS = 45_000
const ARRIVE_MS = 300
const CARET_MS = 500

/** `place`: the position in the team, which determines the colour. */
export type Present = Pick<CanvasPresence, 'person' | 'name' | 'box'> & { place: number }
/** The caret of another person, who sends it again only after moving. */
export type Caret = Present & CanvasCaret

type ReadCaret = () => { box: string; caret: CanvasCaret } | undefined

type PresenceOptions = {
  id: string
  member: string
  /** Called when somebody arrives, leaves or changes the box. */
  onChange: (present: readonly Present[]) => void
}

/**
 * Tracks the places of others in an application and sends the member's own. A caret is sent only while somebody could
 * see it; one that moves with the text is not sent again.
 */
export function openPresence({ id, member, onChange }: PresenceOptions) {
  const others = new Map<string, CanvasPresence>()
  const ends = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let carets: readonly Caret[] = []
  let team: readonly string[] = []
  let box: string | null = null
  const readers = new Set<ReadCaret>()
  let lastCaret: string | undefined
  // Before the live channel is open, no answer can arrive.
  let asks = true

  function tell(where: string | null, caret: CanvasCaret | null, isNew = false) {
    // A lost message is repeated a moment later.
    void call(sendPresence, { params: { id }, body: { box: where, caret, asks: isNew }, renew: false }).catch(
      () => undefined,
    )
  }
  /** Returns the place in the open editor in which the member writes. */
  function ownCaret() {
    for (const read of readers) {
      const caret = read()
      if (caret) return caret
    }
    return undefined
  }
  function say() {
    const position = others.size > 0 ? ownCaret() : undefined
    lastCaret = JSON.stringify(position)
    tell(position?.box ?? box, position?.caret ?? null, asks)
    asks = false
  }
  const leave = () => tell(null, null)
  function later(name: string, wait: number, run: () => void) {
    if (timers.has(name)) return
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name)
        run()
      }, wait),
    )
  }
  const arrive = () => later('arrive', ARRIVE_MS, () => box !== null && say())

  function moved() {
    if (others.size === 0) return
    later('caret', CARET_MS, () => {
      if (box !== null && JSON.stringify(ownCaret()) !== lastCaret) say()
    })
  }

  function keep(heard: CanvasPresence) {
    const { person } = heard
    clearTimeout(ends.get(person))
    const before = others.get(person)
    if (heard.box === null) {
      others.delete(person)
      ends.delete(person)
    } else {
      others.set(person, heard)
      ends.set(
        person,
        setTimeout(() => forget(person), PRESENT_MS),
      )
      if (heard.asks) arrive()
      // The first person who arrives has not got the caret yet.
      else if (!before) moved()
    }
    if ((before?.box ?? null) !== heard.box) onChange(placed())
    if (caretOf(before) !== caretOf(others.get(person))) drawCarets()
  }
  function forget(person: string) {
    const heard = others.get(person)
    if (heard) keep({ ...heard, box: null })
  }
  const placed = () => [...others.values()].map((one) => ({ ...one, place: team.indexOf(one.person) }))
  function drawCarets() {
    carets = placed().flatMap(({ caret, ...one }) => (caret ? [{ ...one, ...caret }] : []))
    for (const listener of listeners) listener()
  }
  const caretOf = (one: CanvasPresence | undefined) =>
    JSON.stringify(one?.caret ? [one.box, one.caret] : null)

  const again = setInterval(() => document.visibilityState === 'visible' && box !== null && say(), AGAIN_MS)
  // A hidden or closed page counts as absent.
  const turn = () => (document.visibilityState === 'visible' ? arrive() : leave())
  document.addEventListener('visibilitychange', turn)

  return {
    hear(heard: CanvasPresence) {
      if (heard.canvas === id && heard.person !== member) keep(heard)
    },
    /** Sets the team in the order in which its members joined. */
    ofTeam(now: readonly string[]) {
      if (now.join() === team.join()) return
      const gone = team.filter((person) => !now.includes(person))
      team = now
      // A removed member can no longer say that they left.
      for (const person of gone) forget(person)
      onChange(placed())
      drawCarets()
    },
    carets: () => carets,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Asks for everybody again once the live channel opens, because earlier messages were missed. */
    ready() {
      asks = true
      arrive()
    },
    /** Sets the box in which the member is. */
    enter(now: string | null) {
      box = now
      arrive()
    },
    /** Registers a reader of the member's own caret; it returns undefined while the member does not write there. */
    writeWith(read: ReadCaret) {
      readers.add(read)
      return () => void readers.delete(read)
    },
    /** Notes that the caret may have moved; cheap enough for each key. */
    moved,
    close() {
      clearInterval(again)
      for (const timer of [...timers.values(), ...ends.values()]) clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
      leave()
    },
  }
}

export type Presence = ReturnType<typeof openPresence>
