import { randomInt } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { reannounce, withdraw } from '#features/opportunities/server/index.ts'
import { slugOf } from '#features/profiles/contract/slug.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CallContent } from '../../contract/call.ts'
import { missingOf } from '../../contract/call-checklist.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { differingFigures } from '../../contract/figures/differing-figures.ts'
import { frozenChanges } from '../../contract/frozen-changes.ts'
import { prolonged } from '../../contract/planned-dates.ts'
import { problems } from '../../contract/problems.ts'
import { announcedContent } from '../lifecycle/announced-content.ts'
import { REMIND_BEFORE } from '../lifecycle/lifecycle.queries.ts'
import { notifyOfChange } from './change-notifications.service.ts'
import { again, type CallRequest, changeCall, updateCall } from './call-editing.service.ts'
import type { ManagedRow } from './managed-calls.queries.ts'

/** Publishes a draft, or the changes to a published call as far as they are allowed. */
export function publish(asked: CallRequest & { figuresSeen?: boolean | undefined }): Promise<EditedCall> {
  return changeCall(asked, async (tx, row) => {
    const isNew = row.status === 'draft'
    const content = row.pending ?? row.content
    if (!isNew && row.pending === null) throw new Problem(problems.notNow)
    const frozen = isNew ? [] : frozenChanges({ before: row.content, after: content, ...row })
    if (frozen.length > 0)
      throw new Problem(problems.frozen, {
        fields: Object.fromEntries(frozen.map(({ what }) => [what, problems.frozen.code])),
      })
    const missing = missingOf(content, { now: new Date(row.now), isNew })
    if (missing.length > 0)
      throw new Problem(problems.unfinished, {
        fields: Object.fromEntries(missing.map((name) => [name, 'required'])),
      })
    const differing = asked.figuresSeen ? [] : differingFigures(content)
    if (differing.length > 0)
      throw new Problem(problems.figuresDiffer, {
        fields: Object.fromEntries(differing.map(({ field }) => [field, problems.figuresDiffer.code])),
      })
    if (isNew) {
      const slug = await finalSlug(tx, { id: row.id, content })
      await updateCall(
        tx,
        row.id,
        { content },
        sql`status = 'published', published_at = clock_timestamp(), slug = ${slug}`,
      )
      await record(tx, { asked, row, verb: 'publish', after: { deadline: content.dates.deadline } })
    } else {
      await updateCall(tx, row.id, { content, pending: null })
      await announceAnew(tx, { asked, row, content })
      await record(tx, { asked, row, verb: 'change' })
    }
    return again(tx, asked)
  })
}

/**
 * Extends a deadline before it has passed. Its notice replaces an immediate reminder: the reminder comes two days before
 * the new deadline, or not at all if that is nearer.
 */
export function prolong(
  asked: CallRequest,
  { deadline, reason }: { deadline: string; reason: Bilingual },
): Promise<EditedCall> {
  return changeCall(asked, async (tx, row) => {
    if (row.phase !== 'open' && row.phase !== 'upcoming') throw new Problem(problems.notNow)
    const before = row.content.dates.deadline
    if (before === null || Date.parse(deadline) <= Date.parse(before)) {
      throw new Problem(problems.notLater, { fields: { deadline: problems.notLater.code } })
    }
    const content = prolonged(row.content, deadline)
    const written = row.pending && { ...row.pending, dates: { ...row.pending.dates, deadline: before } }
    await updateCall(
      tx,
      row.id,
      { content, ...(written && { pending: prolonged(written, deadline) }) },
      sql`prolonged_at = clock_timestamp(), prolonged_reason = ${JSON.stringify(reason)}::jsonb`,
      // A call that has not opened yet is announced only while nobody was reminded of it.
      sql`reminded_at = case
        when announced_at is null or ${deadline}::timestamptz > clock_timestamp() + ${REMIND_BEFORE}::interval then null
        else clock_timestamp() end`,
    )
    await announceAnew(tx, { asked, row, content })
    await record(tx, {
      asked,
      row,
      verb: 'prolong',
      before: { deadline: before },
      after: { deadline },
      reason,
    })
    await notifyOfChange(tx, { services: asked.services, row, content, about: 'prolonged', reason })
    return again(tx, asked)
  })
}

/** Cancels a call before its results; its page stays with the reason. */
export function cancel(asked: CallRequest, { reason }: { reason: Bilingual }): Promise<EditedCall> {
  return changeCall(asked, async (tx, row) => {
    if (row.status !== 'published' || row.phase === 'finished') throw new Problem(problems.notNow)
    await updateCall(
      tx,
      row.id,
      { pending: null },
      sql`status = 'cancelled', cancelled_at = clock_timestamp(),
        cancelled_reason = ${JSON.stringify(reason)}::jsonb`,
    )
    if (row.opportunity_id !== null) await withdraw(tx, row.opportunity_id)
    await record(tx, { asked, row, verb: 'cancel', reason })
    await notifyOfChange(tx, {
      services: asked.services,
      row,
      content: row.content,
      about: 'cancelled',
      reason,
    })
    return again(tx, asked)
  })
}

type Changed = { asked: CallRequest; row: ManagedRow; content: CallContent }

/** Updates the opportunity of the call in lists, search and deadlines. */
export async function announceAnew(tx: Db, { asked, row, content }: Changed): Promise<void> {
  if (row.opportunity_id === null) return
  const { services, session } = asked
  await reannounce(tx, {
    services,
    id: row.opportunity_id,
    content: announcedContent(content),
    by: session.userId,
  })
}

type Recorded = {
  asked: CallRequest
  row: ManagedRow
  verb: 'publish' | 'change' | 'prolong' | 'postpone' | 'propose-terms' | 'change-terms' | 'cancel'
  before?: { deadline: string | null }
  after?: { deadline: string | null }
  reason?: Bilingual
}

export function record(tx: Db, { asked, row, verb, before, after, reason }: Recorded): Promise<void> {
  const { services, session } = asked
  return recordAudit(tx, {
    services,
    session,
    action: `calls.${verb}`,
    subject: { kind: 'call', id: row.id, name: readText(row.content.title, 'bhs').text },
    ...(before && { before }),
    ...(after && { after }),
    ...(reason && { reason: reason.bhs }),
  })
}

const oneRows = rowsOf({ one: z.number() })
/** Words that are routes of their own under /calls. */
const TAKEN = new Set(['managed', 'feed'])

/** Derives the address from the title once; it stays when the title changes, because people have shared it. */
async function finalSlug(tx: Db, { id, content }: { id: string; content: CallContent }): Promise<string> {
  const made = slugOf(content.title.bhs)
  const plain = TAKEN.has(made) ? `poziv-${made}` : made
  for (let attempt = 0; ; attempt += 1) {
    const tail = attempt === 0 ? '' : attempt < 6 ? `-${attempt + 1}` : `-${randomInt(10_000, 99_999)}`
    const slug = `${plain}${tail}`
    // Two calls that are published at once under one title wait for each other here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 9))`)
    const taken = sql`select 1 as one from grant_calls where slug = ${slug} and id <> ${id}`
    if ((await oneRows(tx)(taken)).rows.length === 0) return slug
  }
}
