import { randomBytes } from 'node:crypto'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Content, emptyContent } from '../contract/content.ts'
import type { Kind } from '../contract/kinds.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertOpportunity } from './opportunities.queries.ts'
import { columnsOf } from './opportunity-content.ts'

export type NewDraft = {
  kind: Kind
  /** Null where staff import a notice of an absent organisation; then the name is required. */
  organisationId: string | null
  organisationName?: string
  /** The known values; the rest is empty. */
  content?: Partial<Content>
  sourceUrl?: string | null
  createdBy: string | null
}

/** Creates a draft. The caller checks that the person may do so for this organisation. */
export async function createDraft(db: Db, draft: NewDraft): Promise<{ id: string; slug: string }> {
  const { kind, organisationId, content, sourceUrl = null, createdBy } = draft
  const organisation =
    organisationId === null
      ? undefined
      : (await listOrganisationCards(db, [organisationId])).get(organisationId)
  const organisationName = organisation?.name ?? draft.organisationName?.trim()
  if (!organisationName || (organisationId !== null && !organisation)) throw new Problem(problems.notFound)
  const whole: Content = { ...emptyContent(kind), ...content, kind }
  const id = newId()
  // The first publication makes the public address from the title.
  const slug = `nacrt-${randomBytes(9).toString('hex')}`
  await insertOpportunity(
    db,
    {
      ...columnsOf(whole),
      id,
      slug,
      organisationId,
      organisationName,
      sourceUrl,
      fingerprint: fingerprintOf(whole),
      createdBy,
    },
    whole.skills,
  )
  return { id, slug }
}
