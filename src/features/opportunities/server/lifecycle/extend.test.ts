import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays } from '#tests/setup/in-days.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import { employer, sender } from '../opportunities.fixture.ts'
import { closeDue } from './close.task.ts'

let app: TestApp
let boss: Awaited<ReturnType<typeof employer>>
beforeAll(async () => {
  app = await buildTestApp()
  boss = await employer(app)
})
afterAll(() => app.stop())

const extend = (id: string, deadline: string) =>
  boss.send('PUT', `/api/opportunities/${id}/deadline`, { deadline })
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

describe('An editor who extends a deadline', () => {
  test('tells those who saved it, once, and publishes nothing else that is being written', async () => {
    const { id, slug } = await boss.published()
    const email = 'cuva@primjer.ba'
    const amra = await signIn(app, { email })
    await sender(app, amra)('PUT', `/api/opportunities/${id}/saved`, { saved: true })
    const { content } = await boss.edited(id)
    const title = { bhs: 'Majstor u stolariji', en: 'Master carpenter' }
    await boss.send('PUT', `/api/opportunities/${id}`, { ...content, title })
    const deadline = inDays(20)
    const answer = await extend(id, deadline)
    expect(answer.json<Edited>()).toMatchObject({ publicDeadline: deadline, unpublished: true })
    expect(answer.json<Edited>().content).toMatchObject({ deadline, title })
    expect((await extend(id, deadline)).statusCode).toBe(200)
    const page = await app.http.inject({ url: `/api/public/opportunities/${slug}` })
    expect(page.body).not.toContain('Majstor')
    const news = await sender(app, amra)('GET', '/api/notifications')
    expect(news.body.split('Rok je produžen do').length).toBe(2)
  })

  test('opens one again that its deadline has closed, but not one that was filled', async () => {
    const { id } = await boss.published()
    await app.services.pool.query(
      `update opportunities set deadline = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await closeDue(app.services.db, id)
    expect((await boss.edited(id)).closedReason).toBe('deadline')
    expect((await extend(id, inDays(7))).json<Edited>()).toMatchObject({
      status: 'published',
      closedReason: null,
    })
    await boss.send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })
    expect(codeOf(await extend(id, inDays(9)))).toBe('opportunities.notNow')
  })

  test('cannot move to an earlier or a past moment, nor a fourth time in a day', async () => {
    const { id } = await boss.published()
    expect(codeOf(await extend(id, inDays(-1)))).toBe('opportunities.past')
    expect(codeOf(await extend(id, inDays(2)))).toBe('opportunities.notLater')
    for (const days of [10, 11, 12]) expect((await extend(id, inDays(days))).statusCode).toBe(200)
    expect((await extend(id, inDays(13))).statusCode).toBe(429)
  })
})

describe('An editor who copies an opportunity', () => {
  test('gets a draft with its texts and terms, without its dates', async () => {
    const { id, content } = await boss.published('job', { amountMin: 1600, startsAt: inDays(30) })
    const answer = await boss.send('POST', `/api/opportunities/${id}/copies`)
    expect(answer.statusCode).toBe(200)
    const copy = await boss.edited(answer.json<{ id: string }>().id)
    expect(copy).toMatchObject({ status: 'draft', organisation: { id: boss.organisation } })
    expect(copy.content).toEqual({ ...content, deadline: null, startsAt: null, endsAt: null })
  })
})

describe('A new draft', () => {
  test('has the place and the address that the organisation has given', async () => {
    await app.services.pool.query(
      `update organisations set municipality = 'bihac', email = 'posao@kuca.example' where id = $1`,
      [boss.organisation],
    )
    const body = { kind: 'job', organisation: boss.organisation }
    const { id } = (await boss.send('POST', '/api/opportunities', body)).json<{ id: string }>()
    expect((await boss.edited(id)).content).toMatchObject({
      municipalities: ['bihac'],
      contact: { email: 'posao@kuca.example' },
    })
  })
})
