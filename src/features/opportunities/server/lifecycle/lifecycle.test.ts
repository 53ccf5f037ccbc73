import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { employer, finished, staff } from '../opportunities.fixture.ts'
import { closeDue, closeTask } from './close.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const shown = (slug: string) => visitor(app).get(`/api/public/opportunities/${slug}`)
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('publishing', () => {
  test('needs a title, a text, a place and a way to apply, and says what is missing', async () => {
    const { send, submit, organisation } = await employer(app)
    const made = await send('POST', '/api/opportunities', { kind: 'event', organisation })
    const { id } = made.json<{ id: string }>()
    const refused = await submit(id)
    expect(refused.json()).toMatchObject({ code: 'opportunities.unfinished' })
    expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual(
      ['body.bhs', 'contact.email', 'municipalities', 'startsAt', 'title.bhs'].sort(),
    )
  })

  test('is not possible after the deadline', async () => {
    const { draft, submit } = await employer(app)
    const id = await draft('job', { deadline: soon(-60_000) })
    expect((await submit(id)).json()).toMatchObject({ fields: { deadline: expect.stringContaining('Rok') } })
  })

  test('gives a verified organisation a page at once, under an address made of the title', async () => {
    const { published } = await employer(app)
    const one = await published('job', { title: { bhs: 'Šumar / šumarka', en: '' } })
    const two = await published('job', { title: { bhs: 'Šumar / šumarka', en: '' } })
    expect([one.slug, two.slug]).toEqual(['sumar-sumarka', 'sumar-sumarka-2'])
    expect((await shown(one.slug)).json()).toMatchObject({ open: true, organisation: { verified: true } })
    expect((await visitor(app).get('/sitemap.xml')).body).toContain(`/opportunities/${one.slug}<`)
  })

  test('gives each of many of the same title an address of its own, also at once', async () => {
    const writers = await Promise.all(Array.from({ length: 5 }, () => employer(app)))
    const made = await Promise.all(
      writers.map(({ published }) => published('job', { title: { bhs: 'Isti naslov', en: '' } })),
    )
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(5)
  })

  test('waits for staff where the organisation is not verified, and nobody sees it until then', async () => {
    const { draft, submit } = await employer(app, { verified: false })
    const id = await draft()
    const waiting = (await submit(id)).json<Edited>()
    expect(waiting).toMatchObject({ status: 'in-review', reviewed: true })
    expect((await shown(waiting.slug)).statusCode).toBe(404)
  })

  test('waits for staff where the checklist finds something, however verified', async () => {
    const { draft, submit } = await employer(app)
    const body = fromPlainText(
      'Posao u Njemačkoj. Za obradu papira uplatiti 200 KM prije polaska na naš račun.',
    )
    const id = await draft('job', {
      body: { bhs: body, en: body },
      contact: { name: '', email: 'posao.njemacka@gmail.com', phone: '' },
    })
    expect((await submit(id)).json()).toMatchObject({
      status: 'in-review',
      warnings: ['money-asked', 'free-mail'],
    })
  })

  test('waits for staff where somebody else has published the same text', async () => {
    const text = fromPlainText(
      'Tražimo osobu koja voli ptice, zna plivati, čuva čamac i vodi goste niz rijeku svaki dan.',
    )
    const body = { bhs: text, en: fromPlainText('') }
    await (await employer(app)).published('job', { body })
    const { draft, submit } = await employer(app)
    expect((await submit(await draft('job', { body }))).json()).toMatchObject({ warnings: ['copied-text'] })
  })

  test('tells the hub, and saving a draft or a change tells nobody', async () => {
    const heard: unknown[] = []
    const { draft, submit, send } = await employer(app)
    const id = await draft()
    const stop = app.services.hub.subscribe('opportunities.changed', (data) => {
      if (JSON.stringify(data).includes(id)) heard.push(data)
    })
    await submit(id)
    await expect.poll(() => heard).toEqual([{ ids: [id] }])
    await send('PUT', `/api/opportunities/${id}`, finished('job', { vacancies: 3 }))
    await send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })
    await expect.poll(() => heard).toHaveLength(2)
    stop()
  })
})

