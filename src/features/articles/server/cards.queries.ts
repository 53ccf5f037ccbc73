import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import { CARD_KINDS, type Card } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
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
      o.status = 'published' and (o.deadline is null or o.deadline > now()) as "isOpen", false as "isGone"
    from public_opportunities o where o.slug = any(${slugs('opportunity')})
    union all
    select 'call', c.slug, c.content -> 'title' ->> 'bhs', c.content -> 'title' ->> 'en', null, c.deadline,
      c.opens_at <= now() and c.deadline > now(), false
    from public_calls c where c.slug = any(${slugs('call')})
    union all
    select 'form', f.slug, f.title ->> 'bhs', f.title ->> 'en', f.organisation, f.deadline, f.is_open, not f.is_there
    from public_forms f where f.slug = any(${slugs('form')})`)
  return rows.map(({ bhs, en, by, deadline, ...card }) => ({
    ...card,
    title: { bhs: bhs ?? '', en: en ?? '' },
    by: by ?? '',
    deadline: toIso(deadline),
  }))
}
