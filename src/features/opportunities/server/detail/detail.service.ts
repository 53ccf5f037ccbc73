import { listOrganisationCards } from '#features/organisations/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../../contract/content.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { isPublic } from '../access.policy.ts'
import { listCardsOf } from '../cards.queries.ts'
import type { Knowledge } from '../editing/mine.service.ts'
import { findOpportunity, type Opportunity } from '../opportunities.queries.ts'
import { contentOf } from '../opportunity-content.ts'
import { picturesOf } from '../pictures.service.ts'
import { listSimilarIds } from './detail.queries.ts'

/** Returns a published or closed opportunity; throws `notFound` for drafts, archived and unknown ones. */
export async function getPublicOpportunity(
  services: Services,
  slug: string,
  replies?: Knowledge['replies'],
): Promise<PublicOpportunity> {
  const { db } = services
  const row = await findOpportunity(db, slug)
  if (!row || row.slug !== slug || !(await isPublic(db, row))) throw new Problem(problems.notFound)
  const by = row.organisationId
  const [opportunity, records] = await Promise.all([
    publicOf(db, row, contentOf(row)),
    by && replies ? replies(db, [by]) : undefined,
  ])
  return {
    ...opportunity,
    organisation: { ...opportunity.organisation, replies: (by && records?.get(by)) || null },
  }
}

/** Returns an opportunity as the public sees it, whatever its status; also for the editor's preview. */
export async function publicOf(db: Db, row: Opportunity, content: Content): Promise<PublicOpportunity> {
  const { kind: _kind, questions: _questions, skills: requirements, ...rest } = content
  const [organisations, labels, similar, now, pictures] = await Promise.all([
    listOrganisationCards(db, row.organisationId ? [row.organisationId] : []),
    listLabels(
      db,
      requirements.map(({ skill }) => skill),
    ),
    listSimilarIds(db, row.id).then((ids) => listCardsOf(db, ids)),
    getTransactionTime(db),
    picturesOf(db, row.id, content),
  ])
  const organisation = row.organisationId ? organisations.get(row.organisationId) : undefined
  const isPast = content.deadline !== null && Date.parse(content.deadline) <= now.getTime()
  const open = row.status === 'published' && !isPast && (organisation?.active ?? true)
  return {
    ...rest,
    pictures,
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    open,
    closedReason: open ? null : (row.closedReason ?? 'deadline'),
    organisation: {
      name: organisation?.name ?? row.organisationName,
      slug: organisation?.active ? organisation.slug : null,
      verified: organisation?.verified ?? false,
      logo: organisation?.logo ?? null,
      replyDays: organisation?.replyDays ?? null,
      replies: null,
    },
    publishedAt: toIso(row.publishedAt ?? now),
    changedAt: toIso(row.changedAt),
    sourceUrl: row.sourceUrl,
    applyPath: row.applyPath,
    skills: requirements.flatMap(({ skill, importance, level }) => {
      const label = labels.get(skill)
      return label ? [{ id: skill, name: label.name, importance, level }] : []
    }),
    similar,
    now: toIso(now),
  }
}
