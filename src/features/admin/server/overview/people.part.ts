import { sql } from '#platform/server/db/sql.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { GRACE_DAYS } from '#features/settings/contract/data.endpoints.ts'
import type { ConsolePart } from '#platform/server/console-part.ts'
import { countByWeek } from '#platform/server/db/weeks.queries.ts'
import { listActivePlaces, listActiveWeeks, countLeaving, listPeopleDrillDown } from './people.queries.ts'

const NAMES = new Map<string, string>(municipalities.map(({ id, name }) => [id, name]))

/** The overview's numbers of people who join, are active or are leaving. */
export const peopleConsole: ConsolePart = {
  queues: [
    {
      id: 'leaving',
      scope: 'users',
      path: '/admin?state=leaving#korisnici',
      lateAfterHours: null,
      async waiting(db) {
        const row = await countLeaving(db, GRACE_DAYS)
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
  ],
  metrics: [
    metricOf('accounts', 'created_at'),
    metricOf('onboarded', 'onboarded_at'),
    {
      id: 'active',
      scope: 'users',
      weeks: listActiveWeeks,
      repeats: true,
      withoutNames: true,
      async drillDown(db, span) {
        const rows = await listActivePlaces(db, span)
        return rows.map(({ municipality, count }) => ({
          name: NAMES.get(municipality) ?? '',
          path: null,
          at: null,
          count,
        }))
      },
    },
  ],
}

/** A metric of accounts by the moment in one of their columns. */
function metricOf(id: string, column: 'created_at' | 'onboarded_at') {
  const at = sql.raw(`u.${column}`)
  return {
    id,
    scope: 'users',
    weeks: (db, span) =>
      countByWeek(db, {
        ...span,
        table: sql`users u`,
        at,
        people: span.people && { query: span.people, column: sql`u.id` },
      }),
    drillDown: (db, span) => listPeopleDrillDown(db, at, span),
  } satisfies NonNullable<ConsolePart['metrics']>[number]
}
