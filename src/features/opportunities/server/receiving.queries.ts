import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const idRows = rowsOf({ id: z.string() })
const opportunitiesOfOrganisationsRows = rowsOf({ id: z.string(), by: z.string() })

type Range = { organisationIds: readonly string[]; after: string | undefined; limit: number }

/** Lists opportunities of these organisations that take or took applications here, the newest first; `after` continues. */
export async function listReceivingOpportunityIds(
  db: Db,
  { organisationIds, after, limit }: Range,
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select id from opportunities
    where organisation_id = any(${sql.param([...organisationIds])}::uuid[])
      and published_at is not null and status <> 'archived' and apply_here
      and ${after ? sql`id < ${after}::uuid` : sql`true`}
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Returns the organisation of each opportunity of these organisations. */
export async function listOpportunitiesOfOrganisations(
  db: Db,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await opportunitiesOfOrganisationsRows(db)(sql`
    select id, organisation_id as by from opportunities
    where organisation_id = any(${sql.param([...organisationIds])}::uuid[])`)
  return new Map(rows.map(({ id, by }) => [id, by]))
}
