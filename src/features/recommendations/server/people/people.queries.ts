import type { Client } from 'pg'
import type { PersonFacts } from './person-facts.ts'

// For the thread, which has a connection of its own. Of people it reads what they have published of what they can do, where
// they live and what interests them, each as far as it is for members; who they are is read by whoever shows them.
const BATCH = 1000

const COLUMNS = `
  p.user_id as id,
  case when coalesce(p.visibility ->> 'interests', 'members') <> 'me' then u.interests else '{}' end as interests,
  case when coalesce(p.visibility ->> 'intro', 'public') <> 'me' then (
    select s.content ->> 'municipality' from profile_sections s
    where s.user_id = p.user_id and s.section = 'intro') end as municipality,
  case when coalesce(p.visibility ->> 'skills', 'public') <> 'me' then array(
    select distinct coalesce(i ->> 'skill', l.id) from profile_sections s
    cross join jsonb_array_elements(s.content -> 'items') as i
    left join lateral (
      select n.skill_id::text as id from skill_labels n where i ->> 'skill' is null and n.folded = fold_text(i ->> 'label')
      order by n.origin = 'esco', n.place, n.skill_id limit 1) l on true
    where s.user_id = p.user_id and s.section = 'skills' and coalesce(i ->> 'skill', l.id) is not null
  ) else '{}' end as skills
from profiles p join users u on u.id = p.user_id
where p.published_at is not null and u.suspended_at is null and u.delete_after is null`

/** Everybody with a published profile, some at a time. */
export async function* publishedPeople(client: Client): AsyncGenerator<PersonFacts> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<PersonFacts>({
      name: 'recommendations.people',
      text: `select ${COLUMNS} and p.user_id > $1 order by p.user_id limit ${BATCH}`,
      values: [after],
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Those of them whose profile is published. */
export async function peopleById(client: Client, ids: readonly string[]): Promise<PersonFacts[]> {
  const { rows } = await client.query<PersonFacts>({
    name: 'recommendations.some-people',
    text: `select ${COLUMNS} and p.user_id = any($1::uuid[])`,
    values: [ids],
  })
  return rows
}

/** Whose profile changed since a moment, and the moment until which was looked. */
export async function peopleChangedSince(
  client: Client,
  since: Date,
): Promise<{ ids: string[]; until: Date }> {
  const { rows } = await client.query<{ ids: string[] | null; until: Date }>({
    name: 'recommendations.people-changed',
    text: `select array_agg(distinct user_id) as ids, now() as until from (
      select user_id from profiles where updated_at > $1
      union all select user_id from profile_sections where updated_at > $1) as changed`,
    values: [since],
  })
  return { ids: rows[0]?.ids ?? [], until: rows[0]?.until ?? since }
}
