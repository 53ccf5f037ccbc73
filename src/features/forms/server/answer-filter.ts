import { addDays, fromLocal } from '#platform/contract/local-time.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { placedQuery } from '#platform/server/db/terms.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { figureOf, filterWayOf, narrows, splitAnswer, splitBounds } from '../contract/answer-filter.ts'
import type { Field } from '../contract/rules/field.ts'

const NONE = sql`false`

/** The condition of `question:value` on the answers; none match a question that was never asked or a value that says nothing. */
export function ofAnswer(fields: readonly Field[], answer: string): SQL {
  const { field: id, value } = splitAnswer(answer)
  const field = fields.find((one) => one.id === id)
  const way = field && filterWayOf(field.kind)
  if (!field || !narrows(way, value)) return NONE
  switch (way) {
    case 'words': {
      const query = placedQuery(id, value)
      return query ? sql`s.terms @@ ${query}` : NONE
    }
    case 'yesno':
      return contains({ [id]: value === 'yes' })
    case 'option':
      return contains({ [id]: field.kind === 'choices' ? [value] : value })
    case 'figure': {
      const { least, most } = splitBounds(value)
      const bounds = [
        ...(least === '' ? [] : [`$."${id}" >= ${figureOf(least)}`]),
        ...(most === '' ? [] : [`$."${id}" <= ${figureOf(most)}`]),
      ]
      return sql`s.answers @@ ${bounds.join(' && ')}::jsonpath`
    }
    default: {
      const { least, most } = splitBounds(value)
      const answerValue = sql`(s.answers ->> ${id}) collate "C"`
      return sql`${answerValue} >= ${least} and ${answerValue} <= ${most || '9'}`
    }
  }
}

const contains = (part: object): SQL => sql`s.answers @> ${JSON.stringify(part)}::jsonb`

/** The condition of the days, the first and the last of them included, on which something was sent. */
export function ofDays({ from, until }: { from?: string | undefined; until?: string | undefined }): SQL[] {
  const first = from === undefined ? undefined : fromLocal(`${from}T00:00`)
  const next = until === undefined ? undefined : fromLocal(`${addDays(until, 1)}T00:00`)
  return [
    ...(first ? [sql`s.created_at >= ${toIso(first)}::timestamptz`] : []),
    ...(next ? [sql`s.created_at < ${toIso(next)}::timestamptz`] : []),
  ]
}
