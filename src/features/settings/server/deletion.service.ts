import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { OwnedAlone } from '../contract/owned-alone.ts'
import { endRecovery } from '#features/recovery/server/index.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { lockUser, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import type { Waiting } from '#platform/server/console-part.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Feature } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { GRACE_DAYS } from '../contract/data.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { provePerson } from './prove-person.service.ts'
import { deletionMail } from './settings-mails.ts'

type Call = { services: Services; session: Session }

type Choice = { id: string; handTo: string | null }

/** The answers that the organisations feature provides. */
export type Ownership = {
  ownedAlone: (db: Db, userId: string) => Promise<OwnedAlone[]>
  settle: (tx: Db, input: { services: Services; userId: string; choices: readonly Choice[] }) => Promise<void>
  keep: (db: Db, userId: string) => Promise<void>
}

type Request = Call & {
  email: string
  password: string | undefined
  deleteSent: boolean
  choices: readonly Choice[]
  ownership: Ownership | undefined
}

/** Schedules the deletion of the account in 30 days and signs out every device. */
export async function requestDeletion(input: Request): Promise<Date> {
  const { services, session, deleteSent, choices, ownership } = input
  if (normalizeEmail(input.email) !== session.email) throw new Problem(problems.emailMismatch)
  const user = await provePerson(input)
  const deleteAfter = new Date(Date.now() + GRACE_DAYS * 86_400_000)
  await inTransaction(services.pool, async (tx) => {
    await refuseLastAdmin(tx, user)
    await lockUser(tx, user.id)
    await ownership?.settle(tx, { services, userId: user.id, choices })
    await updateUser(tx, user.id, { deleteAfter, deleteSent })
    await endRecovery({ services, tx, user })
    await endSessions({ db: tx, userId: user.id, reason: 'deleted' })
    await services.mailer.enqueue(
      tx,
      deletionMail({ config: services.config, user, at: deleteAfter, deleteSent }),
    )
  })
  return deleteAfter
}

export function cancelDeletion({
  services,
  session,
  ownership,
}: Call & Pick<Request, 'ownership'>): Promise<void> {
  return inTransaction(services.pool, async (tx) => {
    await updateUser(tx, session.userId, { deleteAfter: null, deleteSent: false })
    await ownership?.keep(tx, session.userId)
  })
}

/** Rejects the last global admin, without whom nobody could assign rights. */
async function refuseLastAdmin(tx: Db, user: User): Promise<void> {
  if (!user.hasGlobalPermissions) return
  const { rows: others } = await idRows(tx)(sql`
    select id from users
    where has_global_permissions and id <> ${user.id} and delete_after is null for update`)
  if (others.length === 0) throw new Problem(problems.lastAdmin)
}

type Erasing = Pick<Feature, 'name' | 'eraser'>

/**
 * Deletes accounts whose 30 days have passed, with everything that belongs to them. Failures are logged and retried in the
 * next run; they hold up neither other accounts nor the other erasers of this one.
 */
export async function purgeDeleted(services: Services, features: readonly Erasing[]): Promise<number> {
  const { db, pool, log } = services
  const { rows: due } = await idRows(db)(sql`select id from users where ${IS_DUE} order by delete_after`)
  let gone = 0
  for (const { id } of due) {
    const isGone = await inTransaction(pool, (tx) => purgeOne({ services, tx, features, id })).catch(
      (error: unknown) => {
        log.error({ err: error, userId: id }, 'an account could not be removed')
        return false
      },
    )
    if (isGone) gone += 1
  }
  return gone
}

const idRows = rowsOf({ id: z.string() })
const IS_DUE = sql`delete_after < now()`

/** Counts accounts whose deletion is overdue by more than one run of the task, and since when. */
export async function overdueDeletions({ $client }: Db): Promise<Waiting> {
  const { rows } = await $client.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(delete_after) as oldest from users where delete_after < now() - interval '2 hours'`,
  )
  return rows[0] ?? { count: 0, oldest: null }
}

type Purge = { services: Services; tx: Db; features: readonly Erasing[]; id: string }

/** Deletes an account; returns false until every eraser has succeeded. */
async function purgeOne({ services, tx, features, id }: Purge): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    select id from users where id = ${id} and ${IS_DUE} for update skip locked`)
  if (rows.length === 0) return false
  let isErased = true
  for (const { name, eraser } of features) {
    if (!eraser) continue
    await tx.execute(sql`savepoint eraser`)
    try {
      await eraser({ services, tx, userId: id })
      await tx.execute(sql`release savepoint eraser`)
    } catch (error) {
      await tx.execute(sql`rollback to savepoint eraser`)
      services.log.error(
        { err: error, userId: id, feature: name },
        'data of a removed account could not be erased',
      )
      isErased = false
    }
  }
  if (isErased) await tx.execute(sql`delete from users where id = ${id}`)
  return isErased
}
