import { sql } from 'drizzle-orm'
import { organisationCards } from '#features/organisations/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { oneOf } from '#platform/server/db/one-of.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Card } from '../contract/card.ts'
import { opportunities, type OpportunityRow, opportunitySkills } from './opportunities.tables.ts'

const {
  id,
  slug,
  kind,
  status,
  title,
  organisationId,
  organisationName,
  municipalities,
  mode,
  amountMin,
  amountMax,
  amountNet,
  contract,
  firstJob,
  deadline,
  startsAt,
  publishedAt,
} = opportunities
const COLUMNS = {
  id,
  slug,
  kind,
  status,
  title,
  organisationId,
  organisationName,
  municipalities,
  mode,
  amountMin,
  amountMax,
  amountNet,
  contract,
  firstJob,
  deadline,
  startsAt,
  publishedAt,
}
type CardRow = Pick<OpportunityRow, keyof typeof COLUMNS>

/** Returns cards of any status, in the order of the ids; unknown ids are left out. */
export async function cardsOf(db: Db, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await db.select(COLUMNS).from(opportunities).where(oneOf(opportunities.id, ids))
  const [organisations, skills] = await Promise.all([
    organisationCards(
      db,
      rows.flatMap((row) => row.organisationId ?? []),
    ),
    skillIdsOf(
      db,
      rows.map((row) => row.id),
    ),
  ])
  const cards = new Map(
    rows.map((row) => [row.id, toCard(row, { organisations, skills: skills.get(row.id) ?? [] })]),
  )
  return ids.flatMap((each) => cards.get(each) ?? [])
}

/** Required ones first. */
async function skillIdsOf(db: Db, of: readonly string[]): Promise<Map<string, string[]>> {
  if (of.length === 0) return new Map()
  const rows = await db
    .select({
      opportunity: opportunitySkills.opportunityId,
      skills: sql<
        string[]
      >`array_agg(${opportunitySkills.skillId} order by ${opportunitySkills.importance} desc, ${opportunitySkills.skillId})`,
    })
    .from(opportunitySkills)
    .where(oneOf(opportunitySkills.opportunityId, of))
    .groupBy(opportunitySkills.opportunityId)
  return new Map(rows.map(({ opportunity, skills }) => [opportunity, skills]))
}

function toCard(
  row: CardRow,
  known: { organisations: Awaited<ReturnType<typeof organisationCards>>; skills: string[] },
): Card {
  const {
    organisationId: by,
    organisationName: name,
    deadline: until,
    startsAt: from,
    publishedAt: since,
    ...rest
  } = row
  const organisation = by ? known.organisations.get(by) : undefined
  return {
    ...rest,
    title: { bhs: row.title.bhs ?? '', en: row.title.en ?? '' },
    organisation: {
      name: organisation?.name ?? name,
      slug: organisation?.active ? organisation.slug : null,
      verified: organisation?.verified ?? false,
      logo: organisation?.logo ?? null,
    },
    deadline: toIso(until),
    startsAt: toIso(from),
    publishedAt: toIso(since),
    skills: known.skills,
  }
}
