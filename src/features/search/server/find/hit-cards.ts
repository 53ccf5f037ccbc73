import { sql } from '#platform/server/db/sql.ts'
import { listCardsOf } from '#features/opportunities/server/index.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { excerpt, highlight, type Range } from '../../contract/highlight.ts'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { plainWords } from '../documents/document.ts'

const textRows = rowsOf({
  id: z.string(),
  summary: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
  body: z.strictObject({ bhs: z.optional(z.unknown()), en: z.optional(z.unknown()) }),
})
type Texts = Omit<RowOf<typeof textRows>, 'id'>

/** Returns found opportunities for lists, with their matches. */
export async function showHits(
  { db }: { db: Db },
  { ids, stems }: { ids: readonly string[]; stems: ReadonlySet<string> },
): Promise<SearchResult[]> {
  const [cards, texts] = await Promise.all([
    listCardsOf(db, ids),
    stems.size > 0 ? textsOf(db, ids) : new Map<string, Texts>(),
  ])
  return cards.map((card) => ({
    ...card,
    titleMarks: {
      bhs: pairs(highlight(card.title.bhs, stems)),
      en: pairs(highlight(card.title.en, stems)),
    },
    excerpt: {
      bhs: excerptOf(texts.get(card.id), 'bhs', stems),
      en: excerptOf(texts.get(card.id), 'en', stems),
    },
  }))
}

async function textsOf(db: Db, ids: readonly string[]): Promise<Map<string, Texts>> {
  const { rows } = await textRows(db)(sql`
    select id, summary, body from public_opportunities where id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}

function excerptOf(texts: Texts | undefined, locale: 'bhs' | 'en', stems: ReadonlySet<string>) {
  if (!texts) return null
  const result = excerpt(texts.summary[locale] ?? '', stems) ?? excerpt(plainWords(texts.body[locale]), stems)
  return result ? { text: result.text, marks: pairs(result.marks) } : null
}

function pairs(ranges: readonly Range[]): [number, number][] {
  return ranges.map(([start, end]) => [start, end])
}
