import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talker } from '#features/messaging/server/messaging.fixture.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { moderationIn } from './moderation.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf, decisionOf, isPublished } = moderationIn(() => app)

async function decidedAbout(author: { userId: string }, measure: string, more: object = {}) {
  const staff = await moderator()
  await query('update profiles set published_at = now() where user_id = $1', [author.userId])
  await report(await member(app), author.userId)
  const id = await caseOf(author.userId)
  const answer = await staff.decide(id, measure, 'money', more)
  return { id, staff, answer }
}

const ALL = { limits: ['first', 'questions', 'links'], days: 7 }

describe('a member suspended for a time', () => {
  test('reads at sign-in until when, and has the decision mailed again; nobody learns who is', async () => {
    const author = await signIn(app, { email: 'zatvoren@primjer.ba' })
    await query('insert into profiles (user_id, published_at) values ($1, now())', [author.userId])
    const { answer } = await decidedAbout(author, 'suspend', { days: 7 })
    expect(answer.statusCode).toBe(204)
    const again = (email: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/moderation/appeals/resend',
        headers: { origin: 'http://localhost:3000' },
        payload: { email },
      })
    const first = await app.mails.next('zatvoren@primjer.ba', ({ text = '' }) =>
      text.includes('/moderation/appeal'),
    )
    const [known, unknown] = [await again('Zatvoren@primjer.ba'), await again('nikog@primjer.ba')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const tokenOf = (text: string | undefined) => /appeal\?token=([\w-]{43})/.exec(text ?? '')?.[1]
    const isNewer = ({ text = '' }) => ![undefined, tokenOf(first.text)].includes(tokenOf(text))
    const second = await app.mails.next('zatvoren@primjer.ba', isNewer)
    expect(second.subject).toBe(first.subject)
    const look = await app.http.inject({
      method: 'POST',
      url: '/api/moderation/appeals/look',
      headers: { origin: 'http://localhost:3000' },
      payload: { token: tokenOf(second.text) },
    })
    expect(look.json()).toMatchObject({ measure: 'suspend', endsAt: expect.any(String) })
  })
})

describe('whoever is limited for a time', () => {
  test('turns to nobody new and sends no links, but talks on with those they know', async () => {
    const [author, friend, stranger] = [await talker(app), await talker(app), await talker(app)]
    await connected(author, friend)
    const known = await author.begun([friend])
    const { answer } = await decidedAbout(author, 'limit', ALL)
    expect(answer.statusCode).toBe(204)
    const refused = await author.ask(stranger, 'Zdravo')
    expect(refused.json().code).toBe('moderation.limitedFirst')
    expect(refused.json().error).toMatch(/^Do \d+\. \d+\. \d{4}\. ne možeš/)
    const first = await author.begun([stranger])
    expect((await author.write(first, 'Imam posao za tebe')).json().code).toBe('moderation.limitedFirst')
    const sent = await author.write(known, 'Vidimo se sutra')
    expect(sent.statusCode).toBe(201)
    expect((await author.write(known, 'Pogledaj zarada.top')).json().code).toBe('moderation.limitedLinks')
    const url = `/api/conversations/${known}/messages/${sent.json().id}`
    expect((await author.send('PATCH', url, { body: 'https://zarada.top' })).json().code).toBe(
      'moderation.limitedLinks',
    )
    // A limited member may answer messages from others.
    const back = await stranger.begun([author])
    expect((await stranger.write(back, 'Tražiš li posao?')).statusCode).toBe(201)
    expect((await author.write(back, 'Tražim.')).statusCode).toBe(201)
  })

  test('may do everything again when the days are over, or when an appeal is granted', async () => {
    const [author, stranger] = [await member(app), await member(app)]
    const over = await decidedAbout(author, 'limit', ALL)
    await query(`update moderation_decisions set ends_at = now() - interval '1 second' where case_id = $1`, [
      over.id,
    ])
    expect((await author.ask(stranger)).statusCode).toBe(200)
    const { id } = await decidedAbout(author, 'limit', ALL)
    const another = await member(app)
    expect((await author.ask(another)).statusCode).toBe(403)
    const statement = `/api/moderation/decisions/${await decisionOf(id)}`
    expect((await author.send('GET', statement)).json()).toMatchObject({
      measure: 'limit',
      limits: ALL.limits,
      endsAt: expect.any(String),
    })
    await author.send('POST', `${statement}/appeal`, { text: 'Nisam to radio.' })
    expect((await (await moderator()).answer(id, 'lifted')).statusCode).toBe(204)
    expect((await author.ask(another)).statusCode).toBe(200)
  })

  test('is limited in what a moderator chose alone', async () => {
    const [author, stranger] = [await member(app), await member(app)]
    await decidedAbout(author, 'limit', { limits: ['links'], days: 3 })
    expect((await author.ask(stranger, 'Zdravo iz škole')).statusCode).toBe(200)
    const other = await member(app)
    expect((await author.ask(other, 'Vidi www.primjer.ba')).json().code).toBe('moderation.limitedLinks')
  })
})

