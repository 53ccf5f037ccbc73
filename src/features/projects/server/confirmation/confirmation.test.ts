import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { startedProject } from '../projects.fixture.ts'
import { notifyOfUnanswered } from './unanswered-contributions.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = ({ json }: { json: () => { code?: string } }) => json().code
const read = async (slug: string) => (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>()
const withLink = (what: 'look' | 'confirm', token: string) =>
  visitor(app).call({ method: 'POST', url: `/api/contributions/${what}`, body: { token } })

/** Creates a contribution entered by a team. */
async function entered() {
  const lana = await writer(app, 'Lana')
  const { slug } = await startedProject(app, { team: [lana.userId] })
  const id = newId()
  await lana.send('PUT', `/api/projects/${slug}/entries/${id}`, {
    kind: 'contribution',
    amount: 400_00,
    what: 'Pijesak',
    day: '2026-01-02',
    line: null,
    giver: 'Kamenolom Priluka',
  })
  const email = `kamenolom-${id}@primjer.ba`
  return { slug, id, lana, email }
}

const ask = (one: Writer, { slug, id }: { slug: string; id: string }, email: string) =>
  one.send('POST', `/api/projects/${slug}/entries/${id}/confirmation`, { email })

/** Returns the link in an email to this address that is not among these. */
async function linkTo(email: string, others: readonly string[] = []): Promise<string> {
  const linkIn = (text = '') => /confirm\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const { text } = await app.mails.next(email, (mail) => !others.includes(linkIn(mail.text)))
  return linkIn(text)
}

async function notifyAll() {
  while (await notifyOfUnanswered(app.services)) continue
}

const passWeek = (id: string) =>
  app.services.pool.query(
    `update project_confirmations set asked_at = asked_at - interval '8 days' where entry_id = $1`,
    [id],
  )

async function textsFor({ send }: Writer): Promise<string[]> {
  const { items } = (await send('GET', '/api/notifications')).json<{ items: { text: string }[] }>()
  return items.map(({ text }) => text).filter((text) => /doprinos/.test(text))
}

async function stepsFor(id: string): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ step: string }>(
    `select data ->> 'step' as step from notifications
     where kind = 'projects.contributions' and about = $1 order by id`,
    [id],
  )
  return rows.map(({ step }) => step)
}

