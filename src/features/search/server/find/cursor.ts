import * as z from 'zod/mini'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Sort } from '../../contract/criteria.ts'

/** The tier of a match: 2 the title has whole words, 1 the title has their stems, 0 another part has them. */
export type Tier = 0 | 1 | 2
/** The last item of a page: the next page starts after it, whatever was inserted in between. */
export type Cursor = { sort: Sort; tier: Tier; at: string; id: string }

const MOMENT = /^(?:infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)$/
const cursorFields = z.tuple([
  z.enum(['best', 'newest', 'deadline', 'match']),
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.string().check(z.regex(/^(?:infinity|[-\d: .+]{1,40})$/)),
  z.uuid(),
])

export function writeCursor({ sort, tier, at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, tier, at, id])).toString('base64url')
}

/** Parses a cursor; throws like any invalid field if it is not ours or of another order. */
export function readCursor(after: string, sort: Sort): Cursor {
  const read = cursorFields.safeParse(parse(Buffer.from(after, 'base64url').toString('utf8')))
  const wrong = new Problem(problems.invalid, { fields: { after: 'invalid' } })
  if (!read.success) throw wrong
  const [of, tier, at, id] = read.data
  const isPosition = sort === 'match' && /^\d{1,6}$/.test(at)
  if (of !== sort || !(isPosition || (MOMENT.test(at) && isMoment(at)))) throw wrong
  return { sort, tier, at, id }
}

function isMoment(at: string): boolean {
  if (at === 'infinity') return true
  const date = new Date(`${at.slice(0, -'+00'.length).replace(' ', 'T')}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === at.slice(0, 10)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
