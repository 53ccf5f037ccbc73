import type { PartnerScope } from '#platform/contract/partner-scopes.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { newPartnerKey, partnerKeyHash } from '#platform/server/auth/partner-key.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import * as queries from './partner-keys.queries.ts'

type Call = { services: Services; session: Session }
type CallOfOne = Call & { id: string }
type Draft = { partner: string; scopes: readonly PartnerScope[]; expiresAt: string }

export async function createOne({ services, session, ...draft }: Call & Draft) {
  return inTransaction(services.pool, async (tx) => {
    const key = await insertOne(tx, services, draft)
    await recordAudit(tx, {
      services,
      session,
      action: 'partners.create',
      subject: { kind: 'key', id: key.id, name: draft.partner },
      after: { ending: endingOf(key.key), scopes: draft.scopes, expiresAt: draft.expiresAt },
    })
    return key
  })
}

/** Both keys work for some days, so that a partner can change over without a gap. */
export async function createSuccessor({
  services,
  session,
  id,
  expiresAt,
}: CallOfOne & { expiresAt: string }) {
  return inTransaction(services.pool, async (tx) => {
    const { partner, scopes, ending } = await findLive(tx, id)
    const key = await insertOne(tx, services, { partner, scopes, expiresAt })
    const isFirst = await queries.updateSuccessor(tx, { id, successor: key.id })
    if (!isFirst) throw new Problem(problems.notLive)
    await recordAudit(tx, {
      services,
      session,
      action: 'partners.replace',
      subject: { kind: 'key', id, name: partner },
      before: { ending },
      after: { ending: endingOf(key.key), expiresAt },
    })
    return key
  })
}

export async function deletePartnerKey({ services, session, id }: CallOfOne): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { partner, ending } = await findLive(tx, id)
    await queries.updateRevocation(tx, id)
    await recordAudit(tx, {
      services,
      session,
      action: 'partners.revoke',
      subject: { kind: 'key', id, name: partner },
      before: { ending },
    })
  })
}

async function insertOne(tx: Db, { secrets }: Services, { partner, scopes, expiresAt }: Draft) {
  const key = newPartnerKey()
  const row = {
    id: newId(),
    partner,
    scopes: [...new Set(scopes)],
    hash: partnerKeyHash(secrets, key),
    ending: endingOf(key),
    expiresAt,
  }
  if (!(await queries.insertKey(tx, row)))
    throw new Problem(platform.invalid, { fields: { expiresAt: 'invalid' } })
  return { id: row.id, key }
}

async function findLive(tx: Db, id: string) {
  const row = await queries.lockLiveKey(tx, id)
  if (!row) throw new Problem(problems.notLive)
  return row
}

function endingOf(key: string): string {
  return key.slice(-4)
}
