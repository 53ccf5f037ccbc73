import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseSaved, exportSaved } from './data-rights.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { SAVED_MAX, type Saved } from '../../contract/saved.endpoints.ts'
import { refreshAll } from '../documents/documents.service.ts'
import { makeOrganisation, member, publish } from '../search.fixture.ts'
import { notifyOwnerOf } from './alerts.service.ts'
import { alertsTask } from './alerts.task.ts'
import { stopToken } from './saved.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const job = { id: '', complete: async () => undefined }
let people = 0

async function keeper(criteria: Record<string, string>, frequency: Saved['frequency'] = 'daily') {
  people += 1
  const email = `keeper-${people}@primjer.ba`
  const person = await member(app, { email })
  const answer = await person.send('POST', '/api/saved-searches', {
    name: 'Moja pretraga',
    frequency,
    criteria,
  })
  expect(answer.statusCode).toBe(201)
  return { ...person, email, saved: answer.json<Saved>() }
}

/** Makes a search due. */
async function makeDue(id: string) {
  await app.services.pool.query(
    `update saved_searches set served_until = now() - interval '9 days' where id = $1`,
    [id],
  )
}

const mailsTo = (email: string) => app.mails.to(email)

describe('a member who keeps a search', () => {
  test('finds it among their own, changes it and forgets it; it is nobody else’s', async () => {
    const { send, saved } = await keeper({ kind: 'training,job', q: ' Kurs ' }, 'weekly')
    expect(saved).toMatchObject({
      name: 'Moja pretraga',
      query: 'q=Kurs&kind=job,training',
      frequency: 'weekly',
    })
    const path = `/api/saved-searches/${saved.id}`
    expect((await send('GET', '/api/saved-searches')).json()).toEqual({ items: [saved] })
    expect((await send('GET', path)).json()).toEqual(saved)
    const changed = await send('PATCH', path, { name: 'Kursevi', frequency: 'off' })
    expect(changed.json()).toMatchObject({ name: 'Kursevi', frequency: 'off' })
    const stranger = await member(app)
    for (const [method, body] of [['GET'], ['PATCH', { name: 'X' }], ['DELETE']] as const)
      expect((await stranger.send(method, path, body)).statusCode).toBe(404)
    expect((await stranger.send('GET', '/api/saved-searches')).json()).toEqual({ items: [] })
    expect((await send('DELETE', path)).statusCode).toBe(204)
    expect((await send('DELETE', path)).statusCode).toBe(404)
  })

  test('keeps each search once, and not without end', async () => {
    const { send } = await keeper({ q: 'vozač' })
    const again = await send('POST', '/api/saved-searches', {
      name: 'Opet',
      frequency: 'off',
      criteria: { q: 'vozač' },
    })
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'search.savedAlready'])
    const answers = await Promise.all(
      Array.from({ length: SAVED_MAX + 4 }, (_, n) =>
        send('POST', '/api/saved-searches', { name: `P${n}`, frequency: 'off', criteria: { q: `p${n}` } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(SAVED_MAX - 1)
  })

  test('is told what is wrong', async () => {
    const { send } = await member(app)
    for (const body of [
      { name: '  ', frequency: 'daily', criteria: {} },
      { name: 'A', frequency: 'hourly', criteria: {} },
      { name: 'A', frequency: 'daily', criteria: { kind: 'x' } },
      { name: 'A', frequency: 'daily', criteria: { sort: 'newest' } },
    ])
      expect([body, (await send('POST', '/api/saved-searches', body)).statusCode]).toEqual([body, 422])
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/api/saved-searches',
      headers: { origin: 'http://localhost:3000' },
      payload: { name: 'A', frequency: 'daily', criteria: {} },
    })
    expect(statusCode).toBe(401)
  })
})

