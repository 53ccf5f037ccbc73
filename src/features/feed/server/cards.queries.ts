import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { PostCard } from '../contract/post-card.ts'
import { pathOfThing, type Thing, thingAt, THING_KINDS, type ThingKind } from '../contract/post-link.ts'
import { openingWords } from '../contract/post-text.ts'
import { listPages } from './linked-pages/linked-pages.queries.ts'
import { isReadable } from './readable.policy.ts'

const thingRows = rowsOf({
  kind: z.enum(THING_KINDS),
  name: z.string(),
  bhs: z.nullable(z.string()),
  en: z.nullable(z.string()),
  note: z.nullable(z.string()),
  deadline: z.nullable(timestamp),
})
const postRows = rowsOf({ id: z.string(), author: z.string(), body: z.custom<RichText>() })

const GONE: PostCard = {
  kind: 'gone',
  path: '',
  title: { bhs: '', en: '' },
  note: '',
  deadline: null,
  picture: null,
}

/**
 * Returns a card for each of these links as this reader may see it now, and none for a page of another site that was not read;
 * a visitor is `null`.
 */
export async function listCardsOf(
  db: Db,
  { links, reader }: { links: readonly (string | null)[]; reader: string | null },
): Promise<Map<string, PostCard>> {
  const distinct = [...new Set(links.filter((link) => link !== null))]
  const own = distinct.filter((link) => link.startsWith('/'))
  const things = own.flatMap((link) => thingAt(link) ?? [])
  const cards = new Map(own.map((link) => [link, GONE]))
  const [open, posts, sites] = await Promise.all([
    publicCards(db, things),
    postCards(db, things, reader),
    siteCards(
      db,
      distinct.filter((link) => !link.startsWith('/')),
    ),
  ])
  for (const [thing, card] of [...open, ...posts]) cards.set(pathOfThing(thing), card)
  for (const card of sites) cards.set(card.path, card)
  return cards
}

type CardOfThing = readonly [Thing, PostCard]

async function publicCards(db: Db, things: readonly Thing[]): Promise<CardOfThing[]> {
  if (things.every(({ kind }) => kind === 'post')) return []
  const named = (kind: ThingKind) => sql`any(${sql.param(namesOf(things, kind))}::text[])`
  const { rows } = await thingRows(db)(sql`
    select 'opportunity' as kind, o.slug as name, o.title ->> 'bhs' as bhs, o.title ->> 'en' as en, o.organisation as note,
      o.deadline from public_opportunities o where o.slug = ${named('opportunity')}
    union all
    select 'call', c.slug, c.content -> 'title' ->> 'bhs', c.content -> 'title' ->> 'en', null, c.deadline
    from public_calls c where c.slug = ${named('call')}
    union all
    select 'article', a.slug, a.title ->> 'bhs', a.title ->> 'en', a.author, null
    from public_articles a where a.slug = ${named('article')}
    union all
    select 'project', p.slug, p.title ->> 'bhs', p.title ->> 'en', b.name, null
    from bank_projects p join bank_names b on b.id = p.bank_id where p.slug = ${named('project')}
    union all
    select 'organisation', g.slug, g.name, g.name, null, null
    from active_organisations g where g.slug = ${named('organisation')}
    union all
    select 'mentor', m.slug, u.first_name || ' ' || u.last_name, u.first_name || ' ' || u.last_name, null, null
    from public_mentors m join users u on u.id = m.user_id where m.slug = ${named('mentor')}`)
  return rows.map(({ kind, name, bhs, en, note, deadline }) => {
    const thing = { kind, name }
    const title = { bhs: bhs ?? '', en: en ?? '' }
    const card = { kind, path: pathOfThing(thing), title, note: note ?? '', deadline: toIso(deadline) }
    return [thing, { ...card, picture: null }]
  })
}

/** Posts are shown inside of others to those alone who may read them. */
async function postCards(db: Db, things: readonly Thing[], reader: string | null): Promise<CardOfThing[]> {
  const ids = namesOf(things, 'post')
  if (ids.length === 0) return []
  const { rows } = await postRows(db)(sql`
    select p.id, u.first_name || ' ' || u.last_name as author, p.body from feed_posts p join users u on u.id = p.author_id
    where p.id = any(${sql.param(ids)}::uuid[]) and ${isReadable(sql`p`, reader)}`)
  return rows.map(({ id, author, body }) => {
    const thing: Thing = { kind: 'post', name: id }
    const path = reader === null ? `/feed/${id}` : pathOfThing(thing)
    const title = { bhs: author, en: author }
    return [
      thing,
      { kind: 'post', path, title, note: openingWords(body, QUOTED), deadline: null, picture: null },
    ]
  })
}

const QUOTED = 240

async function siteCards(db: Db, addresses: readonly string[]): Promise<PostCard[]> {
  if (addresses.length === 0) return []
  const pages = await listPages(db, addresses)
  return pages.map(({ address, id, title, description, hasPicture }) => ({
    kind: 'site',
    path: address,
    title: { bhs: title, en: title },
    note: description,
    deadline: null,
    picture: hasPicture ? `/linked-pictures/${id}.webp` : null,
  }))
}

function namesOf(things: readonly Thing[], kind: ThingKind): string[] {
  return things.filter((thing) => thing.kind === kind).map(({ name }) => name)
}
