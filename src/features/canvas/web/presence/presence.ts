import { call } from '#platform/web/api/api.ts'
import { sayPresence } from '../../contract/canvas.endpoints.ts'
import type { CanvasCaret, CanvasPresence } from '../../contract/live.ts'

const AGAIN_MS = 20_000
/** Whoever has not been heard of for so long is no longer here. */
const PRESENT_MS = 45_000
const ARRIVE_MS = 300
const CARET_MS = 500

/** `place`: which one of the team, whose colour is theirs. */
export type Present = Pick<CanvasPresence, 'person' | 'name' | 'box'> & { place: number }
/** Where another writes: only who moves says so again. */
export type Caret = Present & CanvasCaret

type ReadCaret = () => { box: string; caret: CanvasCaret } | undefined

type Given = {
  id: string
  member: string
  /** Who is here, or in which box, is another than before. */
  onChange: (present: readonly Present[]) => void
}

/**
 * Who of the others is where in an application, and telling them where one is. A caret is told only while somebody could see
 * it; what moves by writing alone moves by itself.
 */
export function openPresence({ id, member, onChange }: Given) {
  const others = new Map<string, CanvasPresence>()
  const ends = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let carets: readonly Caret[] = []
  let team: readonly string[] = []
  let box: string | null = null
  const readers = new Set<ReadCaret>()
  let said: string | undefined
  // Until the live channel is open, nobody's answer is heard.
  let asks = true

  function tell(where: string | null, caret: CanvasCaret | null, isNew = false) {
    // Whoever misses it hears it again in a moment.
    void call(sayPresence, { params: { id }, body: { box: where, caret, asks: isNew }, renew: false }).catch(
      () => undefined,
    )
  }
  /** Of all editors that are open, the one in which one writes. */
  function written() {
    for (const read of readers) {
      const found = read()
      if (found) return found
    }
    return undefined
  }
  function say() {
    const found = others.size > 0 ? written() : undefined
    said = JSON.stringify(found)
    tell(found?.box ?? box, found?.caret ?? null, asks)
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
      if (box !== null && JSON.stringify(written()) !== said) say()
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
        setTimeout(() => keep({ ...heard, box: null }), PRESENT_MS),
      )
      if (heard.asks) arrive()
      // To the first whom one meets, the caret was not told yet.
      else if (!before) moved()
    }
    if ((before?.box ?? null) !== heard.box) onChange(placed())
    if (caretOf(before) !== caretOf(others.get(person))) drawCarets()
  }
  const placed = () => [...others.values()].map((one) => ({ ...one, place: team.indexOf(one.person) }))
  function drawCarets() {
    carets = placed().flatMap(({ caret, ...one }) => (caret ? [{ ...one, ...caret }] : []))
    for (const listener of listeners) listener()
  }
  const caretOf = (one: CanvasPresence | undefined) =>
    JSON.stringify(one?.caret ? [one.box, one.caret] : null)

  const again = setInterval(() => document.visibilityState === 'visible' && box !== null && say(), AGAIN_MS)
  // Whoever looks elsewhere, or goes, is not here.
  const turn = () => (document.visibilityState === 'visible' ? arrive() : leave())
  document.addEventListener('visibilitychange', turn)

  return {
    hear(heard: CanvasPresence) {
      if (heard.canvas === id && heard.person !== member) keep(heard)
    },
    /** Who is in the team, in the order in which they came. */
    ofTeam(now: readonly string[]) {
      if (now.join() === team.join()) return
      team = now
      onChange(placed())
      drawCarets()
    },
    carets: () => carets,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The live channel has opened: whoever has come meanwhile, or was not heard, is asked for. */
    ready() {
      asks = true
      arrive()
    },
    /** One is in this box now. */
    enter(now: string | null) {
      box = now
      arrive()
    },
    /** One's own caret may be read like this; nothing where one does not write. */
    writeWith(read: ReadCaret) {
      readers.add(read)
      return () => void readers.delete(read)
    },
    /** The caret may be elsewhere; cheap enough for each key. */
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
