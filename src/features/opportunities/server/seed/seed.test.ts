import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/server/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { seedOwnVocabulary } from '#features/skills/server/storage/own-vocabulary.service.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { listCardsOf } from '../cards.queries.ts'
import { opportunities } from '../index.ts'
import { ASKED_ABOUT } from './demo-questions.seed.ts'
import { demoSkillsTask } from './demo-skills.task.ts'
import { demoOffers, slugOf } from './offers/all-offers.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const { seed } of [account, organisations, opportunities]) await seed?.(app.services)
})
afterAll(() => app.stop())

test('the demo world offers something of every kind, and in both languages', async () => {
  const { rows } = await app.services.pool.query<{ id: string }>('select id from opportunities')
  const cards = await listCardsOf(
    app.services.db,
    rows.map(({ id }) => id),
  )
  expect(cards).toHaveLength(demoOffers.length)
  expect(new Set(cards.map(({ kind }) => kind)).size).toBe(9)
  for (const { title, organisation } of cards) {
    expect(title.bhs).not.toBe('')
    expect(title.en).not.toBe('')
    expect(organisation.slug).not.toBeNull()
  }
})

test('its skills are all in the vocabulary, and are named once that is there', async () => {
  await seedOwnVocabulary(app.services)
  const { rows } = await app.services.pool.query<{ id: string; slug: string }>(
    'select id, slug from opportunities',
  )
  const wanted = rows.map(({ id, slug }) => ({
    id,
    skills: [...(demoOffers.find((offer) => slugOf(offer) === slug)?.skills ?? [])],
  }))
  await demoSkillsTask.handle(app.services, { wanted }, { id: '', complete: async () => undefined })
  const named = await app.services.pool.query<{ count: number }>(
    'select count(*)::int as count from opportunity_skills',
  )
  expect(named.rows[0]?.count).toBe(wanted.reduce((sum, { skills }) => sum + new Set(skills).size, 0))
})

test('a question under one of them is answered, and another waits for its organisation', async () => {
  const { rows } = await app.services.pool.query(
    `select o.slug, count(w.id)::int as waiting, count(*)::int as asked from discussion_posts q
     join opportunities o on o.id = q.about_id left join waiting_questions w on w.id = q.id
     where q.question_id is null group by o.slug`,
  )
  expect(rows).toEqual([{ slug: ASKED_ABOUT, waiting: 1, asked: 2 }])
})
