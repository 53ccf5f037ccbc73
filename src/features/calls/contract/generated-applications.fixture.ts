import {
  type ApplicationContent,
  type ApplicationFacts,
  CONTRIBUTION_KINDS,
  COST_CATEGORIES,
} from './application-content.ts'
import type { CanvasTemplate } from './canvas-template.ts'

type GeneratorOptions = { count: number; seed: number; template: CanvasTemplate }

/** Generates applications, unfinished and complete, valid and invalid; the same ones for the same seed. */
export function* applications({
  count,
  seed,
  template,
}: GeneratorOptions): Generator<[ApplicationContent, ApplicationFacts]> {
  const { below, pick, times } = randomFrom(seed)
  const boxes = template.boxes.flatMap((box) => (box.kind === 'text' ? [box] : []))
  for (let index = 0; index < count; index += 1) {
    const members = times(10, (id) => ({ id: `m${id}`, name: pick(['Amra', 'Emir', '']), role: '' }))
    const content: ApplicationContent = {
      title: 'Klupe',
      municipality: pick(['zenica', 'kakanj', 'tuzla', null]),
      texts: Object.fromEntries(boxes.map(({ id, limit }) => [id, 'ž'.repeat(below(limit * 1.2))])),
      timeline: times(4, (id) => ({
        id: `t${id}`,
        what: 'x',
        from: pick(['2027-01-15', '2026-12-01', null]),
        until: pick(['2027-03-01', '2027-07-01', null]),
      })),
      budget: times(6, (id) => ({
        id: `b${id}`,
        what: 'x',
        category: pick(COST_CATEGORIES),
        amount: below(600_00),
      })),
      contributions: times(5, (id) => ({
        id: `c${id}`,
        kind: pick(CONTRIBUTION_KINDS),
        what: 'x',
        giver: 'y',
        value: below(900_00),
      })),
      members,
      documents: pick([[], [{ id: 'd', slot: 'consent-of-owner', name: 'a.pdf' }]]),
    }
    const memberFacts = members.slice(below(3)).map(({ id }) => [
      id,
      {
        registered: below(8) > 0,
        confirmed: below(4) > 0,
        age: pick([24, 16, 17, 35, 36, null]),
        elsewhere: below(12) === 0,
      },
    ])
    yield [content, { members: Object.fromEntries(memberFacts) }]
  }
}

/** Mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    times: <T>(atMost: number, make: (index: number) => T): T[] =>
      Array.from({ length: below(atMost + 1) }, (_, index) => make(index)),
  }
}
