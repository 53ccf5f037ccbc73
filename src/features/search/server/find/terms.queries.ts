import * as z from 'zod/mini'
import { prepared } from '#platform/server/db/prepared.ts'
import type { Row } from '#platform/server/db/rows-of.ts'

/** The entry of a word in the index: itself, a form of it, words that begin with it, words a typo or two away. */
const termShape = {
  word: z.string(),
  whole: z.nullable(z.boolean()),
  /** Number of opportunities with a form of it. */
  docs: z.nullable(z.number()),
  begun: z.nullable(z.array(z.string())),
  begunDocs: z.nullable(z.number()),
  alike: z.nullable(z.array(z.strictObject({ word: z.string(), shown: z.string(), docs: z.number() }))),
  /** Number of opportunities, estimated by the database. */
  all: z.number(),
}
export type TermRow = Row<typeof termShape>

/**
 * Looks up all words in one query, each by an index and no further than needed. The limit keeps the planner from reading
 * the whole vocabulary for one look-up.
 */
export const listTerms = prepared(termShape)<[asked: string, beginnings: number]>(
  'search.terms',
  `select a.word, w.whole, d.docs, b.begun, b.docs as "begunDocs", s.alike,
     (select reltuples::int from pg_class where oid = 'opportunity_search'::regclass) as "all"
   from jsonb_to_recordset($1::jsonb) as a(word text, stems text[], spellings text[])
   left join lateral (select true as whole from search_terms t where t.word = a.word limit 1) w on true
   left join lateral (
     select sum(f.docs)::int as docs from (
       select max(t.docs) as docs from search_terms t where t.stem = any(a.stems) group by t.stem
     ) f
   ) d on true
   left join lateral (
     select array_agg(distinct n.stem) as begun, sum(n.docs)::int as docs from (
       select t.stem, t.docs from search_terms t
       where w.whole is null and length(a.word) > 2 and t.word >= a.word and t.word < a.word || '~'
       order by t.word limit $2
     ) n
   ) b on true
   left join lateral (
     select jsonb_agg(c) as alike from (
       select t.word, min(t.shown) as shown, max(t.docs) as docs
       from search_spellings p join search_terms t on t.word = p.word
       where w.whole is null and d.docs is null and b.begun is null and p.spelling = any(a.spellings)
       group by t.word
     ) c
   ) s on true`,
)
