import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { asking, codeOf, mentor, staff, type TestMentor } from '../mentorship.fixture.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

async function minor() {
  const who = await person(app)
  await app.services.pool.query(`update users set born_on = now() - interval '16 years' where id = $1`, [
    who.userId,
  ])
  return who
}
const ask = (who: Person, of: TestMentor, email: string) =>
  who.send('POST', `/api/mentorship/consents/${of.userId}`, { guardian: 'Senada Hodžić', email })
const consent = async (who: Person, of: TestMentor) =>
  (await who.send('GET', `/api/mentorship/consents/${of.userId}`)).json<{
    isNeeded: boolean
    state: string
  }>()
const linkIn = (text = '') => /guardian-consent\?lang=bhs&token=([\w-]{43})/.exec(text)?.[1] ?? ''
const linkTo = async (email: string, but = '') =>
  linkIn((await app.mails.next(email, ({ text }) => linkIn(text) !== but)).text)
const open = (token: string) => app.http.inject(`/guardian-consent?lang=bhs&token=${token}`)
const say = (token: string, word: 'agree' | 'refuse') =>
  app.http.inject({
    method: 'POST',
    url: `/guardian-consent?lang=bhs&token=${token}`,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${word}=1`,
  })

test('a member under 18 meets a mentor once a guardian consents, and no longer when they take it back', async () => {
  const [amra, damir] = [await minor(), await mentor(app, { minors: true }, admin)]
  expect(await consent(amra, damir)).toMatchObject({ isNeeded: true, state: 'none' })
  expect(codeOf(await asking(amra, damir, { format: 'video' }))).toBe('mentorship.guardianNeeded')
  expect((await ask(amra, damir, 'senada@primjer.ba')).statusCode).toBe(204)
  const token = await linkTo('senada@primjer.ba')
  const page = await open(token)
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/name="agree"[^]*name="refuse"/)
  // Looking is no answer.
  expect(codeOf(await asking(amra, damir, { format: 'video' }))).toBe('mentorship.guardianNeeded')
  expect((await say(token, 'agree')).body).toContain('Saglasnost je data')
  expect((await say(token, 'agree')).statusCode).toBe(200)
  expect(await consent(amra, damir)).toMatchObject({ state: 'agreed' })
  expect((await amra.send('GET', '/api/notifications')).body).toContain('Imaš saglasnost za susrete.')
  const { id } = (await asking(amra, damir, { format: 'video' })).json<Mentorship>()
  expect((await damir.send('POST', `/api/mentorship/${id}/acceptance`)).statusCode).toBe(200)

  expect((await say(token, 'refuse')).body).toContain('Saglasnost nije data')
  const { sessions } = (await damir.send('GET', `/api/mentorship/${id}`)).json<Mentorship>()
  expect(sessions.map(({ cancelled }) => cancelled?.reason)).toEqual([
    'Roditelj ili staratelj je povukao saglasnost za susrete.',
  ])
  const [at] = (await damir.page()).slots
  const more = await damir.send('POST', `/api/mentorship/${id}/sessions`, { id: crypto.randomUUID(), at })
  expect(codeOf(more)).toBe('mentorship.guardianNeeded')
})

test('consent is for one mentor, and neither of the two gives it', async () => {
  const [amra, damir, other] = [
    await minor(),
    await mentor(app, { minors: true }, admin),
    await mentor(app, { minors: true }, admin),
  ]
  const { rows } = await app.services.pool.query<{ id: string; email: string }>(
    'select id, email from users where id = any($1)',
    [[amra.userId, damir.userId]],
  )
  for (const { email } of rows)
    expect(codeOf(await ask(amra, damir, email.replace('@', '+mama@')))).toBe('mentorship.guardianAddress')
  expect(codeOf(await ask(await person(app), damir, 'a@primjer.ba'))).toBe('mentorship.guardianNotNeeded')
  expect(codeOf(await ask(amra, await mentor(app, {}, admin), 'a@primjer.ba'))).toBe(
    'mentorship.notForMinors',
  )
  expect((await ask(amra, damir, 'otac@primjer.ba')).statusCode).toBe(204)
  const first = await linkTo('otac@primjer.ba')
  expect((await ask(amra, damir, 'otac@primjer.ba')).statusCode).toBe(204)
  const second = await linkTo('otac@primjer.ba', first)
  // The newer link makes the older one worth nothing.
  expect((await say(first, 'agree')).statusCode).toBe(404)
  expect((await say(second, 'agree')).statusCode).toBe(200)
  expect(codeOf(await asking(amra, other, { format: 'video' }))).toBe('mentorship.guardianNeeded')
  expect((await open('x'.repeat(43))).statusCode).toBe(404)
})

test('an unanswered link runs out, and one of somebody who came of age says nothing', async () => {
  const [amra, damir] = [await minor(), await mentor(app, { minors: true }, admin)]
  await ask(amra, damir, 'majka@primjer.ba')
  const token = await linkTo('majka@primjer.ba')
  await app.services.pool.query(
    `update mentorship_consents set expires_at = now() - interval '1 second' where member_id = $1`,
    [amra.userId],
  )
  expect((await say(token, 'agree')).statusCode).toBe(404)
  expect(await consent(amra, damir)).toMatchObject({ state: 'none' })
  await ask(amra, damir, 'majka@primjer.ba')
  const fresh = await linkTo('majka@primjer.ba', token)
  await app.services.pool.query(`update users set born_on = now() - interval '19 years' where id = $1`, [
    amra.userId,
  ])
  expect((await open(fresh)).statusCode).toBe(404)
  expect(await consent(amra, damir)).toMatchObject({ isNeeded: false })
})
