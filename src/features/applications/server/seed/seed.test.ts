import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, demoMembers } from '#features/account/server/index.ts'
import { cvDocument } from '#features/cv/contract/document.ts'
import { opportunities } from '#features/opportunities/server/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { profiles } from '#features/profiles/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { STATUSES } from '../../contract/statuses.ts'
import { ANALYST } from '../demo-applications.ts'
import { applications } from '../index.ts'
import { listReplyRecords } from '../replies/replies.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const { seed } of [account, profiles, organisations, opportunities, applications])
    await seed?.(app.services)
})
afterAll(() => app.stop())

const rowsOf = async <T extends object>(text: string) => (await app.services.pool.query<T>(text)).rows

test('those beside the cast have profiles, a few of them public, and no password', async () => {
  const [told] = await rowsOf<{ people: number; secret: number; published: number }>(`
    select count(*)::int as people, count(u.password_hash)::int as secret, count(p.published_at)::int as published
    from users u join profiles p on p.user_id = u.id join profile_slugs s on s.user_id = u.id
    where u.email in (${demoMembers.map(({ email }) => `'${email}'`).join()})`)
  expect(told).toEqual({ people: demoMembers.length, secret: 0, published: 14 })
  expect(demoMembers.length).toBeGreaterThanOrEqual(60)
})

test('applications are in every state, and nothing was answered before it was sent or is yet to come', async () => {
  const told = await rowsOf<{ status: string; count: number }>(
    'select status, count(*)::int as count from applications where opportunity_id is not null group by status',
  )
  expect(told.map(({ status }) => status).sort()).toEqual([...STATUSES].sort())
  expect(told.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(120)
  const wrong = await rowsOf(`
    select a.id from applications a join opportunities o on o.id = a.opportunity_id join users u on u.id = a.user_id
    where u.password_hash is null and (a.sent_at < o.published_at or a.sent_at > now() or a.answered_at < a.sent_at
      or a.answered_at > now() or a.sent_at > o.deadline)`)
  expect(wrong).toEqual([])
})

test('some organisations keep their word and others do not', async () => {
  const ids = await rowsOf<{ id: string }>('select id from organisations')
  const records = await listReplyRecords(
    app.services.db,
    ids.map(({ id }) => id),
  )
  const shares = [...records.values()].map(({ due, inTime }) => inTime / due)
  expect(shares).toContain(1)
  expect(Math.min(...shares)).toBeLessThan(0.5)
})

test('the analyst’s job has some forty applicants, read by two people, each with a CV, letter and answers', async () => {
  const rows = await rowsOf<{
    status: string
    letter: string
    cv: object
    answers: object
    scores: number
    asked: string[]
  }>(`
    select a.status, a.letter, a.cv, a.answers, array(select q ->> 'id' from jsonb_array_elements(o.questions) q) as asked,
      (select count(*)::int from application_scores s where s.application_id = a.id) as scores
    from applications a join opportunities o on o.id = a.opportunity_id join users u on u.id = a.user_id
    where o.slug = '${ANALYST}' and u.password_hash is null`)
  expect(rows).toHaveLength(40)
  const read = rows.filter(({ status }) => status !== 'withdrawn')
  expect(new Set(read.map(({ letter }) => letter)).size).toBe(read.length)
  for (const { cv, answers, asked } of read) {
    expect(z.safeParse(cvDocument, cv).error).toBeUndefined()
    expect(Object.keys(answers).filter((question) => !asked.includes(question))).toEqual([])
    expect(Object.keys(answers).length).toBeGreaterThan(1)
  }
  expect(new Set(rows.map(({ scores }) => scores))).toEqual(new Set([0, 1, 2]))
})
