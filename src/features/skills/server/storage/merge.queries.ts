import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const mergeConceptsRows = rowsOf({ added: z.number(), changed: z.number(), total: z.number() })
const countRows = rowsOf({ count: z.number() })

export type Origin = 'own' | 'esco'
export type Change = { added: number; changed: number; removed: number; same: number }
export type MergeReport = {
  skills: Change
  occupations: Change
  skillLabels: Change
  occupationLabels: Change
  links: Change
}

/** Our vocabulary decides key and group; a release decides the entries that only it has. */
const DECIDED = {
  own: { skill: ['key', 'group_name'], occupation: ['key', 'isco'] },
  esco: { skill: ['kind', 'description'], occupation: ['description'] },
} as const

/** Merges the staged rows into the vocabulary; names and links of the other origin stay. */
export async function saveStageAsVocabulary(tx: Db, origin: Origin): Promise<MergeReport> {
  await matchExisting(tx, 'skill')
  await matchExisting(tx, 'occupation')
  const report = {
    skills: await mergeConcepts(tx, { kind: 'skill', origin }),
    occupations: await mergeConcepts(tx, { kind: 'occupation', origin }),
    skillLabels: await mergeLabels(tx, { kind: 'skill', origin }),
    occupationLabels: await mergeLabels(tx, { kind: 'occupation', origin }),
    links: await mergeLinks(tx, origin),
  }
  await tx.execute(sql`
    update skills set demand = counted.demand
    from (select s.id, count(distinct l.occupation_id)::int as demand
          from skills s left join occupation_skills l on l.skill_id = s.id group by s.id) as counted
    where skills.id = counted.id and skills.demand <> counted.demand`)
  return report
}

/** Matches entries by key or ESCO identifier; known ones keep their id. */
async function matchExisting(tx: Db, kind: 'skill' | 'occupation'): Promise<void> {
  const stage = sql.raw(`stage_${kind}s`)
  const labels = sql.raw(`stage_${kind}_labels`)
  const table = sql.raw(`${kind}s`)
  const side = sql.raw(kind)
  await tx.execute(sql`
    create temp table known_ids on commit drop as
      select s.id as staged, coalesce(by_key.id, by_esco.id) as id
      from ${stage} s
      left join ${table} by_key on by_key.key = s.key
      left join ${table} by_esco on by_esco.esco = s.esco
      where coalesce(by_key.id, by_esco.id) <> s.id`)
  await tx.execute(sql`update ${stage} s set id = k.id from known_ids k where s.id = k.staged`)
  await tx.execute(sql`update ${labels} l set id = k.id from known_ids k where l.id = k.staged`)
  await tx.execute(sql`update stage_links l set ${side} = k.id from known_ids k where l.${side} = k.staged`)
  await tx.execute(sql`drop table known_ids`)
}

async function mergeConcepts(
  tx: Db,
  { kind, origin }: { kind: 'skill' | 'occupation'; origin: Origin },
): Promise<Change> {
  const stage = sql.raw(`stage_${kind}s`)
  const table = sql.raw(`${kind}s`)
  const columns = kind === 'skill' ? sql`group_name, kind` : sql`isco`
  const values = kind === 'skill' ? sql`s.group_name, s.kind` : sql`s.group_name`
  const columnsOf = DECIDED[origin][kind].map((name) => sql.raw(name))
  const update = sql.join(
    columnsOf.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  )
  const differs = sql.join(
    columnsOf.map((name) => sql`${table}.${name} is distinct from excluded.${name}`),
    sql` or `,
  )
  const { rows } = await mergeConceptsRows(tx)(sql`
    with merged as (
      insert into ${table} (id, key, esco, ${columns}, description)
      select s.id, s.key,
        case when exists (select 1 from ${table} o where o.esco = s.esco and o.id <> s.id) then null else s.esco end,
        ${values}, s.description
      from ${stage} s
      on conflict (id) do update set ${update}, updated_at = now() where ${table}.edited_at is null and (${differs})
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
      (select count(*)::int from ${stage}) as total
    from merged`)
  return changeOf(rows[0], 0)
}

async function mergeLabels(
  tx: Db,
  { kind, origin }: { kind: 'skill' | 'occupation'; origin: Origin },
): Promise<Change> {
  const stage = sql.raw(`stage_${kind}_labels`)
  const table = sql.raw(`${kind}_labels`)
  const id = sql.raw(`${kind}_id`)
  const removed = await countRemoved(
    tx,
    sql`
    delete from ${table} l
    where l.origin = ${origin} and l.locale in (select distinct locale from ${stage})
      and not exists (select 1 from ${stage} s where s.id = l.${id} and s.locale = l.locale and s.label = l.label)`,
  )
  const { rows } = await mergeConceptsRows(tx)(sql`
    with merged as (
      insert into ${table} as l (${id}, locale, label, origin, place)
      select id, locale, label, ${origin}, place from ${stage}
      on conflict (${id}, locale, label, origin) do update set place = excluded.place where l.place <> excluded.place
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
      (select count(*)::int from ${stage}) as total
    from merged`)
  return changeOf(rows[0], removed)
}

async function mergeLinks(tx: Db, origin: Origin): Promise<Change> {
  const removed = await countRemoved(
    tx,
    sql`
    delete from occupation_skills l
    where l.origin = ${origin} and exists (select 1 from stage_links)
      and not exists (select 1 from stage_links s where s.occupation = l.occupation_id and s.skill = l.skill_id)`,
  )
  const { rows } = await mergeConceptsRows(tx)(sql`
    with merged as (
      insert into occupation_skills as l (occupation_id, skill_id, origin, essential)
      select s.occupation, s.skill, ${origin}, s.essential
      from stage_links s
      where exists (select 1 from occupations o where o.id = s.occupation)
        and exists (select 1 from skills k where k.id = s.skill)
      on conflict (occupation_id, skill_id, origin) do update set essential = excluded.essential
        where l.essential <> excluded.essential
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
      (select count(*)::int from stage_links) as total
    from merged`)
  return changeOf(rows[0], removed)
}

async function countRemoved(tx: Db, removal: SQL): Promise<number> {
  const { rows } = await countRows(tx)(
    sql`with removed as (${removal} returning 1) select count(*)::int as count from removed`,
  )
  return rows[0]?.count ?? 0
}

function changeOf(
  row: { added: number; changed: number; total: number } | undefined,
  removed: number,
): Change {
  const { added = 0, changed = 0, total = 0 } = row ?? {}
  return { added, changed, removed, same: total - added - changed }
}
