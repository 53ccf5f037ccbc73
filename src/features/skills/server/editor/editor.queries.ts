import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import type { Kind } from '../../contract/vocabulary.endpoints.ts'

const namesRows = rowsOf({ language: z.enum(['bhs', 'en']), label: z.string() })
const idRows = rowsOf({ id: z.string() })
const occupationRows = rowsOf({ occupation: z.string() })
const countRows = rowsOf({ count: z.number() })

export type Name = { bhs: string; en: string }
export type Language = 'bhs' | 'en'
const entryRows = rowsOf({
  id: z.string(),
  group: z.string(),
  esco: z.nullable(z.string()),
  description: z.string(),
  version: z.string(),
  merged_into: z.nullable(z.string()),
})
export type EntryRow = RowOf<typeof entryRows>
const named = { bhs: z.nullable(z.string()), en: z.nullable(z.string()) }
const namedRows = rowsOf(named)
const linkedRows = rowsOf({ ...named, id: z.string(), essential: z.boolean() })
const listedRows = rowsOf({
  ...named,
  id: z.string(),
  group: z.string(),
  esco: z.boolean(),
  edited_at: z.nullable(z.string()),
  links: z.number(),
})
type NamedRow = RowOf<typeof namedRows>

const OURS = sql`('bhs', 'bs', 'hr', 'sr')`

/** Returns table and column names by kind; never any input. */
function parts(kind: Kind) {
  const [entries, labels, own, other] =
    kind === 'skill'
      ? (['skills', 'skill_labels', 'skill_id', 'occupation_id'] as const)
      : (['occupations', 'occupation_labels', 'occupation_id', 'skill_id'] as const)
  const group = kind === 'skill' ? 'group_name' : 'isco'
  return {
    entries: sql.raw(entries),
    labels: sql.raw(labels),
    own: sql.raw(own),
    other: sql.raw(other),
    group: sql.raw(group),
  }
}

function nameSql(kind: Kind, language: Language, owner = sql`e.id`) {
  const { labels, own } = parts(kind)
  return language === 'en'
    ? sql`(select l.label from ${labels} l where l.${own} = ${owner} and l.locale = 'en'
        order by l.origin = 'esco', l.place limit 1)`
    : sql`(select l.label from ${labels} l where l.${own} = ${owner} and l.locale in ${OURS}
        order by l.origin = 'esco', array_position(array['bhs', 'bs', 'hr', 'sr'], l.locale), l.place limit 1)`
}

/** Finds entries by any part of a name, by group, or those last changed by staff. */
export async function listEntryRows(
  db: Db,
  { kind, query, group, limit }: { kind: Kind; query: string; group: string | undefined; limit: number },
) {
  const { entries, labels, own, group: groupColumn } = parts(kind)
  const folded = fold(query)
  const like = `%${folded}%`
  const met =
    folded === ''
      ? sql`select e.id, 0 as cost from ${entries} e
          where e.merged_into is null ${group ? sql`and e.${groupColumn} = ${group}` : sql`and (e.edited_at is not null or e.key is not null)`}
          order by e.edited_at desc nulls last, e.id limit ${limit}`
      : sql`select l.${own} as id,
            min(case when l.folded = ${folded} then 0 when l.folded like ${`${folded}%`} then 1 else 2 end * 1000 + length(l.folded)) as cost
          from ${labels} l join ${entries} e on e.id = l.${own}
          where l.folded like ${like} ${group ? sql`and e.${groupColumn} = ${group}` : sql``}
          group by l.${own} order by 2, 1 limit ${limit}`
  const { rows } = await listedRows(db)(sql`
    with met as (${met})
    select e.id, e.${groupColumn} as "group", e.esco is not null as esco, e.edited_at,
      ${nameSql(kind, 'bhs')} as bhs, ${nameSql(kind, 'en')} as en,
      (select count(distinct k.${parts(kind).other})::int from occupation_skills k where k.${own} = e.id) as links
    from met join ${entries} e on e.id = met.id
    order by met.cost, e.edited_at desc nulls last, e.id`)
  return rows.map(({ edited_at, bhs, en, ...row }) => ({
    ...row,
    name: nameOf({ bhs, en }),
    editedAt: toIso(edited_at),
  }))
}

