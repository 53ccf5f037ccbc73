import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import { talker } from '#features/messaging/server/messaging.fixture.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { founded } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { flagText, forgetWritings } from './text-flags.service.ts'
import { moderationIn } from './moderation.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator } = moderationIn(() => app)
const FRAUD = 'Prije početka uplati 60 KM kaucije unaprijed.'

const signsOf = async ({ userId }: { userId: string }) =>
  query<{ kind: string; signs: string[] }>(
    `select c.kind, array(select sign from moderation_flags f where f.case_id = c.id order by sign) as signs
     from moderation_cases c where c.author_id = $1 order by c.opened_at`,
    [userId],
  )

test('a question, a profile, an organisation and an opportunity that ask for money wait for a moderator, and stay', async () => {
  const offered = await employer(app)
  const { id } = await offered.published()
  const curious = await member(app)
  const asked = await curious.send('POST', '/api/discussions', {
    kind: 'opportunity',
    id,
    text: FRAUD,
  })
  expect(asked.statusCode).toBeLessThan(300)
  expect(await signsOf(curious)).toEqual([{ kind: 'post', signs: ['fraud'] }])
  const ena = await member(app)
  await ena.send('PUT', '/api/profile/about', { about: { bhs: FRAUD, en: '' } })
  expect(await signsOf(ena)).toEqual([{ kind: 'profile', signs: ['fraud'] }])
  const { owner, slug } = await founded(app, { name: 'Siptari doo' })
  expect((await owner.send('GET', `/api/public/organisations/${slug}`)).statusCode).toBe(200)
  expect(await signsOf(owner)).toEqual([{ kind: 'organisation', signs: ['slur'] }])
})

test('what only its owner sees is not looked at until it is published, and conversations of connections never', async () => {
  const hidden = await member(app, { published: false })
  await hidden.send('PUT', '/api/profile/about', { about: { bhs: FRAUD, en: '' } })
  expect(await signsOf(hidden)).toEqual([])
  await hidden.send('PUT', '/api/profile/publication', { published: true })
  expect(await signsOf(hidden)).toEqual([{ kind: 'profile', signs: ['fraud'] }])
  const [one, other] = [await talker(app), await talker(app)]
  await connected(one, other)
  const talk = await one.begun([other])
  await one.write(talk, 'Zdravo!')
  await one.write(talk, FRAUD)
  expect(await signsOf(one)).toEqual([])
})

test('what a moderator has let stand is not flagged again for the same words', async () => {
  const [ena, staff] = [await member(app), await moderator()]
  const save = (bhs: string) => ena.send('PUT', '/api/profile/about', { about: { bhs, en: '' } })
  await save(FRAUD)
  const [row] = await query<{ id: string }>('select id from moderation_cases where author_id = $1', [
    ena.userId,
  ])
  expect((await staff.decide(row!.id, 'keep', null)).statusCode).toBe(204)
  await ena.send('PUT', '/api/profile/publication', { published: true })
  expect(await signsOf(ena)).toHaveLength(1)
})

test('the same text in a third place, and a new account in many, are one case each; digests go after a day', async () => {
  const text = 'Radite od kuće i zaradite koliko želite, javite se odmah.'
  const written = (author: string, id: string, words: string) =>
    inTransaction(app.services.pool, (tx) =>
      flagText(tx, {
        kind: { id: 'post', find: async () => ({ author, text: words, path: null, isShown: true }) },
        id,
      }),
    )
  const [ena, mia] = [await member(app), await member(app)]
  for (const n of [1, 2]) await written(ena.userId, `${ena.userId}-${n}`, text)
  expect(await signsOf(ena)).toEqual([])
  await written(ena.userId, `${ena.userId}-3`, text)
  await written(ena.userId, `${ena.userId}-4`, text)
  expect(await signsOf(ena)).toEqual([{ kind: 'post', signs: ['repeated'] }])
  for (let n = 0; n < 9; n += 1) await written(mia.userId, `${mia.userId}-${n}`, `Pitanje broj ${n}`)
  expect(await signsOf(mia)).toEqual([{ kind: 'post', signs: ['burst'] }])
  await query(`update moderation_writings set written_at = now() - interval '25 hours'`)
  await forgetWritings.handle(app.services, {}, undefined as never)
  expect(await query(`select 1 from moderation_writings where digest <> ''`)).toEqual([])
  expect(await query('select 1 from moderation_writings')).not.toEqual([])
  await query(`update moderation_writings set written_at = now() - interval '31 days'`)
  await forgetWritings.handle(app.services, {}, undefined as never)
  expect(await query('select 1 from moderation_writings')).toEqual([])
})
