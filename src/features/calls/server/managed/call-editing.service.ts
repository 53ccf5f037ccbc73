import type { IncomingHttpHeaders } from 'node:http'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { CallContent } from '../../contract/call.ts'
import type { EditedCall, CallInput } from '../../contract/call-editing.endpoints.ts'
import { newCallContent } from '../../contract/new-call.ts'
import { problems } from '../../contract/problems.ts'
import type { Rule } from '../../contract/rules.ts'
import { insertCall } from '../call-insert.queries.ts'
import { findBankFund } from './bank-fund.queries.ts'
import { findOpenChange } from './term-changes.queries.ts'
import { listHoldersFor, type ManagedRow, findManagedCall } from './managed-calls.queries.ts'

type Input = { services: Services; session: Session }
export type CallRequest = Input & {
  id: string
  /** With `If-Match`, a call that has changed since the editor read it is refused. */
  headers?: IncomingHttpHeaders
}

/** Enough for an hour of typing that is saved every second. */
const CHANGES_AN_HOUR = 3000
const DRAFTS_A_DAY = 50
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Begins a draft with a plan and the usual rules, or with those of an earlier call that the member looks after. */
export async function createDraftCall(
  { services, session }: Input,
  plan: { programme: string; bank: string | null; from: string | null },
): Promise<{ id: string; slug: string }> {
  const { db } = services
  const holders = await listHoldersFor(db, session)
  const programme = holders.programmes.find(({ id }) => id === plan.programme)
  const bank = holders.banks.find(({ id }) => id === plan.bank)
  if (!programme || (plan.bank === null ? !holders.isStaff : !bank)) throw new Problem(problems.notBoard)
  const key = `calls:create:${session.userId}`
  await limitOrThrow(db, { key, limit: DRAFTS_A_DAY, windowSeconds: 86_400 })
  const earlier =
    plan.from === null
      ? undefined
      : await findManagedCall(db, { session, which: sql`c.id = ${plan.from}` }).then(refuseMissing)
  const id = newId()
  const slug = `nacrt-${id}`
  const content = newCallContent(earlier?.content, {
    today: new Date(),
    municipalities: bank?.municipalities ?? [],
  })
  await insertCall(db, {
    id,
    slug,
    programmeId: programme.id,
    bankId: bank?.id ?? null,
    createdBy: session.userId,
    content,
    rulesOff: earlier?.rules_off ?? [],
  })
  return { id, slug }
}

export async function getEdited({ services, session }: Input, x: string): Promise<EditedCall> {
  const which = UUID.test(x) ? sql`c.id = ${x}` : sql`c.slug = ${x}`
  return editedOf(services.db, {
    session,
    row: refuseMissing(await findManagedCall(services.db, { session, which })),
  })
}

/** Stores the whole input; that of a published call is kept apart from what the public reads. */
export async function saveInput(
  callRequest: CallRequest,
  input: CallInput,
): Promise<{ version: string; unpublished: boolean }> {
  return changeCall(callRequest, async (tx, row) => {
    if (row.phase === 'cancelled' || row.phase === 'finished') throw new Problem(problems.notNow)
    const version = await updateCall(tx, row.id, {
      ...(row.status === 'draft' ? { content: input.content } : { pending: input.content }),
      rulesOff: input.rulesOff,
    })
    return { version: String(version), unpublished: true }
  })
}

export async function deleteChanges(callRequest: CallRequest): Promise<EditedCall> {
  return changeCall(callRequest, async (tx, row) => {
    if (row.status === 'draft') throw new Problem(problems.notNow)
    await updateCall(tx, row.id, { pending: null })
    return reloadCall(tx, callRequest)
  })
}

/** Deletes a draft without a trace; a published call can only be cancelled. */
export async function deleteDraft(callRequest: CallRequest): Promise<void> {
  await changeCall(callRequest, async (tx, row) => {
    if (row.status !== 'draft') throw new Problem(problems.notNow)
    await tx.execute(sql`delete from grant_calls where id = ${row.id} and status = 'draft'`)
  })
}

/** Changes a call for a member who looks after it, with its row locked. */
export async function changeCall<T>(
  { services, session, id, headers }: CallRequest,
  work: (tx: Db, row: ManagedRow) => Promise<T>,
): Promise<T> {
  const key = `calls:change:${session.userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
  return inTransaction(services.pool, async (tx) => {
    const row = refuseMissing(await findManagedCall(tx, { session, which: sql`c.id = ${id}`, hold: true }))
    if (headers) refuseStale(headers, { version: String(row.version) })
    return work(tx, row)
  })
}

export async function reloadCall(tx: Db, { session, id }: CallRequest): Promise<EditedCall> {
  const row = refuseMissing(await findManagedCall(tx, { session, which: sql`c.id = ${id}` }))
  return editedOf(tx, { session, row })
}

const versionRows = rowsOf({ version: z.number() })

type Changed = { content?: CallContent; pending?: CallContent | null; rulesOff?: Rule[] }

/** Writes the given values and the columns that repeat a content in one statement, which raises the version. */
export async function updateCall(tx: Db, id: string, changed: Changed, ...more: SQL[]): Promise<number> {
  const { content, pending, rulesOff } = changed
  const { opensAt, deadline, resultsAt } = content?.dates ?? {}
  const { rows } = await versionRows(tx)(sql`
    update grant_calls set ${sql.join(
      [
        sql`version = version + 1, updated_at = clock_timestamp()`,
        ...(content === undefined
          ? []
          : [
              sql`content = ${JSON.stringify(content)}::jsonb, opens_at = ${opensAt ?? null},
                deadline = ${deadline ?? null}, results_at = ${resultsAt ?? null}`,
            ]),
        ...(pending === undefined ? [] : [sql`pending = ${pending && JSON.stringify(pending)}::jsonb`]),
        ...(rulesOff === undefined ? [] : [sql`rules_off = ${JSON.stringify(rulesOff)}::jsonb`]),
        ...more,
      ],
      sql`, `,
    )} where id = ${id} returning version`)
  const [row] = rows
  if (!row) throw new Error(`there is no call ${id} to change`)
  return row.version
}

async function editedOf(
  db: Db,
  { session, row }: { session: Session; row: ManagedRow },
): Promise<EditedCall> {
  const open = row.status === 'draft' ? undefined : await findOpenChange(db, row.id)
  const bankFund = await findBankFund(db, { bankId: row.bank_id, callId: row.id })
  const { id, slug, phase, now, programme, bank, content, pending, rules_off, status, reason, begun, sent } =
    row
  return {
    id,
    slug,
    phase,
    now: toIso(now),
    programme,
    bank,
    bankFund,
    content: pending ?? content,
    rulesOff: rules_off,
    published: status === 'draft' ? null : content,
    unpublished: status === 'draft' || pending !== null,
    reason,
    begun,
    sent,
    termChange: open
      ? {
          id: open.id,
          what: open.what,
          reason: { bhs: open.reason.bhs ?? '', en: open.reason.en ?? '' },
          overspend: open.overspend,
          by: open.proposer,
          mine: open.proposed_by === session.userId,
        }
      : null,
    version: String(row.version),
  }
}

/** Throws not found for calls that the member does not look after. */
function refuseMissing(row: ManagedRow | undefined): ManagedRow {
  if (!row) throw new Problem(platform.notFound)
  return row
}