/** Returns one entry; with `lock` it is locked until the transaction ends. */
export async function findEntry(
  db: Db,
  { kind, id, lock = false }: { kind: Kind; id: string; lock?: boolean },
): Promise<EntryRow | undefined> {
  const { entries, group } = parts(kind)
  const { rows } = await entryRows(db)(sql`
    select e.id, e.${group} as "group", e.esco, e.description, e.merged_into,
      coalesce(extract(epoch from e.edited_at)::text, '') as version
    from ${entries} e where e.id = ${id} ${lock ? sql`for update` : sql``}`)
  return rows[0]
}

/** Returns all names, in order. */
export async function getNamesOfEntry(db: Db, kind: Kind, id: string): Promise<Record<Language, string[]>> {
  const { labels, own } = parts(kind)
  const { rows } = await namesRows(db)(sql`
    select case l.locale when 'en' then 'en' else 'bhs' end as language, l.label
    from ${labels} l where l.${own} = ${id} and l.locale in ('en', 'bhs', 'bs', 'hr', 'sr')
    order by l.origin = 'esco', array_position(array['bhs', 'bs', 'hr', 'sr'], l.locale), l.place`)
  const of = (language: Language) => [
    ...new Set(rows.filter((row) => row.language === language).map(({ label }) => label)),
  ]
  return { bhs: of('bhs'), en: of('en') }
}

export async function listLinks(db: Db, kind: Kind, id: string) {
  const { own, other } = parts(kind)
  const otherKind = kind === 'skill' ? 'occupation' : 'skill'
  const { rows } = await linkedRows(db)(sql`
    select k.${other} as id, bool_or(k.essential) as essential,
      ${nameSql(otherKind, 'bhs', sql`k.${other}`)} as bhs, ${nameSql(otherKind, 'en', sql`k.${other}`)} as en
    from occupation_skills k where k.${own} = ${id}
    group by k.${other} order by 2 desc, 3`)
  return rows.map(({ bhs, en, ...link }) => ({ ...link, name: nameOf({ bhs, en }) }))
}

export async function getNameOfEntry(db: Db, kind: Kind, id: string): Promise<Name> {
  const { rows } = await namedRows(db)(sql`
    select ${nameSql(kind, 'bhs', sql`${id}::uuid`)} as bhs, ${nameSql(kind, 'en', sql`${id}::uuid`)} as en`)
  return nameOf(rows[0] ?? { bhs: null, en: null })
}

/** Returns another entry that is shown with this name. */
export async function findByLabel(
  db: Db,
  { kind, name, but }: { kind: Kind; name: string; but: string },
): Promise<string | undefined> {
  const { labels, own } = parts(kind)
  const { rows } = await idRows(db)(sql`
    select l.${own} as id from ${labels} l
    where l.folded = ${fold(name)} and l.place = 0 and l.${own} <> ${but}::uuid limit 1`)
  return rows[0]?.id
}

export async function insertEntry(
  tx: Db,
  { kind, id, group }: { kind: Kind; id: string; group: string },
): Promise<void> {
  const { entries, group: column } = parts(kind)
  await tx.execute(
    kind === 'skill'
      ? sql`insert into ${entries} (id, ${column}, kind, edited_at) values (${id}, ${group}, 'skill', now())`
      : sql`insert into ${entries} (id, ${column}, edited_at) values (${id}, ${group}, now())`,
  )
}

export async function updateEntry(
  tx: Db,
  { kind, id, group }: { kind: Kind; id: string; group: string },
): Promise<void> {
  const { entries, group: column } = parts(kind)
  await tx.execute(sql`
    update ${entries} set ${column} = ${group}, edited_at = greatest(now(), edited_at + interval '1 ms'), updated_at = now()
    where id = ${id}`)
}

