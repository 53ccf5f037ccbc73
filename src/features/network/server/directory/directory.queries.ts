import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { findQueryMeaning, type QueryMeaning } from './query-meaning.ts'

export type DirectoryFilter = {
  me: string
  query: string
  skill: string | undefined
  place: string | undefined
  school: string | undefined
  after: Place | undefined
}

const counted = z.array(z.strictObject({ key: z.string(), label: z.string(), count: z.number() }))
const directoryRows = rowsOf({
  total: z.number(),
  people: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      skills: z.array(z.string()),
      labels: z.array(z.string()),
    }),
  ),
  skills: counted,
  places: counted,
  schools: counted,
})
export type DirectoryRow = RowOf<typeof directoryRows>

const FACET = 10
const WORDS_MAX = 8

/** The condition for people whom the member may find: by their own setting, and without blocks and muted members. */
function mayBeFound(me: string): SQL {
  return sql`d.user_id <> ${me} and coalesce(s.findable, 'members') <> 'nobody'
    and (coalesce(s.findable, 'members') = 'members'
      or exists (select from connected_members c where c.member_id = ${me} and c.other_id = d.user_id)
      or exists (select from connected_members mine
        join connected_members theirs on theirs.member_id = mine.other_id
        where mine.member_id = ${me} and theirs.other_id = d.user_id))
    and not exists (select from blocked_pairs b where b.member_id = ${me} and b.other_id = d.user_id)
    and not exists (select from member_mutes h where h.muter_id = ${me} and h.muted_id = d.user_id)`
}

/** Each word stands in the profile or begins the name of its municipality, or all together begin the name of a skill of theirs. */
function namedBy(query: string, { skills, places }: QueryMeaning): SQL[] {
  const words = foldedWords(query).slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const each = words.map((word) => {
    const inProfile = sql`position(${word} in d.folded) > 0`
    const ids = places.get(word) ?? []
    return ids.length === 0
      ? inProfile
      : sql`(${inProfile} or d.municipality = any(${sql.param(ids)}::text[]))`
  })
  const all = sql.join(each, sql` and `)
  return [skills.length === 0 ? sql`(${all})` : sql`((${all}) or d.skills && ${sql.param(skills)}::text[])`]
}

function conditionsOf({ query, skill, place, school }: DirectoryFilter, meaning: QueryMeaning): SQL[] {
  return [
    ...namedBy(query, meaning),
    ...(skill === undefined ? [] : [sql`d.skills @> array[${skill}]`]),
    ...(place === undefined ? [] : [sql`d.municipality = ${place}`]),
    ...(school === undefined ? [] : [sql`d.schools @> array[${school}]`]),
  ]
}

/** Returns a page of the members who match, and the number, skills, places and schools of all who match. */
export async function getDirectory(
  db: Db,
  filter: DirectoryFilter & { limit: number },
): Promise<DirectoryRow> {
  const { me, after, limit, query } = filter
  const meaning = await findQueryMeaning(db, query)
  const place = after ? sql`where (published_at, user_id) < ${pageMark(after)}` : sql``
  // Facets stand beside the first page, whatever follows.
  const facet = (values: SQL) =>
    after
      ? sql`'[]'::json`
      : sql`coalesce((
    select json_agg(f) from (
      select v.key, min(v.label) as label, count(*)::int as count
      from found cross join lateral ${values} as v (key, label)
      where v.key is not null group by 1 order by 3 desc, 1 limit ${FACET}) f), '[]')`
  const { rows } = await directoryRows(db)(sql`
    with found as materialized (
      select d.* from network_directory d join active_members a on a.id = d.user_id
      left join network_settings s on s.user_id = d.user_id
      where ${sql.join([mayBeFound(me), ...conditionsOf(filter, meaning)], sql` and `)}
    )
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(page) from (
        select user_id as id, published_at as at, skills, skill_labels as labels from found ${place}
        order by published_at desc, user_id desc limit ${limit}) page), '[]') as people,
      ${facet(sql`unnest(found.skills, found.skill_labels)`)} as skills,
      ${facet(sql`(values (found.municipality, found.municipality))`)} as places,
      ${facet(sql`unnest(found.schools, found.school_labels)`)} as schools`)
  return rows[0]!
}

const namedRows = rowsOf({ id: z.string() })

/**
 * Lists members whose name has each word of the query in it, whatever else stands in their profiles; those where each
 * begins a word of the name come first, then the newest.
 */
export async function listByName(
  db: Db,
  { me, query, limit }: { me: string; query: string; limit: number },
): Promise<string[]> {
  const words = foldedWords(query).slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const name = sql`fold_text(u.first_name || ' ' || u.last_name)`
  // The folded profile has the name as well, and is there without folding anybody's name.
  const has = words.map((word) => sql`position(${word} in d.folded) > 0 and position(${word} in ${name}) > 0`)
  const begins = words.map((word) => sql`position(${` ${word}`} in ' ' || ${name}) > 0`)
  const { rows } = await namedRows(db)(sql`
    select d.user_id as id from network_directory d join active_members a on a.id = d.user_id
    join users u on u.id = d.user_id left join network_settings s on s.user_id = d.user_id
    where ${sql.join([mayBeFound(me), ...has], sql` and `)}
    order by (${sql.join(begins, sql` and `)}) desc, d.published_at desc, d.user_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
