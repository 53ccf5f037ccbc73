import * as Y from 'yjs'
import { aboutOf, rowsOf, textOf } from '../../contract/canvas-document.ts'

export type Random = (below: number) => number

/** Returns a generator that gives the same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns seven bytes that announce thirty million structs. */
export function promisingMillions(): Uint8Array {
  return encode((to) => {
    to.writeLen(1)
    to.writeLen(30_000_000)
    to.writeLen(1)
  })
}

/** Returns updates of many writers at one place, where Yjs compares each of them with all others. */
export function conflicting(writers: number): Uint8Array {
  return encode((to) => {
    to.writeLen(writers)
    for (let writer = 1; writer <= writers; writer += 1) {
      to.writeLen(1)
      to.writeLen(writer)
      to.writeLen(0)
      to.writeInfo(7)
      to.writeLen(1)
      to.writeString('text:problem')
      to.writeLen(6)
    }
    to.writeLen(0)
  })
}

/** Returns an update as our devices write it: a title, rich words, a row, and a deletion. */
export function regularUpdate(random: Random): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = 1 + random(5)
  aboutOf(doc).set('title', 'k'.repeat(random(20)))
  const paragraph = new Y.XmlElement('paragraph')
  const words = new Y.XmlText('Klupe uz Bosnu, š č ž 🌱')
  paragraph.insert(0, [words])
  textOf(doc, 'problem').insert(0, [paragraph])
  words.format(random(4), 1 + random(6), { bold: true })
  if (random(2)) words.delete(random(5), 1 + random(5))
  rowsOf(doc, 'budget').push([new Y.Map([['id', 'b1'] as [string, unknown], ['amount', random(10_000)]])])
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return update
}

/** Returns an update as an attacker writes it: a good one with some changed bytes, or one composed of odd pieces. */
export function hostile(random: Random): Uint8Array {
  return random(3) === 0 ? broken(random) : composed(random)
}

function broken(random: Random): Uint8Array {
  const update = new Uint8Array(regularUpdate(random))
  for (let changes = 1 + random(6); changes > 0; changes -= 1) {
    const at = random(update.length)
    update[at] = [random(256), 0, 0x80, 0xff, update[at]! ^ (1 << random(8))][random(5)]!
  }
  return random(4) === 0 ? update.subarray(0, random(update.length)) : update
}

const NUMBERS = [0, 1, 2, 3, 5, 127, 128, 65_535, 30_000_000, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER]

function composed(random: Random): Uint8Array {
  return encode((to) => {
    const honest = random(4) !== 0
    const odd = () => NUMBERS[random(NUMBERS.length)]!
    const small = () => (random(12) === 0 ? odd() : random(6))
    const writers = 1 + random(3)
    to.writeLen(honest ? writers : odd())
    for (let writer = 0; writer < writers; writer += 1) {
      const structs = random(random(20) === 0 ? 600 : 12)
      to.writeLen(honest ? structs : odd())
      to.writeLen(random(8) === 0 ? small() : writer + 1)
      to.writeLen(random(5) === 0 ? small() : 0)
      for (let left = structs; left > 0; left -= 1) struct(to, { random, small, odd, left: structs - left })
    }
    const deleting = random(3)
    to.writeLen(honest ? deleting : odd())
    for (let writer = 0; writer < deleting; writer += 1) {
      const ranges = random(5)
      to.writeLen(writer + 1)
      to.writeLen(honest ? ranges : odd())
      let clock = 0
      for (let left = ranges; left > 0; left -= 1) {
        clock += small()
        const length = 1 + small()
        to.writeLen(Math.min(clock, Number.MAX_SAFE_INTEGER))
        to.writeLen(Math.min(length, Number.MAX_SAFE_INTEGER))
        clock += length
      }
    }
  })
}

type Odd = { random: Random; small: () => number; odd: () => number; left: number }

function struct(to: Y.UpdateEncoderV1, { random, small, odd, left }: Odd): void {
  const kind = [0, 1, 2, 4, 4, 5, 6, 7, 7, 8, 10, 3, 9, 17][random(random(6) === 0 ? 14 : 10)]!
  const places = left === 0 ? 0 : [0, 0x80, 0x40, 0xc0][random(4)]!
  to.writeInfo(kind | places | (random(2) ? 0x20 : 0))
  if (kind === 0 || kind === 10) return to.writeLen(1 + small())
  const place = () => {
    to.writeLen(1 + random(3))
    to.writeLen(random(10) === 0 ? odd() : random(left + 1))
  }
  if (places & 0x80) place()
  if (places & 0x40) place()
  if (places === 0) {
    const named = random(3)
    to.writeLen(named ? 1 : 0)
    if (named) to.writeString(['about', 'budget', 'text:problem', 'x'.repeat(random(300))][random(4)]!)
    else place()
    // Written even where it was not announced, so that the rest is then read out of step.
    if (random(2)) to.writeString('title')
  }
  content(to, kind, { random, small, odd, left })
}

function content(to: Y.UpdateEncoderV1, kind: number, { random, small, odd }: Odd): void {
  const json = () =>
    to.writeString(['null', '{"a":1}', '{', '['.repeat(random(4000)), 'undefined', '"š"'][random(6)]!)
  if (kind === 1) to.writeLen(small())
  if (kind === 2) {
    const values = random(4)
    to.writeLen(random(8) ? values : odd())
    for (let left = values; left > 0; left -= 1) json()
  }
  if (kind === 4) to.writeString(['', 'riječi', '🌱', 'n'.repeat(random(500))][random(4)]!)
  if (kind === 5) json()
  if (kind === 6) {
    to.writeString('bold')
    json()
  }
  if (kind === 7) {
    to.writeLen(random(9))
    if (random(2)) to.writeString('paragraph')
  }
  if (kind === 8) {
    const values = random(4)
    to.writeLen(random(8) ? values : odd())
    for (let left = values; left > 0; left -= 1)
      to.writeAny([1, 'a', null, { by: 'x', at: 2 ** 40 }, nested(random(60)), 1.5][random(6)]!)
  }
}

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)]
}

function encode(write: (to: Y.UpdateEncoderV1) => void): Uint8Array {
  const to = new Y.UpdateEncoderV1()
  write(to)
  return to.toUint8Array()
}
