import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { allowTime, type Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { spellingsOf } from '../find/spellings.ts'
import type { Document, Source } from './document.ts'

const idRows = rowsOf({ id: z.string() })
const oneRows = rowsOf({ one: z.number() })
const wordRows = rowsOf({ word: z.string() })

const sourceRows = rowsOf({
  id: z.string(),
  kind: z.custom<Source['kind']>(),
  mode: z.custom<Source['mode']>(),
  contract: z.custom<Source['contract']>(),
  firstJob: z.boolean(),
  amountMin: z.nullable(z.string()),
  amountMax: z.nullable(z.string()),
  publishedAt: z.string(),
  deadline: z.nullable(z.string()),
  title: z.custom<Source['title']>(),
  summary: z.custom<Source['summary']>(),
  body: z.custom<Source['body']>(),
  organisation: z.string(),
  municipalities: z.array(z.string()),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  skillNames: z.array(z.strictObject({ locale: z.string(), label: z.string() })),
})

/** Locks opportunities that wait for indexing; skips those that another process has locked. */
export async function claimStaleOpportunities(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await idRows(tx)(sql`
    select opportunity_id as id from search_stale order by since limit ${limit} for update skip locked`)
  return rows.map(({ id }) => id)
}

export async function hasStale(db: Db): Promise<boolean> {
  const { rows } = await oneRows(db)(sql`select 1 as one from search_stale limit 1`)
  return rows.length > 0
}

export async function insertAllStale(db: Db): Promise<void> {
  await db.execute(sql`
    insert into search_stale (opportunity_id)
    select opportunity_id from opportunity_search
    union select id from public_opportunities where status = 'published'
    order by 1
    on conflict do nothing`)
}

/** Stores the version of the codes; returns false if it is unchanged. */
export async function saveFacetsVersion(tx: Db, version: string): Promise<boolean> {
  const { rows } = await oneRows(tx)(sql`
    insert into search_state as s (facets_version) values (${version})
    on conflict (single) do update set facets_version = excluded.facets_version
      where s.facets_version <> excluded.facets_version
    returning 1 as one`)
  return rows.length > 0
}

/** Returns the public ones of these. */
export async function listSources(db: Db, ids: readonly string[]): Promise<Source[]> {
  const { rows } = await sourceRows(db)(sql`
    select o.id, o.kind, o.mode, o.contract, o.first_job as "firstJob", o.amount_min as "amountMin",
      o.amount_max as "amountMax", coalesce(o.published_at, o.updated_at) as "publishedAt", o.deadline, o.title,
      o.summary, o.body, o.organisation, o.municipalities, o.languages,
      coalesce(s.skills, '{}') as skills, coalesce(s.names, '[]') as "skillNames"
    from public_opportunities o
    left join lateral (
      select array_agg(distinct os.skill_id) as skills,
        jsonb_agg(jsonb_build_object('locale', l.locale, 'label', l.label)) filter (where l.label is not null) as names
      from wanted_skills os left join skill_names l on l.skill_id = os.skill_id and l.place < 3
      where os.opportunity_id = o.id
    ) s on true
    where o.id = any(${sql.param(ids)}::uuid[]) and o.status = 'published'`)
  return rows.map((row) => ({
    ...row,
    amountMin: row.amountMin === null ? null : Number(row.amountMin),
    amountMax: row.amountMax === null ? null : Number(row.amountMax),
    publishedAt: new Date(row.publishedAt),
    deadline: row.deadline === null ? null : new Date(row.deadline),
  }))
}

/** Writes the rows of these opportunities; those without a document leave the index. */
export async function saveDocuments(
  tx: Db,
  { ids, documents }: { ids: readonly string[]; documents: readonly Document[] },
): Promise<void> {
  await tx.execute(sql`
    delete from opportunity_search where opportunity_id = any(${sql.param(ids)}::uuid[])
      and opportunity_id <> all(${sql.param(documents.map(({ id }) => id))}::uuid[])`)
  await insertDocuments(tx, documents)
  await insertTerms(tx, documents)
  await tx.execute(sql`delete from search_stale where opportunity_id = any(${sql.param(ids)}::uuid[])`)
}

async function insertDocuments(tx: Db, documents: readonly Document[]): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(({ id, publishedAt, deadline, terms: _terms, ...rest }) => ({
    opportunity_id: id,
    published_at: publishedAt,
    open_until: deadline ?? 'infinity',
    ...rest,
  }))
  await tx.execute(sql`
    insert into opportunity_search as s (opportunity_id, published_at, open_until, facets, areas, languages,
      municipalities, skills, title, words)
    select opportunity_id, published_at, open_until, facets, areas, languages, municipalities, skills,
      array_to_tsvector(title),
      array_to_tsvector(words) || search_tags(facets, areas, languages, municipalities)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(opportunity_id uuid, published_at timestamptz,
      open_until timestamptz, facets int, areas int, languages int, municipalities text[], skills uuid[],
      title text[], words text[])
    on conflict (opportunity_id) do update set published_at = excluded.published_at,
      open_until = excluded.open_until, facets = excluded.facets, areas = excluded.areas,
      languages = excluded.languages, municipalities = excluded.municipalities, skills = excluded.skills,
      title = excluded.title, words = excluded.words`)
}

/** Inserts terms in a fixed order, so that two processes with the same new words do not deadlock. */
async function insertTerms(tx: Db, documents: readonly Document[]): Promise<void> {
  const terms = new Map(
    documents.flatMap((document) =>
      document.terms.map((term) => [`${term.word} ${term.stem}`, term] as const),
    ),
  )
  const fresh = [...terms.keys()].sort().map((key) => terms.get(key))
  if (fresh.length === 0) return
  const { rows } = await wordRows(tx)(sql`
    insert into search_terms (word, stem, shown)
    select t.word, t.stem, t.shown
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as t(word text, stem text, shown text)
    where not exists (select 1 from search_terms k where k.word = t.word and k.stem = t.stem)
    on conflict do nothing returning word`)
  const spellings = [...new Set(rows.map(({ word }) => word))].flatMap((word) =>
    spellingsOf(word, 1).map((spelling) => ({ spelling, word })),
  )
  if (spellings.length === 0) return
  await tx.execute(sql`
    insert into search_spellings (spelling, word)
    select spelling, word from jsonb_to_recordset(${JSON.stringify(spellings)}::jsonb) as s(spelling text, word text)
    on conflict do nothing`)
}

/** Recounts the opportunities of each word and deletes unused words; slow. */
export async function countTerms(tx: Db): Promise<void> {
  await allowTime(tx, 300_000)
  await tx.execute(sql`
    with counted as materialized (
      select word as stem, ndoc from ts_stat('select words from opportunity_search')
    )
    update search_terms t set docs = coalesce(c.ndoc, 0)
    from search_terms k left join counted c on c.stem = k.stem
    where k.word = t.word and k.stem = t.stem and t.docs is distinct from coalesce(c.ndoc, 0)`)
  await tx.execute(sql`delete from search_terms where docs = 0`)
  await tx.execute(sql`
    delete from search_spellings s where not exists (select 1 from search_terms t where t.word = s.word)`)
}
