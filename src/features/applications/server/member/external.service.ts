import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type {
  saveExternal,
  Listed,
  updateExternalStatus,
  createExternal,
} from '../../contract/application.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { insertExternal, updateStatusOfExternal, updateExternal } from '../applications.queries.ts'
import { findOwn } from './own.service.ts'
import { listed } from './present.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

const TRACKED_A_DAY = 100

/** Stores an application that the member has sent somewhere else. */
export async function createTracked({
  services: { db },
  session: { userId },
  body,
}: Call & { body: BodyOf<typeof createExternal> }): Promise<{ id: string }> {
  const key = `applications:track:${userId}`
  await limitOrThrow(db, { key, limit: TRACKED_A_DAY, windowSeconds: 24 * 3600 })
  return { id: await insertExternal(db, { userId, ...body }) }
}

export async function getExternalOf({ services: { db }, ...one }: Call & { id: string }): Promise<Listed> {
  const row = await findOwn(db, one)
  if (row.external === null) throw new Problem(problems.onlyOutside)
  return listed(row)
}

export async function saveExternalOf({
  services: { pool },
  session,
  id,
  body,
}: Call & { id: string; body: BodyOf<typeof saveExternal> }): Promise<Listed> {
  return inTransaction(pool, async (tx) => {
    const row = await findOwn(tx, { session, id }, { lock: true })
    if (row.external === null) throw new Problem(problems.onlyOutside)
    await updateExternal(tx, { id, ...body })
    return listed(await findOwn(tx, { session, id }))
  })
}

/** Sets the status in one statement, so that a concurrent change from another device stays. */
export async function updateStatus({
  services,
  session,
  id,
  body: { status },
}: Call & { id: string; body: BodyOf<typeof updateExternalStatus> }): Promise<Listed> {
  await updateStatusOfExternal(services.db, { id, userId: session.userId, status })
  return getExternalOf({ services, session, id })
}
