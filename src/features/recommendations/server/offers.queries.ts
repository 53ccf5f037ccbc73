import type { Client } from 'pg'
import * as z from 'zod/mini'
import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { clientRowsOf, type Row } from '#platform/server/db/rows-of.ts'
import { interestsOfGroups } from './rank/codes.ts'
import type { OfferFacts } from './rank/facts.ts'

// For the thread, which has its own connection: plain SQL on the driver keeps it small.
const BATCH = 1000

const offer = {
  id: z.string(),
  kind: z.custom<OfferFacts['kind']>(),
  organisation: z.string(),
  municipalities: z.array(z.string()),
  mode: z.custom<OfferFacts['mode']>(),
  languages: z.array(z.string()),
  firstJob: z.boolean(),
  amount: z.nullable(z.string()),
  deadline: z.nullable(z.date()),
  publishedAt: z.date(),
  wants: z.nullable(z.array(z.custom<OfferFacts['wants'][number]>())),
  groups: z.nullable(z.array(z.string())),
  liked: z.nullable(z.custom<Partial<Record<Interest, number>>>()),
}
const offerRows = clientRowsOf(offer)
const changedRows = clientRowsOf({ ids: z.nullable(z.array(z.string())), until: z.date() })

const COLUMNS = `
  o.id, o.kind, coalesce(o.organisation_id::text, fold_text(o.organisation)) as organisation,
  o.municipalities, o.mode, o.languages, o.first_job as "firstJob",
  coalesce(o.amount_max, o.amount_min) as amount, o.deadline,
  coalesce(o.published_at, o.created_at) as "publishedAt", w.wants, w.groups, l.liked
from open_opportunities o
left join lateral (
  select jsonb_agg(jsonb_build_object('skill', s.skill_id, 'required', s.importance = 'required', 'level', s.level))
    as wants, array_agg(distinct k.group_name) as groups
  from wanted_skills s join known_skills k on k.id = s.skill_id where s.opportunity_id = o.id
) w on true
left join lateral (
  select jsonb_object_agg(each.interest, each.count) as liked from (
    select i.interest, count(distinct e.user_id) as count
    from member_opportunity_events e join users u on u.id = e.user_id cross join unnest(u.interests) as i (interest)
    where e.opportunity_id = o.id and e.kind in ('saved', 'applied') group by i.interest
  ) each
) l on true`

/** Streams open opportunities in batches, so that they are never all in memory as objects. */
export async function* listOpenOffers(client: Client): AsyncGenerator<OfferFacts> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await offerRows(client, {
      name: 'recommendations.open',
      text: `select ${COLUMNS} where o.id > $1 order by o.id limit ${BATCH}`,
      values: [after],
    })
    for (const row of rows) yield toFacts(row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Returns the open ones of these. */
export async function listOffersById(client: Client, ids: readonly string[]): Promise<OfferFacts[]> {
  const rows = await offerRows(client, {
    name: 'recommendations.some',
    text: `select ${COLUMNS} where o.id = any($1::uuid[])`,
    values: [ids],
  })
  return rows.map((row) => toFacts(row))
}

/** Lists the opportunities changed since a moment, whatever their state, and the moment of this query. */
export async function getOfferChangesSince(
  client: Client,
  since: Date,
): Promise<{ ids: string[]; until: Date }> {
  const rows = await changedRows(client, {
    name: 'recommendations.changed',
    text: `select array_agg(id) as ids, now() as until from opportunity_changes
      where changed_at > $1`,
    values: [since],
  })
  return { ids: rows[0]?.ids ?? [], until: rows[0]?.until ?? since }
}

function toFacts({
  groups,
  wants,
  liked,
  amount,
  deadline,
  publishedAt,
  ...row
}: Row<typeof offer>): OfferFacts {
  return {
    ...row,
    amount: amount === null ? null : Number(amount),
    deadline: deadline?.getTime() ?? null,
    publishedAt: publishedAt.getTime(),
    wants: wants ?? [],
    interests: interestsOfGroups(groups ?? []),
    liked: liked ?? {},
  }
}
