import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchParts } from '#features/search/server/index.ts'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { fold } from '#platform/contract/fold.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { Pool } from 'pg'

const DATA = join(import.meta.dirname, '../../src/features/skills/data')
const BATCH = 2000
const DAY = 86_400_000
const GIN = [
  ...['title', 'words', 'places', 'skills'].map((name) => `opportunity_search_${name}`),
  'opportunity_sample_words',
]

/**
 * Seeds opportunities as in a much-used product: titles of real occupations, texts of real words with a realistic
 * distribution. The product's own code analyses each title and word once and writes the rows; beside them is a table of
 * titles with the simplest index.
 */
export async function laySearchWorld({
  db,
  pool,
  count,
}: {
  db: Db
  pool: Pool
  count: number
}): Promise<void> {
  const { documentOf, saveDocuments: storeDocuments, countTerms } = await searchParts()
  const random = randomFrom(20261121)
  // Without words that every document of its kind has.
  const own = new Set(documentOf(PLAIN).words)
  const taken = (title: Names, summary: Names) => {
    const document = documentOf({ ...PLAIN, title, summary })
    return { ...document, words: document.words.filter((word) => !own.has(word)) }
  }
  const none = { bhs: '', en: '' }
  const titles = column('occupations.tsv').map((names) => ({ names, ...taken(names, none) }))
  const vocabulary = shuffle([...column('words.tsv'), ...column('skills.tsv')], random).map((names) =>
    taken(none, names),
  )
  const { rows: indexes } = await pool.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [GIN],
  )
  await pool.query(`drop index ${GIN.join(', ')}`)
  await pool.query('alter table opportunities disable trigger opportunities_searched')
  await pool.query('create table bench_plain (id uuid, title text)')
  const skills = Array.from({ length: 400 }, () => newId())
  const now = Date.now()
  const told = new Set<object>()
  for (let done = 0; done < count; done += BATCH) {
    const offers = Array.from({ length: Math.min(BATCH, count - done) }, (_, n) => {
      const publishedAt = new Date(now - (done + n) * 13_000)
      const title = pick(titles, random)
      const parts = [title, ...Array.from({ length: WORDS }, () => pick(vocabulary, random))]
      const frame = documentOf({
        ...PLAIN,
        kind: KINDS[Math.floor(random() ** 2 * KINDS.length)] ?? 'job',
        mode: MODES[Math.floor(random() ** 2 * MODES.length)] ?? 'on-site',
        contract: CONTRACTS[Math.floor(random() * CONTRACTS.length)] ?? null,
        firstJob: random() < 0.2,
        amountMax: random() < 0.6 ? 900 + Math.floor(random() * 3000) : null,
        deadline: random() < 0.9 ? new Date(now + (1 + random() * 60) * DAY) : null,
        publishedAt,
        municipalities: [MUNICIPALITY_IDS[Math.floor(random() ** 2 * MUNICIPALITY_IDS.length)] ?? 'zenica'],
        languages: random() < 0.4 ? ['en'] : [],
        skills: Array.from({ length: 4 }, () => skills[Math.floor(random() ** 2 * skills.length)] ?? ''),
        id: newId(publishedAt.getTime()),
      })
      // A word is new to the index once.
      const fresh = parts.filter((part) => !told.has(part))
      for (const part of fresh) told.add(part)
      const words = [...new Set([frame, ...parts].flatMap((part) => part.words))]
      const document = { ...frame, title: title.title, words, terms: fresh.flatMap(({ terms }) => terms) }
      return { document, folded: fold(`${title.names.bhs} ${title.names.en}`) }
    })
    const documents = offers.map(({ document }) => document)
    const ids = documents.map(({ id }) => id)
    await inTransaction(pool, async (tx) => {
      await tx.execute(sql`
        insert into opportunities (id, slug, organisation_name, kind, status)
        select id, id::text, 'x', 'job', 'published' from unnest(${sql.param(ids)}::uuid[]) as o(id)`)
      await storeDocuments(tx, { ids, documents })
      await tx.execute(sql`
        insert into bench_plain
        select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(offers.map(({ folded }) => folded))}::text[])`)
    })
  }
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(`set maintenance_work_mem = '256MB'`)
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('create index on bench_plain using gin (title gin_trgm_ops)')
  for (const table of [
    'opportunity_search',
    'opportunity_sample',
    'bench_plain',
    'search_terms',
    'search_spellings',
  ])
    await client.query(`vacuum analyze ${table}`)
  client.release(true)
  await inTransaction(pool, countTerms)
  await db.execute(sql`analyze search_terms`)
}

type Names = { bhs: string; en: string }

const WORDS = 45
const PLAIN = {
  id: '',
  kind: 'job',
  mode: 'on-site',
  contract: null,
  firstJob: false,
  amountMin: null,
  amountMax: null,
  publishedAt: new Date(),
  deadline: null,
  title: { bhs: '', en: '' },
  summary: { bhs: '', en: '' },
  body: {},
  organisation: '',
  municipalities: [],
  languages: [],
  skills: [],
  skillNames: [],
} as const

/** Reads Bosnian and English names from a table of the vocabulary. */
function column(file: string): Names[] {
  const [head = '', ...lines] = readFileSync(join(DATA, file), 'utf8').trim().split('\n')
  const names = head.split('\t')
  const bhs = names.findIndex((name) => /bhs|bs/.test(name))
  const en = names.findIndex((name) => name.startsWith('en'))
  return lines.map((line) => {
    const cells = line.split('\t')
    return { bhs: cells[bhs]?.split(';')[0] ?? '', en: cells[en]?.split(';')[0] ?? '' }
  })
}

/** Picks the first ones most often, like word frequencies. */
function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() ** 1.7 * list.length)] as T
}

function shuffle<T>(list: T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Returns a seeded random generator. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
