import type { Client } from 'pg'
import * as z from 'zod/mini'
import { clientRowsOf } from '#platform/server/db/rows-of.ts'
import type { PersonFacts } from './person-facts.ts'

// For the thread, which has its own connection. Reads only the published skills, municipality and interests of people, as
// far as members may see them; pages that show people read their names.
const BATCH = 1000

const personRows = clientRowsOf({
  id: z.string(),
  interests: z.array(z.custom<PersonFacts['interests'][number]>()),
  municipality: z.nullable(z.string()),
  skills: z.array(z.string()),
})
const changedRows = clientRowsOf({ ids: z.nullable(z.array(z.string())), until: z.date() })

/** Of a published profile, as members see it. */
export const PERSON_COLUMNS = `
  p.user_id as id,
  case when coalesce(p.visibility ->> 'interests', 'members') in ('public', 'members') then u.interests else '{}' end as interests,
  case when coalesce(p.visibility ->> 'intro', 'public') in ('public', 'members') then (
    select m.municipality from member_places m where m.user_id = p.user_id) end as municipality,
  case when coalesce(p.visibility ->> 'skills', 'public') in ('public', 'members') then array(
    select distinct coalesce(s.skill, l.id) from member_skills s
    left join lateral (
      select n.skill_id::text as id from skill_names n where s.skill is null and n.folded = fold_text(s.label)
      order by n.origin = 'esco', n.place, n.skill_id limit 1) l on true
    where s.user_id = p.user_id and coalesce(s.skill, l.id) is not null
  ) else '{}' end as skills
from published_profiles p join active_members u on u.id = p.user_id`

/** Streams everyone with a published profile in batches. */
export async function* listPublishedPeople(client: Client): AsyncGenerator<PersonFacts> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await personRows(client, {
      name: 'recommendations.people',
      text: `select ${PERSON_COLUMNS} where p.user_id > $1 order by p.user_id limit ${BATCH}`,
      values: [after],
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Returns those with a published profile. */
export async function listPeopleById(client: Client, ids: readonly string[]): Promise<PersonFacts[]> {
  const rows = await personRows(client, {
    name: 'recommendations.some-people',
    text: `select ${PERSON_COLUMNS} where p.user_id = any($1::uuid[])`,
    values: [ids],
  })
  return rows
}

/** Lists the people whose profiles changed since a moment, and the moment of this query. */
export async function getPeopleChangesSince(
  client: Client,
  since: Date,
): Promise<{ ids: string[]; until: Date }> {
  const rows = await changedRows(client, {
    name: 'recommendations.people-changed',
    text: `select array_agg(distinct user_id) as ids, now() as until from profile_changes
      where updated_at > $1`,
    values: [since],
  })
  return { ids: rows[0]?.ids ?? [], until: rows[0]?.until ?? since }
}