describe('mails about a kept search', () => {
  test('come in the morning, with what is new, once, and end with one click', async () => {
    const { email, saved } = await keeper({ q: 'pčelar u Zenici' })
    await publish(app, { bhs: 'Pčelar ili pčelarka', municipalities: ['zenica'], deadline: 4 })
    await publish(app, { bhs: 'Pčelarska stara vijest', published: 3 })
    await publish(app, { bhs: 'Kuhar' })
    await publish(app, { bhs: 'Pčelar u Tuzli', body: 'Zenica je blizu.', municipalities: ['tuzla'] })
    await alertsTask.handle(app.services, {}, job)
    expect(mailsTo(email)).toEqual([])
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)
    const mail = await app.mails.next(email)
    expect(mail.subject).toBe('1 nova prilika: Moja pretraga')
    expect(mail.text).toMatch(/Pčelar ili pčelarka:\nhttp:\S+\n\nUna Softver\u00a0· Zenica\u00a0· rok /)
    expect(mail.text).not.toMatch(/Kuhar|stara vijest|u Tuzli/)
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)

    const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const stop = (given: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/saved-searches/stop',
        headers: { origin: 'http://localhost:3000' },
        payload: { token: given },
      })
    expect((await stop(`${token.slice(0, -2)}xx`)).statusCode).toBe(404)
    expect(
      (await stop(stopToken(app.services.secrets, '0190a000-0000-7000-8000-000000000001'))).statusCode,
    ).toBe(404)
    expect((await stop('a.b')).statusCode).toBe(404)
    const stopped = await stop(token)
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { name: 'Moja pretraga' }])
    await publish(app, { bhs: 'Pčelarski pomoćnik' })
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)
    expect(mailsTo(email).length).toBe(1)
  })

  test('come once, although two instances and a restart look at the same hour', async () => {
    const { email, saved } = await keeper({ q: 'staklar' })
    for (let n = 0; n < 3; n += 1) await publish(app, { bhs: `Staklar ${n}` })
    await refreshAll(app.services)
    await makeDue(saved.id)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => notifyOwnerOf(app.services, { searchId: saved.id })),
    )
    expect(outcomes.filter(Boolean).length).toBe(1)
    await makeDue(saved.id)
    expect(await notifyOwnerOf(app.services, { searchId: saved.id })).toBe(false)
    const mail = await app.mails.next(email)
    expect(mail.subject).toBe('3 nove prilike: Moja pretraga')
    expect(mailsTo(email).length).toBe(1)
  })

  test('are not lost when the work breaks off in its midst', async () => {
    const { email, saved } = await keeper({ q: 'krovopokrivač' })
    await publish(app, { bhs: 'Krovopokrivač' })
    await refreshAll(app.services)
    await makeDue(saved.id)
    const queue = { ...app.services.queue, send: () => Promise.reject(new Error('crash')) }
    const broken = { ...app.services, queue }
    await expect(notifyOwnerOf(broken, { searchId: saved.id })).rejects.toThrow('crash')
    expect(await notifyOwnerOf(app.services, { searchId: saved.id })).toBe(true)
    expect((await app.mails.next(email)).subject).toContain('1 nova prilika')
  })

  test('come at once for whoever wants them so, also when an organisation comes back', async () => {
    const { email } = await keeper({ q: 'keramičar' }, 'instant')
    const organisationId = await makeOrganisation(app, 'Keramika')
    await publish(app, { bhs: 'Keramičar', organisationId })
    await refreshAll(app.services)
    expect((await app.mails.next(email)).text).toContain('Keramičar')
    const { pool } = app.services
    await pool.query('update organisations set suspended_at = now() where id = $1', [organisationId])
    await pool.query('update organisations set suspended_at = null where id = $1', [organisationId])
    await refreshAll(app.services)
    await publish(app, { bhs: 'Druga keramičarka' })
    await refreshAll(app.services)
    const second = await app.mails.next(email, ({ text }) => Boolean(text?.includes('Druga')))
    expect(second.text).not.toContain('Keramičar:')
    expect(mailsTo(email).length).toBe(2)
  })

  test('do not come to somebody who is suspended or leaving, nor about what came while they were off', async () => {
    const { email, saved, send, userId } = await keeper({ q: 'limar' }, 'off')
    await publish(app, { bhs: 'Limar', published: 0 })
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)
    await send('PATCH', `/api/saved-searches/${saved.id}`, { frequency: 'daily' })
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)
    await publish(app, { bhs: 'Limarka' })
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [userId])
    await makeDue(saved.id)
    await alertsTask.handle(app.services, {}, job)
    expect(mailsTo(email)).toEqual([])
    await app.services.pool.query('update users set suspended_at = null where id = $1', [userId])
    await alertsTask.handle(app.services, {}, job)
    expect((await app.mails.next(email)).text).toMatch(/Limarka:/)
  })
})

test('kept searches and what they told are in the export, and go with the person', async () => {
  const { userId, saved } = await keeper({ q: 'zidar' })
  await publish(app, { bhs: 'Zidar' })
  await refreshAll(app.services)
  await makeDue(saved.id)
  await notifyOwnerOf(app.services, { searchId: saved.id })
  const files: { path: string; content: unknown }[] = []
  for await (const file of exportSaved({ services: app.services, userId })) files.push(file)
  expect(files).toMatchObject([
    {
      path: 'search/saved-searches.json',
      content: { searches: [{ id: saved.id }], told: [{ search: saved.id }] },
    },
  ])
  await inTransaction(app.services.pool, (tx) => eraseSaved({ services: app.services, tx, userId }))
  const { rowCount } = await app.services.pool.query(
    'select 1 from saved_search_alerts where search_id = $1',
    [saved.id],
  )
  expect(rowCount).toBe(0)
})
