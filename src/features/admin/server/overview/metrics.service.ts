import { type Area, municipalities } from '#features/places/contract/municipalities.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AdminScope } from '#platform/contract/admin-scopes.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Span } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Feature } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  DRILL_DOWN_LIMIT,
  type getDrillDown as getDrillDownEndpoint,
  type listMetrics as listMetricsEndpoint,
} from '../../contract/metrics.endpoints.ts'
import type { Queue } from '../../contract/overview.endpoints.ts'
import { countPeople, getResidentsQuery } from './people.queries.ts'
import { addDays } from '#platform/contract/local-time.ts'
import { lastWeeks, mondayOf } from './weeks.ts'

/** The age in hours at which a queue is late, unless its feature promises another. */
const LATE_AFTER_HOURS = 72

type Input = { db: Db; session: Session; features: readonly Feature[]; locale: Locale }
type Within = { place: Place }
type Place = { area?: Area | undefined; municipality?: string | undefined }

/** Returns the queues within this admin's scopes. */
export async function queuesFor({ db, session, features, locale }: Input): Promise<Queue[]> {
  const queues = features.flatMap(({ console, catalogues }) =>
    visibleTo(session, console?.queues ?? []).map((queue) => ({ queue, catalogues })),
  )
  return Promise.all(
    queues.map(async ({ queue: { id, path, lateAfterHours = LATE_AFTER_HOURS, waiting }, catalogues }) => {
      const { count, oldest } = await waiting(db)
      const text = (name: string) => registeredText(catalogues, locale, 'console', 'queues', id, name)
      const hours = oldest ? (Date.now() - oldest.getTime()) / 3_600_000 : 0
      return {
        id,
        title: text('title') ?? id,
        hint: text('hint') ?? null,
        path,
        count,
        oldest: toIso(oldest),
        isLate: lateAfterHours !== null && hours > lateAfterHours,
        needsStaff: lateAfterHours !== null,
      }
    }),
  )
}

/** Returns every metric within the admin's scopes over the same weeks. */
export async function listMetrics({
  db,
  session,
  features,
  locale,
  place,
}: Input & Within): Promise<ResponseOf<typeof listMetricsEndpoint>> {
  const weeks = lastWeeks(new Date())
  const span = spanOf({ from: weeks[0] ?? '', to: addDays(weeks.at(-1) ?? '', 7), place })
  const seesPeople = may(session, 'users')
  const [people, ...metrics] = await Promise.all([
    seesPeople ? countPeople(db) : null,
    ...metricsOf(session, features).map(async ({ metric, catalogues }) => {
      const counts = new Map((await metric.weeks(db, span)).map(({ week, count }) => [week, count]))
      const text = (name: string) => registeredText(catalogues, locale, 'console', 'metrics', metric.id, name)
      return {
        id: metric.id,
        title: text('title') ?? metric.id,
        note: text('note') ?? '',
        repeats: metric.repeats === true,
        withoutNames: metric.withoutNames === true,
        counts: weeks.map((week) => counts.get(week) ?? 0),
      }
    }),
  ])
  return { weeks: [...weeks], people, metrics }
}

/** Lists the people or things behind one week's number. */
export async function getDrillDown({
  db,
  session,
  features,
  id,
  week,
  place,
}: Omit<Input, 'locale'> & Within & { id: string; week: string }): Promise<
  ResponseOf<typeof getDrillDownEndpoint>
> {
  const metric = metricsOf(session, features).find((one) => one.metric.id === id)?.metric
  if (!metric) throw new Problem(problems.notFound)
  const from = mondayOf(week)
  const span = { ...spanOf({ from, to: addDays(from, 7), place }), limit: DRILL_DOWN_LIMIT + 1 }
  const rows = await metric.drillDown(db, span)
  return {
    rows: rows.slice(0, DRILL_DOWN_LIMIT).map(({ at, ...row }) => ({ ...row, at: toIso(at) })),
    more: rows.length > DRILL_DOWN_LIMIT,
  }
}

function spanOf({ from, to, place }: Within & { from: string; to: string }): Span {
  const ids = municipalitiesOf(place)
  return { from, to, municipalities: ids, people: ids ? getResidentsQuery(ids) : undefined }
}

/** Returns the municipalities of a place; the narrower filter decides. */
function municipalitiesOf({ area, municipality }: Place): readonly string[] | null {
  if (municipality) return [municipality]
  if (area) return municipalities.filter((one) => one.area === area).map(({ id }) => id)
  return null
}

function metricsOf(session: Session, features: readonly Feature[]) {
  return features.flatMap(({ console, catalogues }) =>
    visibleTo(session, console?.metrics ?? []).map((metric) => ({ metric, catalogues })),
  )
}

function visibleTo<T extends { scope: AdminScope }>(session: Session, all: readonly T[]): readonly T[] {
  return all.filter(({ scope }) => may(session, scope))
}

function may(session: Session, scope: AdminScope): boolean {
  return session.globalAdmin || session.scopes.includes(scope)
}
