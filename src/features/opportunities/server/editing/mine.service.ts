import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listOrganisationsOf } from '#features/organisations/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { listMine } from '../../contract/editing.endpoints.ts'
import type { Status } from '../../contract/kinds.ts'
import { isStaff } from '../access.policy.ts'
import { listCardsOf } from '../cards.queries.ts'
import type { AbilitiesProvider } from '../detail/match.service.ts'
import { ownOrganisation } from './edited.service.ts'
import type { Call } from './editing.service.ts'

/** The knowledge of other features about opportunities. */
export type Knowledge = {
  /** Number of applications by id; opportunities without any are left out. */
  applications?: (
    db: Db,
    opportunityIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { all: number; fresh: number }>>
  /** The record of answers by organisation; those without a due answer are left out. */
  replies?: (
    db: Db,
    organisationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { due: number; inTime: number }>>
  /** The member's abilities, similar skills included. */
  abilities?: AbilitiesProvider
}

const mineRows = rowsOf({
  id: z.string(),
  updated: timestamp,
  unpublished: z.boolean(),
  returned: z.boolean(),
  questions: z.number(),
  takes: z.boolean(),
})

/** Lists the opportunities of organisations that the member edits; for staff those they imported. */
export async function listOwn({
  services,
  session,
  status,
  knowledge,
}: Call & { status: Status | undefined; knowledge: Knowledge }): Promise<ResponseOf<typeof listMine>> {
  const { db } = services
  const organisations = (await listOrganisationsOf(db, session.userId)).filter(
    ({ role, active }) => active && role !== 'reviewer',
  )
  const ids = organisations.map(({ id }) => id)
  const { rows } = await mineRows(db)(sql`
    select o.id, o.updated_at as updated, o.pending is not null as unpublished,
      o.returned_reason is not null as returned,
      (select count(*)::int from waiting_questions w where w.about_kind = 'opportunity' and w.about_id = o.id) as questions,
      o.apply_here and o.organisation_id is not null and o.published_at is not null as takes
    from opportunities o
    where (o.organisation_id = any(${sql.param(ids)}::uuid[])
        or (o.organisation_id is null and ${isStaff(session)}))
      and (${status ?? null}::text is null and o.status <> 'archived' or o.status = ${status ?? null}::text)
    order by o.updated_at desc, o.id desc limit 200`)
  const opportunityIds = rows.map(({ id }) => id)
  const [ownCards, applied] = await Promise.all([
    listCardsOf(db, opportunityIds),
    knowledge.applications?.(db, opportunityIds),
  ])
  const cards = new Map(ownCards.map((card) => [card.id, card]))
  return {
    organisations: organisations.map(ownOrganisation),
    opportunities: rows.flatMap(({ id, updated, unpublished, returned, questions, takes }) => {
      const card = cards.get(id)
      const updatedAt = toIso(updated)
      const some = applied?.get(id) ?? { all: 0, fresh: 0 }
      // Applications from before applying moved elsewhere still need an answer.
      const applications = applied && (takes || some.all > 0) ? some : null
      return card ? [{ ...card, updatedAt, unpublished, returned, questions, applications }] : []
    }),
  }
}
