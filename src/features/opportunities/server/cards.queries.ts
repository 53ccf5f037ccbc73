import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Card } from '../contract/card.ts'
import { CONTRACTS, KINDS, MODES, STATUSES } from '../contract/kinds.ts'

const cardRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  title: z.custom<Bilingual>(),
  organisationId: z.nullable(z.string()),
  organisationName: z.string(),
  municipalities: z.custom<MunicipalityId[]>(),
  mode: z.enum(MODES),
  amountMin: z.nullable(z.number()),
  amountMax: z.nullable(z.number()),
  amountNet: z.boolean(),
  contract: z.nullable(z.enum(CONTRACTS)),
  firstJob: z.boolean(),
  deadline: z.nullable(timestamp),
  startsAt: z.nullable(timestamp),
  publishedAt: z.nullable(timestamp),
})
const skillRows = rowsOf({ opportunity: z.string(), skills: z.array(z.string()) })

/** Returns cards of any status, in the order of the ids; unknown ids are left out. */
export async function listCardsOf(db: Db, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const { rows } = await cardRows(db)(sql`
    select id, slug, kind, status, title, organisation_id as "organisationId", organisation_name as "organisationName",
      municipalities, mode, amount_min::float8 as "amountMin", amount_max::float8 as "amountMax",
      amount_net as "amountNet", contract, first_job as "firstJob", deadline, starts_at as "startsAt",
      published_at as "publishedAt"
    from opportunities where id = any(${sql.param([...new Set(ids)])}::uuid[])`)
  const [organisations, skills] = await Promise.all([
    listOrganisationCards(
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
  const { rows } = await skillRows(db)(sql`
    select opportunity_id as opportunity, array_agg(skill_id order by importance desc, skill_id) as skills
    from opportunity_skills where opportunity_id = any(${sql.param(of)}::uuid[]) group by opportunity_id`)
  return new Map(rows.map(({ opportunity, skills }) => [opportunity, skills]))
}

function toCard(
  row: RowOf<typeof cardRows>,
  related: { organisations: Awaited<ReturnType<typeof listOrganisationCards>>; skills: string[] },
): Card {
  const {
    organisationId: by,
    organisationName: name,
    deadline: until,
    startsAt: from,
    publishedAt: since,
    ...rest
  } = row
  const organisation = by ? related.organisations.get(by) : undefined
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
    skills: related.skills,
  }
}