describe('a contribution', () => {
  test('is confirmed by its giver through the mailed link, and then the giver is named', async () => {
    const gift = await entered()
    expect((await ask(gift.lana, gift, gift.email)).statusCode).toBe(204)
    const token = await linkTo(gift.email)
    const looked = await withLink('look', token)
    expect(looked.json()).toMatchObject({ what: 'Pijesak', giver: 'Kamenolom Priluka', confirmed: false })
    expect((await read(gift.slug)).entries[0]).toMatchObject({ giver: null, confirmed: false })
    expect((await withLink('confirm', token)).statusCode).toBe(204)
    const first = (await read(gift.slug)).entries[0]
    expect(first).toMatchObject({ giver: 'Kamenolom Priluka', confirmed: true })
    // A repeated confirmation succeeds; a further request for one is rejected.
    expect((await withLink('confirm', token)).statusCode).toBe(204)
    expect((await ask(gift.lana, gift, gift.email)).statusCode).toBe(404)
  })

  test('is confirmed without script: one form looks, the next confirms, and each is answered by a page', async () => {
    const gift = await entered()
    await ask(gift.lana, gift, gift.email)
    const token = await linkTo(gift.email)
    const send = (payload: string, key = token) =>
      app.http.inject({
        method: 'POST',
        url: `/contributions/confirm?token=${key}`,
        headers: {
          origin: 'null',
          'sec-fetch-site': 'same-origin',
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    for (const _ of [1, 2]) {
      const { body } = await send('')
      expect(body).toContain('<dd>Pijesak</dd>')
      expect(body).toMatch(
        /<form method="post"><button name="confirm" value="1">Potvrđujem<\/button><\/form>/,
      )
      expect(body).not.toContain(token)
    }
    expect((await read(gift.slug)).entries[0]).toMatchObject({ confirmed: false })
    for (const _ of [1, 2]) {
      const { body } = await send('confirm=1')
      expect(body).toContain('<h1>Hvala, doprinos je potvrđen</h1>')
      expect(body).not.toContain('<form')
    }
    expect((await read(gift.slug)).entries[0]).toMatchObject({ giver: 'Kamenolom Priluka', confirmed: true })
    const gone = await send('confirm=1', 'A'.repeat(43))
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('Ovaj link više ne vrijedi')])
  })

  test('notifies the member who asked once the giver has confirmed it', async () => {
    const gift = await entered()
    await ask(gift.lana, gift, gift.email)
    const token = await linkTo(gift.email)
    await Promise.all([1, 2, 3].map(() => withLink('confirm', token)))
    expect(await textsFor(gift.lana)).toEqual([
      'Kamenolom Priluka: doprinos je potvrđen (Pijesak). Sada stoji na stranici projekta s imenom.',
    ])
  })

  test('without an answer for a week notifies the member who asked, once for each request', async () => {
    const gift = await entered()
    await ask(gift.lana, gift, gift.email)
    const token = await linkTo(gift.email)
    await notifyAll()
    expect(await textsFor(gift.lana)).toEqual([])
    await passWeek(gift.id)
    await Promise.all(Array.from({ length: 4 }, notifyAll))
    expect(await textsFor(gift.lana)).toEqual([expect.stringContaining('Sedam dana niko nije potvrdio')])
    await ask(gift.lana, gift, gift.email)
    const next = await linkTo(gift.email, [token])
    await notifyAll()
    expect(await stepsFor(gift.id)).toEqual(['unanswered'])
    await passWeek(gift.id)
    await notifyAll()
    expect(await stepsFor(gift.id)).toEqual(['unanswered', 'unanswered'])
    expect((await withLink('confirm', next)).statusCode).toBe(204)
    await passWeek(gift.id)
    await notifyAll()
    expect(await stepsFor(gift.id)).toEqual(['unanswered', 'unanswered', 'confirmed'])
  })

  test('is not confirmed by a link that was replaced, has run out, or of a row that was struck', async () => {
    const gift = await entered()
    await ask(gift.lana, gift, gift.email)
    const old = await linkTo(gift.email)
    await ask(gift.lana, gift, gift.email)
    const token = await linkTo(gift.email, [old])
    expect(codeOf(await withLink('confirm', old))).toBe('projects.linkGone')
    const { pool } = app.services
    await pool.query(
      `update project_confirmations set expires_at = now() - interval '1 second' where entry_id = $1`,
      [gift.id],
    )
    for (const what of ['look', 'confirm'] as const)
      expect(codeOf(await withLink(what, token))).toBe('projects.linkGone')
    await pool.query(
      `update project_confirmations set expires_at = now() + interval '1 day' where entry_id = $1`,
      [gift.id],
    )
    await gift.lana.send('DELETE', `/api/projects/${gift.slug}/entries/${gift.id}`)
    expect(codeOf(await withLink('confirm', token))).toBe('projects.linkGone')
    expect(codeOf(await withLink('confirm', 'x'.repeat(43)))).toBe('projects.linkGone')
  })

  test('is not confirmed by the team itself, and only its team asks', async () => {
    const gift = await entered()
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [gift.lana.userId],
    )
    expect(codeOf(await ask(gift.lana, gift, rows[0]!.email))).toBe('projects.ownAddress')
    const plus = rows[0]!.email.toUpperCase().replace('@', '+davalac@')
    expect(codeOf(await ask(gift.lana, gift, plus))).toBe('projects.ownAddress')
    const stranger = await writer(app, 'Emir')
    expect((await ask(stranger, gift, gift.email)).statusCode).toBe(404)
  })

  test('costs no stranger more than three mails a day, and what was refused sends none', async () => {
    const gift = await entered()
    const codes = []
    for (let count = 0; count < 4; count += 1) codes.push((await ask(gift.lana, gift, gift.email)).statusCode)
    expect(codes).toEqual([204, 204, 204, 429])
    // The last of the three links still works: a rejected request has not replaced it.
    const links: string[] = []
    while (links.length < 3) links.push(await linkTo(gift.email, links))
    const answers = await Promise.all(links.map((token) => withLink('confirm', token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
  })

  test('is either confirmed or struck, whichever comes first at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gift = await entered()
      await ask(gift.lana, gift, gift.email)
      const token = await linkTo(gift.email)
      const [confirmed, struck] = await Promise.all([
        withLink('confirm', token),
        gift.lana.send('DELETE', `/api/projects/${gift.slug}/entries/${gift.id}`),
      ])
      expect([confirmed.statusCode, struck.statusCode].filter((code) => code === 204)).toHaveLength(1)
      const { entries } = await read(gift.slug)
      expect(entries.map((entry) => entry.confirmed)).toEqual(confirmed.statusCode === 204 ? [true] : [])
    }
  })
})