describe('closing', () => {
  test('happens at the deadline, by the task that publishing has set', async () => {
    const { published } = await employer(app)
    const { id, slug } = await published('job', { deadline: soon(3_600_000) })
    expect((await shown(slug)).json()).toMatchObject({ open: true, closedReason: null })
    const { pool } = app.services
    // An hour passes: for the deadline, and for the task that waits for it.
    const { rowCount } = await pool.query(
      `with passed as (update opportunities set deadline = now() - interval '1 second' where id = $2)
       update queue.job set start_after = now() from opportunities o
       where name = $1 and data ->> 'id' = o.id::text and o.id = $2 and start_after = o.deadline`,
      [closeTask.name, id],
    )
    expect(rowCount).toBe(1)
    const closing = async () => {
      const { rows } = await pool.query(
        'select status, closed_reason, closed_at = deadline as exact from opportunities where slug = $1',
        [slug],
      )
      return rows[0]
    }
    await expect
      .poll(closing, { interval: 300 })
      .toEqual({ status: 'closed', closed_reason: 'deadline', exact: true })
    expect((await shown(slug)).json()).toMatchObject({ open: false, closedReason: 'deadline' })
  })

  test('is shown from the very second on, even while the queue stands still', async () => {
    const { published } = await employer(app)
    const { id, slug } = await published()
    await app.services.pool.query(
      `update opportunities set deadline = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect((await shown(slug)).json()).toMatchObject({ open: false, closedReason: 'deadline' })
    expect((await visitor(app).get('/sitemap.xml')).body).not.toContain(`/opportunities/${slug}<`)
  })

  test('happens once however many instances try at the same time', async () => {
    const { published } = await employer(app)
    const { id } = await published()
    await app.services.pool.query(
      `update opportunities set deadline = now() - interval '1 second' where id = $1`,
      [id],
    )
    const closed = await Promise.all(Array.from({ length: 8 }, () => closeDue(app.services.db, id)))
    expect(closed.flat()).toEqual([id])
  })

  test('leaves one alone whose deadline was moved, and repeats without harm', async () => {
    const { published, edited } = await employer(app)
    const { id } = await published()
    const job = { id: '', complete: async () => undefined }
    await closeTask.handle(app.services, { id }, job)
    expect((await edited(id)).status).toBe('published')
    await app.services.pool.query(
      `update opportunities set deadline = now() - interval '1 second' where id = $1`,
      [id],
    )
    await closeTask.handle(app.services, { id }, job)
    await closeTask.handle(app.services, { id }, job)
    expect(await edited(id)).toMatchObject({ status: 'closed', closedReason: 'deadline' })
  })

  test('is done by hand when it is filled, and a new deadline opens it again', async () => {
    const { published, send, submit, edited } = await employer(app)
    const { id, slug } = await published()
    const closed = await send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })
    expect(closed.json()).toMatchObject({ status: 'closed', closedReason: 'filled' })
    expect((await shown(slug)).json()).toMatchObject({ open: false, closedReason: 'filled' })
    expect((await send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })).statusCode).toBe(
      409,
    )
    await send('PUT', `/api/opportunities/${id}`, finished('job', { deadline: soon(9 * 86_400_000) }))
    await submit(id)
    expect(await edited(id)).toMatchObject({ status: 'published', slug })
  })

  test('and archiving take the page away; a draft is deleted, what the public saw is not', async () => {
    const { published, draft, send } = await employer(app)
    const { id, slug } = await published()
    expect((await send('POST', `/api/opportunities/${id}/archiving`)).statusCode).toBe(409)
    expect((await send('DELETE', `/api/opportunities/${id}`)).statusCode).toBe(409)
    await send('POST', `/api/opportunities/${id}/closing`, { reason: 'withdrawn' })
    expect((await send('POST', `/api/opportunities/${id}/archiving`)).json()).toMatchObject({
      status: 'archived',
    })
    expect((await shown(slug)).statusCode).toBe(404)
    const unseen = await draft()
    expect((await send('DELETE', `/api/opportunities/${unseen}`)).statusCode).toBe(204)
    expect((await send('GET', `/api/opportunities/${unseen}`)).statusCode).toBe(404)
  })
})

describe('staff', () => {
  test('find what waits, the oldest first, and approve it; the editors get a mail', async () => {
    const { draft, submit, edited, userId } = await employer(app, { verified: false, name: 'Nova Firma' })
    const id = await draft()
    await submit(id)
    const { send } = await staff(app)
    const queue = (await send('GET', '/api/admin/opportunities?queue=review')).json()
    const found = queue.opportunities.map((one: { id: string }) => one.id)
    expect(found).toContain(id)
    expect(queue.counts.review).toBe(found.length)
    const { version } = (await send('GET', `/api/admin/opportunities/${id}`)).json()
    const stale = await send(
      'POST',
      `/api/admin/opportunities/${id}/decision`,
      { decision: 'approve', reason: '' },
      { 'if-match': '"0"' },
    )
    expect(stale.statusCode).toBe(409)
    const done = await send(
      'POST',
      `/api/admin/opportunities/${id}/decision`,
      { decision: 'approve', reason: '' },
      { 'if-match': `"${version}"` },
    )
    expect(done.statusCode).toBe(204)
    expect((await edited(id)).status).toBe('published')
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [userId],
    )
    const mail = await app.mails.next(rows[0]?.email ?? '')
    expect(mail.subject).toBe('Objavljeno: Pomoćnik u stolariji')
  })

  test('return it with a reason, which the editors read in the mail and in the editor', async () => {
    const { draft, submit, edited, userId } = await employer(app, { verified: false })
    const id = await draft()
    await submit(id)
    const { send } = await staff(app)
    const decision = `/api/admin/opportunities/${id}/decision`
    expect((await send('POST', decision, { decision: 'return', reason: ' ' })).statusCode).toBe(422)
    const done = await send('POST', decision, { decision: 'return', reason: 'Nema adrese firme.' })
    expect(done.statusCode).toBe(204)
    expect(await edited(id)).toMatchObject({ status: 'draft', returnedReason: 'Nema adrese firme.' })
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [userId],
    )
    const mail = await app.mails.next(rows[0]?.email ?? '')
    expect(mail.text).toContain('Razlog: Nema adrese firme.')
    expect((await send('POST', decision, { decision: 'approve', reason: '' })).statusCode).toBe(409)
  })

  test('come through long queues without gaps or doubles', async () => {
    const { draft, submit } = await employer(app, { verified: false })
    for (let n = 0; n < 27; n += 1) await submit(await draft())
    const { send } = await staff(app)
    const seen: string[] = []
    let after: string | null = null
    do {
      const answer = await send(
        'GET',
        `/api/admin/opportunities?queue=review${after ? `&after=${after}` : ''}`,
      )
      const page: { opportunities: { id: string }[]; next: string | null } = answer.json()
      seen.push(...page.opportunities.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(26)
  })
})
