import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Exporting, exportFiles, zipStream } from '#features/settings/server/index.ts'
import { orderVerificationMail } from '#features/account/server/index.ts'
import { GRACE_DAYS } from '#features/settings/contract/data.endpoints.ts'
import { endRecovery } from '#features/recovery/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { findUserById, updateRole, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { updateRights as updateRightsEndpoint } from '../../contract/person.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { personMail } from '../person-mails.ts'
import { actingOn, type Call, refuseWithoutOthers } from './acting.policy.ts'

const idRows = rowsOf({ id: z.string() })

const EXPORTS_AN_HOUR = 20
const RESENDS = 5

/** Suspends the account: ends its sessions now and blocks sign-in until it is lifted. */
export function createSuspension({
  until,
  spareGlobalAdmins = false,
  ...call
}: Call & {
  until: string | null
  /** Who acts on many at once never closes a global admin's account by it. */
  spareGlobalAdmins?: boolean
}): Promise<void> {
  const suspendedUntil = until === null ? null : new Date(until)
  if (suspendedUntil && suspendedUntil.getTime() <= Date.now())
    throw new Problem(problems.untilPast, { fields: { until: problems.untilPast.code } })
  return actingOn(call, async (tx, user, others) => {
    if (user.suspendedAt) throw new Problem(problems.alreadySo)
    if (spareGlobalAdmins && user.hasGlobalPermissions) throw new Problem(problems.onlyGlobal)
    refuseWithoutOthers(user, others)
    await updateUser(tx, user.id, { suspendedAt: new Date(), suspendedUntil })
    await endSessions({ db: tx, userId: user.id, reason: 'suspended' })
    await note(tx, call, { user, action: 'admin.suspend', after: { suspended: true, until } })
    await tell(tx, call, { user, kind: suspendedUntil ? 'suspendedUntil' : 'suspended', at: suspendedUntil })
  })
}

export function endSuspension(call: Call): Promise<void> {
  return actingOn(call, async (tx, user) => {
    if (!user.suspendedAt) throw new Problem(problems.alreadySo)
    await updateUser(tx, user.id, { suspendedAt: null, suspendedUntil: null })
    await note(tx, call, { user, action: 'admin.lift', after: { suspended: false } })
    await tell(tx, call, { user, kind: 'lifted' })
  })
}

export function updateRights({
  rights,
  ...call
}: Call & { rights: Omit<BodyOf<typeof updateRightsEndpoint>, 'reason'> }): Promise<void> {
  const { role, globalAdmin } = rights
  const scopes = [...new Set(rights.scopes)].sort()
  const fits = role === 'ADMIN' ? globalAdmin !== scopes.length > 0 : !globalAdmin && scopes.length === 0
  if (!fits) throw new Problem(problems.rightsWrong, { fields: { scopes: problems.rightsWrong.code } })
  return actingOn(call, async (tx, user, others) => {
    const before = {
      role: user.role,
      globalAdmin: user.hasGlobalPermissions,
      scopes: user.adminScopes.toSorted(),
    }
    const after = { role, globalAdmin, scopes }
    if (JSON.stringify(before) === JSON.stringify(after)) throw new Problem(problems.alreadySo)
    if (!globalAdmin) refuseWithoutOthers(user, others)
    const fresh =
      role === 'USER' ? { role } : globalAdmin ? { role, globalAdmin: true as const } : { role, scopes }
    await updateRole(tx, { userId: user.id, rights: fresh })
    await note(tx, call, { user, action: 'admin.rights', before, after })
    await tell(tx, call, { user, kind: 'rights' })
  })
}

export function signOut(call: Call): Promise<void> {
  return actingOn(call, async (tx, user) => {
    const sessions = await endSessions({ db: tx, userId: user.id, reason: 'revoked' })
    await note(tx, call, { user, action: 'admin.sign-out', after: { sessions } })
    await tell(tx, call, { user, kind: 'signedOut' })
  })
}

/** Schedules the deletion as if the member had asked for it: they have 30 days to take it back. */
export function noteDeletion(call: Call): Promise<void> {
  return actingOn(call, async (tx, user, others) => {
    if (user.deleteAfter) throw new Problem(problems.alreadySo)
    refuseWithoutOthers(user, others)
    const deleteAfter = new Date(Date.now() + GRACE_DAYS * 86_400_000)
    await updateUser(tx, user.id, { deleteAfter })
    await endRecovery({ services: call.services, tx, user })
    await endSessions({ db: tx, userId: user.id, reason: 'deleted' })
    await note(tx, call, { user, action: 'admin.delete', after: { deleteAfter: toIso(deleteAfter) } })
    await tell(tx, call, { user, kind: 'leaving', at: deleteAfter })
  })
}

/** Exports a member's data for a person who asked outside of the settings, and tells the member. */
export async function exportPerson({ features, ...call }: Call & { features: readonly Exporting[] }) {
  const { services, session, id } = call
  const key = `admin:export:${session.userId}`
  await limitOrThrow(services.db, { key, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 })
  await actingOn(call, async (tx, user) => {
    await note(tx, call, { user, action: 'admin.export-data' })
    await tell(tx, call, { user, kind: 'exported' })
  })
  return zipStream(exportFiles({ services, userId: id, features }))
}

/** Sends the verification email again. The log has a digest of the address instead of the address. */
export async function resendVerification(input: {
  services: Services
  session: Session
  email: string
  reason: string
}): Promise<void> {
  const { services, session, reason } = input
  const email = normalizeEmail(input.email)
  const digest = services.secrets.digest('admin-resend', email).toString('hex').slice(0, 12)
  await limitOrThrow(services.db, {
    key: `admin:resend:${digest}`,
    limit: RESENDS,
    windowSeconds: 900,
  })
  await inTransaction(services.pool, async (tx) => {
    await orderVerificationMail(services, tx, { email })
    const subject = { kind: 'registration', id: digest }
    await recordAudit(tx, { services, session, action: 'admin.resend-verification', subject, reason })
  })
}

/** Lifts expired suspensions, one by one. */
export async function liftDue(services: Services): Promise<void> {
  while (await inTransaction(services.pool, (tx) => liftOne(services, tx))) continue
}

async function liftOne(services: Services, tx: Db): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update users set suspended_at = null, suspended_until = null, updated_at = now()
    where id = (select id from users where suspended_until <= now() order by suspended_until limit 1
      for update skip locked)
    returning id`)
  const user = rows[0] && (await findUserById(tx, rows[0].id))
  if (!user) return false
  const after = { suspended: false }
  await recordAudit(tx, { services, session: null, action: 'admin.lift', personId: user.id, after })
  await services.mailer.enqueue(tx, personMail({ config: services.config, user, kind: 'lifted' }))
  return true
}

type Note = Pick<Parameters<typeof recordAudit>[1], 'action' | 'before' | 'after'> & { user: User }

function note(tx: Db, { services, session, reason }: Call, { user, ...entry }: Note): Promise<void> {
  return recordAudit(tx, { services, session, personId: user.id, reason, ...entry })
}

type NotificationContext = Omit<Parameters<typeof personMail>[0], 'config' | 'reason'>

function tell(tx: Db, { services, reason }: Call, telling: NotificationContext): Promise<void> {
  return services.mailer.enqueue(tx, personMail({ config: services.config, reason, ...telling }))
}
