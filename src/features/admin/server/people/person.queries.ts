import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { isUnprovenFormerMember } from '#features/recovery/server/index.ts'
import { deviceFrom } from '#platform/server/auth/device.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Account, Person } from '../../contract/person.endpoints.ts'
import { toUserRow } from '../users/user-row.ts'
import type { findUser } from '../users/users.queries.ts'

const SESSIONS = 20

const sessionRows = rowsOf({
  id: z.string(),
  user_agent: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  ended_at: z.nullable(timestamp),
})

/** Lists the latest sign-ins with place and time, newest first; expired sessions count as ended. */
export async function listSignIns(db: Db, userId: string): Promise<Person['sessions']> {
  const { rows } = await sessionRows(db)(sql`
    select id, user_agent, created_at, last_used_at,
      case when ended_at is not null then ended_at when expires_at <= now() then expires_at end as ended_at
    from sessions where user_id = ${userId}::uuid order by created_at desc, id desc limit ${SESSIONS}`)
  return rows.map((row) => {
    const { browser, system } = deviceFrom(row.user_agent)
    return {
      id: row.id,
      device: [browser, system].filter(Boolean).join(', '),
      startedAt: toIso(row.created_at),
      lastUsedAt: toIso(row.last_used_at),
      endedAt: toIso(row.ended_at),
    }
  })
}

type Row = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Returns an account with the fields that only its own page shows. */
export async function getAccount(db: Db, row: Row): Promise<Account> {
  const mergeTarget = row.mergedInto ? await findUserById(db, row.mergedInto) : undefined
  return {
    ...toUserRow(row),
    language: row.language,
    hasPassword: row.hasPassword,
    proven: !(await isUnprovenFormerMember(db, row.id)),
    suspendedUntil: toIso(row.suspendedUntil),
    deleteAfter: toIso(row.deleteAfter),
    birthdayChanges: await birthdayChanges(db, row.id),
    mergedInto: mergeTarget
      ? { id: mergeTarget.id, name: `${mergeTarget.firstName} ${mergeTarget.lastName}` }
      : null,
  }
}

const birthdayRows = rowsOf({
  was: z.nullable(z.string()),
  became: z.nullable(z.string()),
  changed_at: timestamp,
})

async function birthdayChanges(db: Db, userId: string): Promise<Account['birthdayChanges']> {
  const { rows } = await birthdayRows(db)(sql`
    select was::text, became::text, changed_at from changed_birthdays where user_id = ${userId}
    order by changed_at desc limit 20`)
  return rows.map(({ was, became, changed_at }) => ({ was, became, at: toIso(changed_at) }))
}