describe('a measure for a time', () => {
  test.each([
    ['limit', { days: 7 }, 'moderation.limitsNeeded'],
    ['limit', { limits: ['links'] }, 'moderation.daysNeeded'],
    ['limit', { limits: ['links'], days: 365 }, 'moderation.daysNeeded'],
    ['suspend', {}, 'moderation.daysNeeded'],
    ['suspend', { days: 4000 }, 'moderation.daysNeeded'],
  ])('says what and how long: %s %j', async (measure, more, code) => {
    const { answer } = await decidedAbout(await member(app), measure, more)
    expect(answer.json().code).toBe(code)
  })
})

describe('whoever is suspended', () => {
  test('is out until the day, reads why with the key from the mail, and is let in again by an appeal', async () => {
    const author = await member(app)
    const { id, answer } = await decidedAbout(author, 'suspend', { days: 30 })
    expect(answer.statusCode).toBe(204)
    expect((await author.send('GET', '/api/network')).statusCode).toBe(401)
    const [user] = await query<{ days: number; email: string }>(
      `select email, round(extract(epoch from suspended_until - now()) / 86400)::int as days from users where id = $1`,
      [author.userId],
    )
    expect(user).toMatchObject({ days: 30 })
    const token = await keyMailedTo(user!.email)
    const call = (url: string, payload: object) =>
      app.http.inject({ method: 'POST', url, payload, headers: { origin: 'http://localhost:3000' } })
    const look = (given: string) => call('/api/moderation/appeals/look', { token: given })
    expect((await look(token)).json()).toMatchObject({ measure: 'suspend', rule: 'money', appeal: null })
    expect((await look('x'.repeat(43))).statusCode).toBe(404)
    const text = 'Nisam ja pisao, neko mi je ušao u nalog.'
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('/api/moderation/appeals', { token, text })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    expect((await (await moderator()).answer(id, 'lifted')).statusCode).toBe(204)
    expect(
      await query('select 1 from users where id = $1 and suspended_at is null', [author.userId]),
    ).toHaveLength(1)
    expect(await isPublished(author)).toBe(true)
  })

  test('stays out where somebody else has closed the account meanwhile', async () => {
    const author = await member(app)
    const { id } = await decidedAbout(author, 'suspend', { days: 7 })
    await query(`update users set suspended_until = now() + interval '90 days' where id = $1`, [
      author.userId,
    ])
    await query(`update moderation_decisions set appeal = 'Molim', appealed_at = now() where case_id = $1`, [
      id,
    ])
    expect((await (await moderator()).answer(id, 'lifted')).statusCode).toBe(204)
    expect(
      await query('select 1 from users where id = $1 and suspended_at is not null', [author.userId]),
    ).toHaveLength(1)
  })

  test('is nobody of the staff, unless a global admin decides', async () => {
    const content = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    await query('insert into profiles (user_id, published_at) values ($1, now())', [content.userId])
    const { id, answer } = await decidedAbout(content, 'suspend', { days: 7 })
    expect(answer.json().code).toBe('admin.onlyGlobal')
    // Nothing was stored: the case is still open.
    expect(
      await query('select 1 from moderation_cases where id = $1 and closed_at is null', [id]),
    ).toHaveLength(1)
  })
})

describe('what is removed for good', () => {
  test('is not published again by its author, until an appeal gives it back', async () => {
    const author = await member(app)
    const { id } = await decidedAbout(author, 'remove')
    expect(await isPublished(author)).toBe(false)
    const publish = () => author.send('PUT', '/api/profile/publication', { published: true })
    expect((await publish()).json().code).toBe('moderation.removed')
    await author.send('POST', `/api/moderation/decisions/${await decisionOf(id)}/appeal`, { text: 'Molim.' })
    await (await moderator()).answer(id, 'lifted')
    expect((await publish()).statusCode).toBe(200)
  })
})

test('two moderators who decide differently at one moment make one decision and one effect', async () => {
  const author = await member(app)
  await report(await member(app), author.userId)
  const id = await caseOf(author.userId)
  const [one, other] = [await moderator(), await moderator()]
  const answers = await Promise.all([
    one.decide(id, 'suspend', 'money', { days: 30 }),
    other.decide(id, 'keep', null),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  const [{ measure }] = (await query<{ measure: string }>(
    'select measure from moderation_decisions where case_id = $1',
    [id],
  )) as [{ measure: string }]
  const suspended = await query('select 1 from users where id = $1 and suspended_at is not null', [
    author.userId,
  ])
  expect(suspended).toHaveLength(measure === 'suspend' ? 1 : 0)
})

async function keyMailedTo(email: string): Promise<string> {
  const mail = await app.mails.next(email, ({ text = '' }) => text.includes('/moderation/appeal'))
  return /appeal\?token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? ''
}
