import { sql } from '#platform/server/db/sql.ts'
import { notify } from '#features/notifications/server/index.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import type { CallContent } from '../../contract/call.ts'
import { staffOfGrants } from '../access.policy.ts'
import { callSearch, termsKind } from '../notifications.ts'
import type { ManagedRow } from './managed-calls.queries.ts'

const concernedRows = rowsOf({ user_id: z.string() })

export type CallChange = {
  services: Services
  row: Pick<ManagedRow, 'id' | 'slug' | 'bank'>
  content: CallContent
  about: 'prolonged' | 'postponed' | 'changed' | 'cancelled'
  reason: Bilingual
}

/**
 * Notifies people who follow a call and those who have begun an application, each once; of moved dates and of an end also
 * its board, whose work changes.
 */
export async function notifyOfChange(
  tx: Db,
  { services, row, content, about, reason }: CallChange,
): Promise<void> {
  const { rows } = await concernedRows(tx)(sql`
    select r.user_id from grant_call_reminders r join active_members m on m.id = r.user_id where r.call_id = ${row.id}
    union select t.user_id from call_team_members t where t.call_id = ${row.id}
    union select b.user_id from bank_boards b join grant_calls c on c.bank_id = b.bank_id
      where c.id = ${row.id} and ${about === 'postponed' || about === 'cancelled'}`)
  const { deadline } = content.dates
  if (rows.length === 0 || deadline === null) return
  const data = { slug: row.slug, title: content.title, bank: row.bank, deadline, about, reason }
  await notify(tx, { services, kind: callSearch, to: rows.map((one) => one.user_id), about: row.id, data })
}

const boardRows = rowsOf({ user_id: z.string() })

type SignedCall = Pick<ManagedRow, 'id' | 'slug' | 'bank_id'> & { title: Bilingual }

/** Notifies staff and members of the board who may sign that a change of terms waits for a second signature. */
export async function notifySigners(
  tx: Db,
  {
    services,
    call,
    by,
    isReminder = false,
  }: { services: Services; call: SignedCall; by: string | null; isReminder?: boolean },
): Promise<void> {
  const { rows } = await boardRows(tx)(sql`
    select b.user_id from bank_boards b where b.bank_id = ${call.bank_id}
      and not exists (select from application_conflicts k where k.call_id = ${call.id} and k.user_id = b.user_id)`)
  const to = new Set([...rows.map((one) => one.user_id), ...(await staffOfGrants(tx))])
  if (by) to.delete(by)
  const data = { slug: call.slug, title: call.title, ...(isReminder && { isReminder }) }
  await notify(tx, { services, kind: termsKind, to: [...to], about: call.id, data })
}
