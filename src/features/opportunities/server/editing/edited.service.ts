import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Content } from '../../contract/content.ts'
import type { Edited, OwnOrganisation } from '../../contract/editing.endpoints.ts'
import { countWaitingQuestions } from '../waiting.queries.ts'
import type { Opportunity } from '../opportunities.queries.ts'
import { contentOf } from '../opportunity-content.ts'
import { olderTexts } from '#platform/contract/bilingual-age.ts'
import { contentTexts } from '../content-texts.ts'

/** Returns the content being edited: the pending change, or the text itself while nothing is published. */
export function editorContent(row: Opportunity): Content {
  return row.pending ?? contentOf(row)
}

/** Returns whether the text is open to direct edits, because nothing is published. */
export function isOpenText(row: Pick<Opportunity, 'status'>): boolean {
  return row.status === 'draft' || row.status === 'in-review'
}

export async function editedOf(db: Db, row: Opportunity): Promise<Edited> {
  const content = editorContent(row)
  // One after the other: a transaction has one connection.
  const organisations = await listOrganisationCards(db, row.organisationId ? [row.organisationId] : [])
  const labels = await listLabels(
    db,
    content.skills.map(({ skill }) => skill),
  )
  const waiting = await countWaitingQuestions(db, row.id)
  const organisation = row.organisationId ? (organisations.get(row.organisationId) ?? null) : null
  const { id, slug, status, closedReason, organisationName, warnings, returnedReason, version } = row
  return {
    id,
    slug,
    status,
    closedReason,
    organisation: organisation && ownOrganisation(organisation),
    organisationName,
    content,
    publicDeadline: row.applyPath === null ? toIso(row.deadline) : null,
    skillNames: [...labels.values()].map((label) => ({ id: label.id, name: label.name })),
    version: String(version),
    unpublished: isOpenText(row) || row.pending !== null,
    older: olderTexts(contentTexts(content), row.written),
    warnings,
    returnedReason,
    reviewed: organisation !== null && !organisation.verified,
    waiting,
  }
}

export function ownOrganisation({ id, slug, name, verified, logo }: OwnOrganisation): OwnOrganisation {
  return { id, slug, name, verified, logo }
}
