import { afterAll, beforeAll, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import type { PostCard } from '../contract/post-card.ts'
import { bodyOf, writer, type Writer } from './feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const share = (who: Writer, link: string | undefined, more: object = {}) =>
  who.send('POST', '/api/feed/posts', {
    id: crypto.randomUUID(),
    body: bodyOf(' '),
    audience: 'public',
    ...(link && { link }),
    ...more,
  })
const cardIn = async (who: Writer, id: string) => (await who.opens(id)).json<Post>().card

test('a shared post is shown to those alone who may read it, and its author hears of it', async () => {
  const [ena, friend, stranger] = [await writer(app), await writer(app), await writer(app)]
  await connected(ena, friend)
  const near = await ena.wrote('Samo za kontakte', 'connections')
  const open = await ena.wrote('Za sve', 'public')
  const shared = (await share(friend, `/feed/posts/${near}`)).json<Post>()
  expect(shared.card).toMatchObject({ kind: 'post', path: `/feed/posts/${near}`, note: 'Samo za kontakte' })
  expect(await cardIn(stranger, shared.id)).toMatchObject({ kind: 'gone', path: '', note: '' })
  const seen = await app.http.inject(`/api/public/feed/${shared.id}`)
  expect(seen.json<Post>().card).toMatchObject({ kind: 'gone' })
  expect((await ena.send('GET', '/api/notifications')).body).toContain(
    'dijeli tvoju objavu „Samo za kontakte“',
  )
  // Who cannot read a post cannot share it, and learns nothing of it.
  expect((await share(stranger, `/feed/posts/${near}`)).json()).toMatchObject({ code: 'feed.linkGone' })
  const asked = await stranger.send('GET', `/api/feed/card?link=/feed/posts/${near}`)
  expect(asked.json()).toEqual({ card: null })

  const again = (await share(stranger, `/feed/${open}`)).json<Post>()
  expect(again.card).toMatchObject({ kind: 'post', note: 'Za sve' })
  await ena.block(stranger)
  expect(await cardIn(stranger, again.id)).toMatchObject({ kind: 'gone' })
  await ena.deletes(near)
  expect(await cardIn(friend, shared.id)).toMatchObject({ kind: 'gone' })
})

test('the first thing of this site in the words becomes the card, and follows them when they are edited', async () => {
  const ena = await writer(app)
  const { publicUrl } = app.services.config
  const first = await ena.wrote('Prva')
  const address = `${publicUrl}/feed/${first}`
  const post = (await share(ena, undefined, { body: bodyOf(`Vidi ${address}.`) })).json<Post>()
  expect(post.card).toMatchObject({ kind: 'post', note: 'Prva' })
  const edit = (id: string, text: string) => ena.send('PUT', `/api/feed/posts/${id}`, { body: bodyOf(text) })
  expect((await edit(post.id, 'Bez adrese')).json<Post>().card).toBeNull()
  // One that was shared beside the words stays.
  const beside = (await share(ena, `/feed/posts/${first}`)).json<Post>()
  expect((await edit(beside.id, 'Dodajem riječi')).json<Post>().card).toMatchObject({ kind: 'post' })
  for (const link of ['https://primjer.ba/', '/settings', '/opportunities/nema-je'])
    expect((await share(ena, link)).json()).toMatchObject({ code: 'feed.linkGone' })
})

test('an organisation, an opportunity and an article that everybody may see are cards; drafts are not', async () => {
  const ena = await writer(app)
  const { pool } = app.services
  await pool.query(
    `insert into opportunities (id, slug, kind, status, title, summary, body, organisation_name, created_by)
     select gen_random_uuid(), 'kartica-' || s, 'job', s, '{"bhs":"Konobar","en":"Waiter"}', '{}', '{}', 'Kafana', $1
     from unnest(array['published','draft']) s`,
    [ena.userId],
  )
  const ask = async (link: string) =>
    (await ena.send('GET', `/api/feed/card?link=${link}`)).json<{ card: PostCard | null }>().card
  expect(await ask('/opportunities/kartica-published')).toEqual({
    kind: 'opportunity',
    path: '/opportunities/kartica-published',
    title: { bhs: 'Konobar', en: 'Waiter' },
    note: 'Kafana',
    deadline: null,
    picture: null,
  })
  expect(await ask('/opportunities/kartica-draft')).toBeNull()
  await pool.query(
    `with a as (
       insert into articles (id, author_id, content, published, live_bhs_at, live_en_at)
       values (gen_random_uuid(), $1, '{}', '{"title":{"bhs":"Prvi CV","en":"First CV"}}', now(), now() + interval '1 day')
       returning id)
     insert into article_slugs (slug, article_id, is_current) select 'prvi-cv', id, true from a`,
    [ena.userId],
  )
  expect(await ask('/articles/prvi-cv')).toMatchObject({
    kind: 'article',
    title: { bhs: 'Prvi CV', en: '' },
  })
})
