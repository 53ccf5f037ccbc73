import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import { CARD_KINDS, type Card } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { endingOf } from '#platform/contract/document-types.ts'
import { filesIn } from '#platform/contract/rich-text/figures.ts'
import type { Content } from '../contract/content.ts'
import type { LinkCard } from '../contract/link-card.ts'

const cardRows = rowsOf({
  kind: z.enum(CARD_KINDS),
  slug: z.string(),
  bhs: z.nullable(z.string()),
  en: z.nullable(z.string()),
  by: z.nullable(z.string()),
  deadline: z.nullable(timestamp),
  isOpen: z.boolean(),
  isGone: z.boolean(),
  name: z.nullable(z.string()),
  size: z.nullable(z.number()),
})

/**
 * Lists the cards of a text as everybody may see them now; cards of things that are not public are left out, and a form that
 * was there says that it is no longer.
 */
export async function listCards(db: Db, { body }: Pick<Content, 'body'>): Promise<LinkCard[]> {
  const named = LOCALES.flatMap((one) =>
    body[one].content.filter((block): block is Card => block.type === 'card').map(({ attrs }) => attrs),
  )
  if (named.length === 0) return []
  const slugs = (kind: LinkCard['kind']) =>
    sql`${sql.param(named.filter((card) => card.kind === kind).map(({ slug }) => slug))}::text[]`
  const { rows } = await cardRows(db)(sql`
    select 'opportunity' as kind, o.slug, o.title ->> 'bhs' as bhs, o.title ->> 'en' as en, o.organisation as by, o.deadline,
      o.status = 'published' and (o.deadline is null or o.deadline > now()) as "isOpen", false as "isGone", null as name,
      null::float8 as size
    from public_opportunities o where o.slug = any(${slugs('opportunity')})
    union all
    select 'call', c.slug, c.content -> 'title' ->> 'bhs', c.content -> 'title' ->> 'en', null, c.deadline,
      c.opens_at <= now() and c.deadline > now(), false, null, null
    from public_calls c where c.slug = any(${slugs('call')})
    union all
    select 'form', f.slug, f.title ->> 'bhs', f.title ->> 'en', f.organisation, f.deadline, f.is_open, not f.is_there, null, null
    from public_forms f where f.slug = any(${slugs('form')})
    union all
    select 'file', d.id::text, d.title ->> 'bhs', d.title ->> 'en', concat_ws(', ', nullif(d.author, ''), ${termsOf(sql`d.licence`)}), null, true, false, d.name, d.size
    from shown_library_documents d where d.id = any(${sql.param(LOCALES.flatMap((one) => filesIn(body[one])))}::uuid[])`)
  return rows.map(({ bhs, en, by, deadline, name, size, ...card }) => ({
    ...card,
    file: fileOf(name, size),
    title: { bhs: bhs ?? '', en: en ?? '' },
    by: by ?? '',
    deadline: toIso(deadline),
  }))
}

/** The names of licences are the same in each language; whether somebody was allowed is said to no reader. */
const termsOf = (licence: SQL) =>
  sql`case ${licence} when 'cc0' then 'CC0' when 'cc-by' then 'CC BY 4.0' when 'cc-by-sa' then 'CC BY-SA 4.0' end`

function fileOf(name: string | null, size: number | null): LinkCard['file'] {
  const ending = name === null ? undefined : endingOf(name)
  return ending === undefined || size === null ? null : { ending, size }
}
