import { randomBytes, randomInt } from 'node:crypto'

// The 12 bits behind the time count within a millisecond; each millisecond begins low enough to leave room.
const COUNTER_END = 1 << 12
const COUNTER_START = COUNTER_END >> 1

let last = { time: 0, counter: 0 }

/**
 * A UUIDv7: sorts by the time of its making, and within one process those of one millisecond sort as they were made. With
 * a time given, it is an id of that moment.
 */
export function newId(moment?: number): string {
  if (moment !== undefined) return write({ time: moment, counter: randomInt(COUNTER_END) })
  last = following(last, Date.now())
  return write(last)
}

// A clock that was set back does not take the order with it; a full millisecond borrows from the next one.
function following({ time, counter }: typeof last, now: number): typeof last {
  if (now > time) return { time: now, counter: randomInt(COUNTER_START) }
  if (counter + 1 < COUNTER_END) return { time, counter: counter + 1 }
  return { time: time + 1, counter: randomInt(COUNTER_START) }
}

function write({ time, counter }: typeof last): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