/** Stores names; from now on staff decide the names in this language. */
export async function saveNames(
  tx: Db,
  { kind, id, language, names }: { kind: Kind; id: string; language: Language; names: readonly string[] },
): Promise<void> {
  const { labels, own } = parts(kind)
  await decide(tx, id, language)
  await tx.execute(sql`
    delete from ${labels} where ${own} = ${id}
      and ${language === 'en' ? sql`locale = 'en'` : sql`locale in ${OURS}`}`)
  if (names.length === 0) return
  await tx.execute(sql`
    insert into ${labels} (${own}, locale, label, origin, place)
    select ${id}, ${language}, label, 'console', place - 1
    from unnest(${sql.param([...names])}::text[]) with ordinality as given(label, place)
    on conflict do nothing`)
}

/** Stores links; from now on staff decide the skills of an occupation, or this skill's part of them. */
export async function saveLinks(
  tx: Db,
  { kind, id, links }: { kind: Kind; id: string; links: readonly { id: string; essential: boolean }[] },
): Promise<void> {
  const { own, other } = parts(kind)
  const { rows: before } = await occupationRows(tx)(
    sql`select distinct occupation_id as occupation from occupation_skills where ${own} = ${id}`,
  )
  const occupations =
    kind === 'occupation'
      ? [id]
      : [...new Set([...before.map(({ occupation }) => occupation), ...links.map((link) => link.id)])]
  // A release would restore removed links, so all links of these occupations become ours.
  for (const occupation of occupations) await decide(tx, occupation, 'links')
  await tx.execute(sql`
    insert into occupation_skills (occupation_id, skill_id, origin, essential)
    select occupation_id, skill_id, 'console', bool_or(essential) from occupation_skills
    where occupation_id = any(${sql.param(occupations)}::uuid[]) group by 1, 2
    on conflict do nothing`)
  await tx.execute(sql`
    delete from occupation_skills
    where (occupation_id = any(${sql.param(occupations)}::uuid[]) and origin <> 'console') or ${own} = ${id}`)
  if (links.length === 0) return
  await tx.execute(sql`
    insert into occupation_skills (${own}, ${other}, origin, essential)
    select ${id}, given.id, 'console', given.essential
    from unnest(${sql.param(links.map((link) => link.id))}::uuid[], ${sql.param(links.map(({ essential }) => essential))}::boolean[])
      as given(id, essential)
    on conflict do nothing`)
}

export async function hasAllEntries(db: Db, kind: Kind, ids: readonly string[]): Promise<boolean> {
  const { entries } = parts(kind)
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from ${entries}
    where id = any(${sql.param([...ids])}::uuid[]) and merged_into is null`)
  return rows[0]?.count === new Set(ids).size
}

/** Moves names and links; the merged entry keeps only its identifier. */
export async function updateMergedEntry(
  tx: Db,
  { kind, from, into }: { kind: Kind; from: string; into: string },
): Promise<void> {
  const { entries, own, other } = parts(kind)
  for (const what of ['bhs', 'en', 'links', 'merged']) await decide(tx, from, what)
  await tx.execute(sql`
    insert into occupation_skills (${own}, ${other}, origin, essential)
    select ${into}::uuid, ${other}, 'console', bool_or(essential) from occupation_skills where ${own} = ${from}
    group by ${other}
    on conflict do nothing`)
  await tx.execute(sql`delete from occupation_skills where ${own} = ${from}`)
  await tx.execute(sql`
    update ${entries} set merged_into = ${into}::uuid, edited_at = now(), updated_at = now()
    where id = ${from} or merged_into = ${from}::uuid`)
}

async function decide(tx: Db, id: string, what: string): Promise<void> {
  await tx.execute(
    sql`insert into vocabulary_decided (entry_id, what) values (${id}, ${what}) on conflict do nothing`,
  )
}

/** Recounts the occupations that need each of these skills. */
export async function countDemand(tx: Db, skills: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update skills s set demand = (
      select count(distinct k.occupation_id)::int from occupation_skills k where k.skill_id = s.id)
    where s.id = any(${sql.param([...skills])}::uuid[])`)
}

function nameOf({ bhs, en }: NamedRow): Name {
  return { bhs: bhs ?? en ?? '', en: en ?? bhs ?? '' }
}
