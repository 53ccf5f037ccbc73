import {
  demoOrganisations,
  type SeededOrganisation,
  listSeededOrganisations,
} from '#features/organisations/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Content, content as contentSchema, emptyContent } from '../../contract/content.ts'
import type { ClosedReason, Status } from '../../contract/kinds.ts'
import type { Warning } from '../../contract/warnings.ts'
import { bilingualOf } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { insertOpportunities } from '../opportunities.queries.ts'
import { columnsOf } from '../opportunity-content.ts'
import { DEMO_SKILLS_TASK } from './demo-skills.task.ts'
import { ASKED_ABOUT, seedOpportunityQuestions } from './demo-questions.seed.ts'
import type { DemoOpportunity } from './demo-opportunity.ts'
import { demoOffers, slugOf } from './offers/all-offers.ts'

/** Seeds the opportunities of the demo world, except those of missing organisations. */
export async function seedOpportunities(services: Services): Promise<void> {
  const seeded = await listSeededOrganisations(services.db)
  const organisations = new Map(seeded.map((organisation) => [organisation.slug, organisation]))
  const seeds = demoOffers.flatMap((offer) => {
    const organisation = organisations.get(offer.by)
    return organisation ? [{ offer, row: rowOf(offer, organisation) }] : []
  })
  if (seeds.length === 0) return
  const skillNames = seeds.map(({ offer, row }) => ({ id: row.id, skills: [...(offer.skills ?? [])] }))
  await inTransaction(services.pool, async (tx) => {
    await insertOpportunities(
      tx,
      seeds.map(({ row }) => row),
    )
    const match = seeds.find(({ row }) => row.slug === ASKED_ABOUT)
    if (match) await seedOpportunityQuestions(tx, match.row.id)
    // The vocabulary loads after the first visitors; a task adds the skills then.
    await services.queue.send(
      tx,
      DEMO_SKILLS_TASK,
      { wanted: skillNames },
      { startAfter: new Date(Date.now() + 4000) },
    )
  })
}

function rowOf(offer: DemoOpportunity, organisation: SeededOrganisation) {
  const content = contentOf(offer)
  return {
    ...columnsOf(content),
    ...lifeOf(offer, content),
    id: newId(),
    slug: slugOf(offer),
    organisationId: organisation.id,
    organisationName: organisation.name,
    createdBy: organisation.owner,
    fingerprint: fingerprintOf(content),
  }
}

function contentOf(offer: DemoOpportunity): Content {
  const { kind, title, summary, body, at, days, clock, pay, starts, by, more } = offer
  const [startDays = 0, startClock = '', hours = 0] = starts ?? []
  const startsAt = starts && localMoment(startDays, startClock)
  const { email } = contactOf(by)
  return contentSchema.parse({
    ...emptyContent(kind),
    title: bilingualOf(title),
    summary: bilingualOf(summary),
    body: { bhs: fromPlainText(body[0]), en: fromPlainText(body[1]) },
    municipalities: at,
    deadline: days === undefined ? null : toIso(localMoment(days, clock ?? '14:00')),
    startsAt: toIso(startsAt),
    endsAt: startsAt ? toIso(startsAt.getTime() + hours * 3_600_000) : null,
    amountMin: pay?.[0] ?? null,
    amountMax: pay?.[1] ?? null,
    contact: { name: '', email, phone: '' },
    ...more,
  })
}

function lifeOf({ since, closed, status, days = 0 }: DemoOpportunity, { deadline }: Content) {
  const ago = (count: number) => new Date(Date.now() - count * DAY_MS)
  const created = status === 'in-review' ? 2 : since === undefined ? 0 : since + 1
  const updatedAt = ago(status === 'in-review' ? 0 : (since ?? 0))
  const life = {
    status: 'draft' as Status,
    warnings: [] as Warning[],
    createdAt: ago(created),
    updatedAt,
    changedAt: updatedAt,
    submittedAt: null as Date | null,
    publishedAt: null as Date | null,
    closedReason: null as ClosedReason | null,
    closedAt: null as Date | null,
  }
  if (status === 'in-review') return { ...life, status, submittedAt: ago(1), warnings: DEMO_WARNINGS }
  if (since === undefined) return life
  if (!closed) return { ...life, status: 'published' as const, publishedAt: ago(since) }
  const closedAt = days < 0 && deadline ? new Date(deadline) : ago(1)
  return { ...life, status: 'closed' as const, publishedAt: ago(since), closedReason: closed, closedAt }
}

const DEMO_WARNINGS: Warning[] = ['money-asked', 'free-mail']

/** Returns a time in Sarajevo, some days from now. */
function localMoment(days: number, clock: string): Date {
  const day = toLocal(new Date(Date.now() + days * DAY_MS)).slice(0, 10)
  return fromLocal(`${day}T${clock}`) ?? new Date(Date.now() + days * DAY_MS)
}

function contactOf(slug: string): { email: string } {
  return { email: slug in demoOrganisations ? `posao@${slug}.example` : '' }
}
