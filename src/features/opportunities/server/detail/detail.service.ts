import { organisationCards } from '#features/organisations/server/index.ts'
import { findLabels } from '#features/skills/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../../contract/content.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { isPublic } from '../access.policy.ts'
import { cardsOf } from '../cards.queries.ts'
import type { Knowledge } from '../editing/mine.service.ts'
import { contentOf, findOpportunity, type Opportunity } from '../opportunities.queries.ts'
import { databaseTime, similarIds } from './detail.queries.ts'

/** Returns a published or closed opportunity; throws `notFound` for drafts, archived and unknown ones. */
export async function publicOpportunity(
  services: Services,
  slug: string,
  replies?: Knowledge['replies'],
): Promise<PublicOpportunity> {
  const { db } = services
  const row = await findOpportunity(db, slug)
  if (!row || row.slug !== slug || !(await isPublic(db, row))) throw new Problem(problems.notFound)
  const by = row.organisationId
  const [shown, records] = await Promise.all([
    publicOf(db, row, contentOf(row)),
    by && replies ? replies(db, [by]) : undefined,
  ])
  return {
    ...shown,
    organisation: { ...shown.organisation, replies: (by && records?.get(by)) || null },
  }
}

/** Returns an opportunity as the public sees it, whatever its status; also for the editor's preview. */
export async function publicOf(db: Db, row: Opportunity, content: Content): Promise<PublicOpportunity> {
  const { kind: _kind, questions: _questions, skills: wanted, ...rest } = content
  const [organisations, labels, similar, now] = await Promise.all([
    organisationCards(db, row.organisationId ? [row.organisationId] : []),
    findLabels(
      db,
      wanted.map(({ skill }) => skill),
    ),
    similarIds(db, row.id).then((ids) => cardsOf(db, ids)),
    databaseTime(db),
  ])
  const organisation = row.organisationId ? organisations.get(row.organisationId) : undefined
  const isPast = content.deadline !== null && Date.parse(content.deadline) <= now.getTime()
  const open = row.status === 'published' && !isPast && (organisation?.active ?? true)
  return {
    ...rest,
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
    skills: wanted.flatMap(({ skill, importance, level }) => {
      const label = labels.get(skill)
      return label ? [{ id: skill, name: label.name, importance, level }] : []
    }),
    similar,
    now: toIso(now),
  }
}
