import { sql } from '#platform/server/db/sql.ts'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { refuseIfRemoved } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { missingFields } from '../../contract/checklist.ts'
import type { Content } from '../../contract/content.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { editedOf, isOpenText, editorContent } from '../editing/edited.service.ts'
import { type Call, change } from '../editing/editing.service.ts'
import { lockOpportunity, type Opportunity, saveSkills, updateOpportunity } from '../opportunities.queries.ts'
import { columnsOf } from '../opportunity-content.ts'
import { gonePicturesOrThrow, noteUses } from '../pictures.service.ts'
import { warningsOf } from './checks.service.ts'
import { publish } from './publish.service.ts'

type OnOne = Call & { id: string }

/**
 * Publishes the content, or sends it to staff for review: unverified organisations and findings of the checklist are
 * reviewed first.
 */
export function submit(input: OnOne): Promise<Edited> {
  const { services, session, id } = input
  return change(input, async (tx, row) => {
    if (row.status === 'archived') throw new Problem(problems.notNow)
    await refuseIfRemoved(tx, { kind: 'opportunity', id })
    const content = editorContent(row)
    const missing = missingFields(content, await getTransactionTime(tx))
    if (missing.length > 0) throw new Problem(problems.unfinished, { fields: faultsOf(missing, content) })
    const warnings = await warningsOf(tx, { id, organisationId: row.organisationId, content })
    if (warnings.length === 0 && (await isTrusted(tx, row))) {
      await updateOpportunity(tx, id, { warnings })
      await publish({ services, tx, row, content, by: session.userId })
    } else {
      const { kind: _kind, ...columns } = columnsOf(content)
      await gonePicturesOrThrow(tx, id, content)
      await saveSkills(tx, id, content.skills)
      await updateOpportunity(tx, id, {
        ...columns,
        status: 'in-review',
        pending: null,
        warnings,
        returnedReason: null,
        submittedAt: new Date(),
        closedAt: null,
        closedReason: null,
        changed: true,
      })
      await noteUses(tx, id)
    }
    return again(tx, id)
  })
}

/** Closes as filled or withdrawn; one that waits for review becomes a draft again. */
export function close(input: OnOne & { reason: 'filled' | 'withdrawn' }): Promise<Edited> {
  const { id, reason } = input
  return change(input, async (tx, row) => {
    if (row.status === 'in-review') {
      await updateOpportunity(tx, id, { status: 'draft', submittedAt: null })
    } else if (row.status === 'published') {
      await updateOpportunity(tx, id, {
        status: 'closed',
        closedReason: reason,
        closedAt: await getTransactionTime(tx),
        changed: true,
      })
    } else throw new Problem(problems.notNow)
    return again(tx, id)
  })
}

export function archive(input: OnOne): Promise<Edited> {
  return change(input, async (tx, row) => {
    if (row.status !== 'closed') throw new Problem(problems.notNow)
    await updateOpportunity(tx, input.id, { status: 'archived', changed: true })
    await noteUses(tx, input.id)
    return again(tx, input.id)
  })
}

/** Deletes a draft; anything that was public is closed instead. */
export function deleteOwnDraft(input: OnOne): Promise<void> {
  return change(input, async (tx, row) => {
    if (!isOpenText(row) || row.publishedAt !== null) throw new Problem(problems.notNow)
    await tx.execute(sql`delete from opportunities where id = ${row.id}`)
  })
}

async function isTrusted(tx: Db, { organisationId }: Opportunity): Promise<boolean> {
  if (organisationId === null) return true
  return (await listOrganisationCards(tx, [organisationId])).get(organisationId)?.verified ?? false
}

async function again(tx: Db, id: string): Promise<Edited> {
  const row = await lockOpportunity(tx, id)
  if (!row) throw new Problem(platform.notFound)
  return editedOf(tx, row)
}

function faultsOf(missing: readonly string[], content: Content): Record<string, string> {
  const faults: Record<string, string> = {
    deadline: problems.past.code,
    endsAt: problems.backwards.code,
    amountMax: problems.amounts.code,
    ...(content.contact.email.trim() !== '' && { 'contact.email': 'email' }),
  }
  return Object.fromEntries(missing.map((name) => [name, faults[name] ?? 'required']))
}
