import { addDays, fromLocal } from '#platform/contract/local-time.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { placedQuery } from '#platform/server/db/terms.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  type Bounds,
  figureOf,
  filterWayOf,
  narrows,
  splitAnswer,
  splitBounds,
  splitPair,
} from '../contract/answer-filter.ts'
import type { Field } from '../contract/rules/field.ts'
import { markQuery } from './submission-terms.ts'

const NONE = sql`false`

/** Conditions on submissions: on their own rows `s`, or on the figures `f` of a question. */
type Conditions = { more?: readonly SQL[]; figure?: SQL }

/** The condition of `question:value` on the answers; none match a question that was never asked or a value that says nothing. */
export function ofAnswer(fields: readonly Field[], answer: string): Conditions {
  const { field: id, value } = splitAnswer(answer)
  const field = fields.find((one) => one.id === id)
  const way = field && filterWayOf(field.kind)
  if (!field || !narrows(way, value)) return { more: [NONE] }
  switch (way) {
    case 'words':
      return ofWords(id, value)
    case 'yesno':
      return contains({ [id]: value === 'yes' })
    case 'option':
      return contains({ [id]: field.kind === 'choices' ? [value] : value })
    case 'row': {
      const { part, option } = splitPair(value)
      return contains({ [id]: { [part]: option } })
    }
    case 'place':
    case 'file':
      return { more: [sql`s.terms @@ ${markQuery(id, value)}`] }
    case 'figure':
      return between(id, splitBounds(value), figureOf)
    default:
      return between(id, splitBounds(value), (day) => day.replaceAll('-', ''))
  }
}

function ofWords(id: string, value: string): Conditions {
  const query = placedQuery(id, value)
  return { more: [query ? sql`s.terms @@ ${query}` : NONE] }
}

const contains = (part: object): Conditions => ({ more: [sql`s.answers @> ${JSON.stringify(part)}::jsonb`] })

function between(id: string, { least, most }: Bounds, say: (bound: string) => string): Conditions {
  const bounds = [
    sql`f.field = ${id}`,
    ...(least === '' ? [] : [sql`f.value >= ${say(least)}::double precision`]),
    ...(most === '' ? [] : [sql`f.value <= ${say(most)}::double precision`]),
  ]
  return { figure: sql.join(bounds, sql` and `) }
}

/** The condition of the days, the first and the last of them included, on which something was sent. */
export function ofDays({ from, until }: { from?: string | undefined; until?: string | undefined }): SQL[] {
  const first = from === undefined ? undefined : fromLocal(`${from}T00:00`)
  const next = until === undefined ? undefined : fromLocal(`${addDays(until, 1)}T00:00`)
  return [
    ...(first ? [sql`s.created_at >= ${toIso(first)}::timestamptz`] : []),
    ...(next ? [sql`s.created_at < ${toIso(next)}::timestamptz`] : []),
  ]
}
