import { mayEdit } from '#features/opportunities/server/index.ts'
import { listOrganisationsOf } from '#features/organisations/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'

export type Call = { services: Services; session: Session }

/** Notices an hour per person, in packs of up to 25. */
const NOTICES_AN_HOUR = 1500
const SAVES_AN_HOUR = 3000
const READINGS_AN_HOUR = 60

/** Returns for whom a member may import notices: the organisations they write for and, for staff, absent ones. */
export async function rightsOf(db: Db, session: Session) {
  const [all, staff] = await Promise.all([
    listOrganisationsOf(db, session.userId),
    mayEdit(db, session, { organisationId: null }),
  ])
  const organisations = all
    .filter(({ role, active }) => active && role !== 'reviewer')
    .map(({ id, name }) => ({ id, name }))
  return { organisations, staff }
}

/** Answers with 404 for organisations that the member may not write for. */
export async function refuseForeign(db: Db, session: Session, organisationId: string | null): Promise<void> {
  if (!(await mayEdit(db, session, { organisationId }))) throw new Problem(problems.notFound)
}

export async function limitReading({ services, session }: Call, count: number): Promise<void> {
  for (let one = 0; one < count; one += 25)
    await limitOrThrow(services.db, {
      key: `notices:read:${session.userId}`,
      limit: NOTICES_AN_HOUR / 25,
      windowSeconds: 3600,
    })
}

export async function limitSaving({ services, session }: Call): Promise<void> {
  await limitOrThrow(services.db, {
    key: `notices:save:${session.userId}`,
    limit: SAVES_AN_HOUR,
    windowSeconds: 3600,
  })
}

/** Limits readings, because each is a request to another site. */
export async function limitFeeds({ services, session }: Call): Promise<void> {
  await limitOrThrow(services.db, {
    key: `notices:feeds:${session.userId}`,
    limit: READINGS_AN_HOUR,
    windowSeconds: 3600,
  })
}
