import { timingSafeEqual } from 'node:crypto'
import { problems as platform } from '#platform/contract/problems.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Secrets } from '#platform/server/config/secrets.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { searchString } from '../../contract/criteria.ts'
import { problems } from '../../contract/problems.ts'
import {
  type updateSavedSearch,
  type Saved,
  SAVED_MAX,
  type saveSearch,
} from '../../contract/saved.endpoints.ts'
import { criteriaOf } from '../find/search.service.ts'
import {
  countLocked,
  deleteSaved,
  insertSaved,
  findSavedSearch,
  updateFrequencyOff,
  updateSaved,
} from './saved.queries.ts'

type Call = { services: Services; session: Session }
const CHANGES_AN_HOUR = 200
const PURPOSE = 'search-stop'

export async function saveSearchOf({
  services,
  session,
  body,
}: Call & { body: BodyOf<typeof saveSearch> }): Promise<Saved> {
  const { userId } = session
  await limitChanges({ services, session })
  const query = searchString({ ...criteriaOf(body.criteria), sort: null })
  return inTransaction(services.pool, async (tx) => {
    if ((await countLocked(tx, userId)) >= SAVED_MAX)
      throw new Problem(problems.savedTooMany, { values: { max: SAVED_MAX } })
    const { name, frequency } = body
    const saved = await insertSaved(tx, { id: newId(), userId, name: name.trim(), query, frequency })
    if (!saved) throw new Problem(problems.savedAlready)
    return saved
  })
}

export async function getSavedSearch({ services, session, id }: Call & { id: string }): Promise<Saved> {
  return present(await findSavedSearch(services.db, { id, userId: session.userId }))
}

export async function updateSearchOf({
  services,
  session,
  id,
  body,
}: Call & { id: string; body: BodyOf<typeof updateSavedSearch> }): Promise<Saved> {
  await limitChanges({ services, session })
  const { name, frequency } = body
  const changed = await updateSaved(services.db, {
    id,
    userId: session.userId,
    ...(name !== undefined && { name: name.trim() }),
    ...(frequency && { frequency }),
  })
  return present(changed)
}

export async function removeSearch({ services, session, id }: Call & { id: string }): Promise<void> {
  await limitChanges({ services, session })
  if (!(await deleteSaved(services.db, { id, userId: session.userId }))) throw new Problem(platform.notFound)
}

/** Returns the token of an email's link, which ends the emails of one search and does nothing else. */
export function stopToken(secrets: Secrets, id: string): string {
  return `${id}.${secrets.digest(PURPOSE, id).toString('base64url')}`
}

export async function endAlertsByToken(services: Services, token: string): Promise<{ name: string }> {
  const [id = '', proof = ''] = token.split('.')
  const proofBytes = Buffer.from(proof, 'base64url')
  const due = services.secrets.digest(PURPOSE, id)
  const isTrue = proofBytes.length === due.length && timingSafeEqual(proofBytes, due)
  const name = isTrue ? await updateFrequencyOff(services.db, id) : undefined
  if (name === undefined) throw new Problem(problems.stopUnknown)
  return { name }
}

async function limitChanges({ services, session }: Call): Promise<void> {
  const key = `search:change:${session.userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

function present(saved: Saved | undefined): Saved {
  if (!saved) throw new Problem(platform.notFound)
  return saved
}
