import { randomBytes } from 'node:crypto'
import { organisationCards } from '#features/organisations/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Content, emptyContent } from '../contract/content.ts'
import type { Kind } from '../contract/kinds.ts'
import { fingerprintOf } from './fingerprint.ts'
import { columnsOf, insertOpportunity } from './opportunities.queries.ts'

export type NewDraft = {
  kind: Kind
  /** None where staff bring in a notice of somebody who is not here; then the name is needed. */
  organisationId: string | null
  organisationName?: string
  /** The known values; the rest is empty. */
  content?: Partial<Content>
  sourceUrl?: string | null
  createdBy: string | null
}

/** Makes a draft. Whether the person may do so for this organisation is the caller's to know. */
export async function createDraft(db: Db, draft: NewDraft): Promise<{ id: string; slug: string }> {
  const { kind, organisationId, content, sourceUrl = null, createdBy } = draft
  const organisation =
    organisationId === null ? undefined : (await organisationCards(db, [organisationId])).get(organisationId)
  const organisationName = organisation?.name ?? draft.organisationName?.trim()
  if (!organisationName || (organisationId !== null && !organisation)) throw new Problem(problems.notFound)
  const whole: Content = { ...emptyContent(kind), ...content, kind }
  const id = newId()
  // Its public address is made of its title when it is first published.
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
