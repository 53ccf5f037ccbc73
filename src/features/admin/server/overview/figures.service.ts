import { type Area, municipalities } from '#features/places/contract/municipalities.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AdminScope } from '#platform/contract/admin-scopes.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { ConsoleFigure, ConsolePart, ConsoleQueue, Span } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { BEHIND_LIMIT, type getFigure, type listFigures } from '../../contract/figures.endpoints.ts'
import type { Queue } from '../../contract/overview.endpoints.ts'
import { countPeople, livingIn } from './people.queries.ts'
import { lastWeeks, mondayOf, shifted } from './weeks.ts'

type Place = { area?: Area | undefined; municipality?: string | undefined }

/** What waits for this admin; a queue of another scope is nobody's to see. */
export async function queuesFor(input: {
  db: Db
  session: Session
  parts: readonly ConsolePart[]
}): Promise<Queue[]> {
  const { db, session, parts } = input
  const queues = seenBy<ConsoleQueue>(
    session,
    parts.flatMap((part) => part.queues ?? []),
  )
  return Promise.all(
    queues.map(async ({ id, path, waiting }) => {
      const { count, oldest } = await waiting(db)
      return { id, path, count, oldest: oldest?.toISOString() ?? null }
    }),
  )
}

/** Every figure of the admin's scopes over the same weeks. */
export async function figuresFor(input: {
  db: Db
  session: Session
  parts: readonly ConsolePart[]
  place: Place
}): Promise<ResponseOf<typeof listFigures>> {
  const { db, session, parts, place } = input
  const weeks = lastWeeks(new Date())
  const span = spanOf({ from: weeks[0] ?? '', to: shifted(weeks.at(-1) ?? '', 7), place })
  const seesPeople = may(session, 'users')
  const [people, ...figures] = await Promise.all([
    seesPeople ? countPeople(db) : null,
    ...figuresOf(session, parts).map(async (figure) => {
      const counts = new Map((await figure.weeks(db, span)).map(({ week, count }) => [week, count]))
      return { id: figure.id, counts: weeks.map((week) => counts.get(week) ?? 0) }
    }),
  ])
  return { weeks: [...weeks], people, figures }
}

/** What one week's number is made of. */
export async function behindFigure(input: {
  db: Db
  session: Session
  parts: readonly ConsolePart[]
  id: string
  week: string
  place: Place
}): Promise<ResponseOf<typeof getFigure>> {
  const { db, session, parts, id, week, place } = input
  const figure = figuresOf(session, parts).find((one) => one.id === id)
  if (!figure) throw new Problem(problems.notFound)
  const from = mondayOf(week)
  const span = { ...spanOf({ from, to: shifted(from, 7), place }), limit: BEHIND_LIMIT + 1 }
  const rows = await figure.behind(db, span)
  return {
    rows: rows.slice(0, BEHIND_LIMIT).map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null })),
    more: rows.length > BEHIND_LIMIT,
  }
}

function spanOf({ from, to, place }: { from: string; to: string; place: Place }): Span {
  const ids = municipalitiesOf(place)
  return { from, to, municipalities: ids, people: ids ? livingIn(ids) : undefined }
}

/** The narrower place decides. */
function municipalitiesOf({ area, municipality }: Place): readonly string[] | null {
  if (municipality) return [municipality]
  if (area) return municipalities.filter((one) => one.area === area).map(({ id }) => id)
  return null
}

function figuresOf(session: Session, parts: readonly ConsolePart[]): readonly ConsoleFigure[] {
  return seenBy<ConsoleFigure>(
    session,
    parts.flatMap((part) => part.figures ?? []),
  )
}

function seenBy<T extends { scope: AdminScope }>(session: Session, all: readonly T[]): readonly T[] {
  return all.filter(({ scope }) => may(session, scope))
}

function may(session: Session, scope: AdminScope): boolean {
  return session.globalAdmin || session.scopes.includes(scope)
}
