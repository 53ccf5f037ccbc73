import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EMPTY } from '#features/profiles/contract/sections.ts'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { PASSWORD } from '#tests/setup/people.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { person, type Person } from './merge.fixture.ts'

let app: TestApp
let global: SignedIn
let usersAdmin: SignedIn
let boss: Awaited<ReturnType<typeof employer>>
const reason = 'Ista osoba, javila se telefonom'

beforeAll(async () => {
  app = await buildTestApp()
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  boss = await employer(app, { role: 'owner' })
})
afterAll(() => app.stop())

const merge = (from: { userId: string }, into: { userId: string }, as = global, more = {}) =>
  sender(app, as)('POST', `/api/admin/users/${from.userId}/merge`, { into: into.userId, reason, ...more })
const compare = (from: { userId: string }, into: { userId: string }, as = global) =>
  sender(app, as)('GET', `/api/admin/users/${from.userId}/merge/${into.userId}`)
const rows = async (query: string, ...values: unknown[]) =>
  (await app.services.pool.query(query, values)).rows

describe('Who may join two accounts', () => {
  test('global admins only, with a reason, of two who are there', async () => {
    const [a, b] = [await person(app), await person(app)]
    for (const call of [merge, compare]) {
      expect((await call(a, b, a)).statusCode).toBe(403)
      expect((await call(a, b, usersAdmin)).statusCode).toBe(403)
      expect((await call(a, { userId: crypto.randomUUID() })).statusCode).toBe(404)
      expect((await call({ userId: crypto.randomUUID() }, b)).statusCode).toBe(404)
    }
    expect((await merge(a, b, global, { reason: ' ' })).statusCode).toBe(422)
    const anonymous = { userId: '', headers: { authorization: '', cookie: '' } }
    expect((await merge(a, b, anonymous)).statusCode).toBe(401)
  })

  test('neither staff, nor oneself, nor an account with itself', async () => {
    const a = await person(app)
    for (const call of [merge, compare]) {
      expect((await call(a, usersAdmin)).json().code).toBe('admin.mergeStaff')
      expect((await call(usersAdmin, a)).json().code).toBe('admin.mergeStaff')
      expect((await call(a, global)).json().code).toBe('admin.self')
      expect((await call(global, a)).json().code).toBe('admin.self')
      expect((await call(a, a)).json().code).toBe('admin.mergeSame')
    }
  })

  test('neither a suspended nor a leaving account; nor into one whose mailbox nobody has proven', async () => {
    const [a, b, c] = [await person(app), await person(app), await person(app)]
    await rows('update users set suspended_at = now() where id = $1', a.userId)
    await rows(`update users set delete_after = now() + interval '9 days' where id = $1`, b.userId)
    expect((await merge(a, c)).json().code).toBe('admin.mergeClosed')
    expect((await merge(c, b)).json().code).toBe('admin.mergeClosed')
    const d = await person(app)
    await rows(`update users set legacy_hash = 'x', legacy_scheme = 'bcrypt' where id = $1`, d.userId)
    expect((await merge(c, d)).json().code).toBe('admin.mergeUnproven')
    expect((await merge(d, c)).statusCode).toBe(200)
  })
})

describe('What becomes of the two', () => {
  test('the two are shown side by side first', async () => {
    const [a, b] = [await person(app, 'Amar'), await person(app)]
    const job = (await boss.published()).id
    await a.applied(job)
    await b.begun(job)
    const { from, into, appliedTwice } = (await compare(a, b)).json()
    expect(from.user).toMatchObject({ email: a.email, name: 'Amar Hodžić', proven: true })
    expect([into.user.email, appliedTwice]).toEqual([b.email, 1])
    const counts = ({ facts }: { facts: { id: string; count: number }[] }) =>
      Object.fromEntries(facts.map((fact) => [fact.id, fact.count]))
    expect(counts(from)).toMatchObject({ applications: 1, drafts: 0 })
    expect(counts(into)).toMatchObject({ applications: 0, drafts: 1 })
  })

  test('what was sent is never lost: a draft gives way, and of two sent ones both stay', async () => {
    const [a, b] = [await person(app), await person(app)]
    const jobs = [
      await boss.published(),
      await boss.published(),
      await boss.published(),
      await boss.published(),
    ]
    const [one = '', two = '', three = '', four = ''] = jobs.map(({ id }) => id)
    const only = await a.applied(one)
    const older = await a.applied(two)
    const younger = await b.applied(two)
    const sent = await a.applied(three)
    await b.begun(three)
    const kept = await b.applied(four)
    await a.begun(four)
    expect((await merge(a, b)).statusCode).toBe(200)
    const listed = (await b.applications()).map(({ id }) => id)
    expect(listed.sort()).toEqual([only, older, younger, sent, kept].sort())
    expect(await rows('select second from applications where id = $1', older)).toEqual([{ second: false }])
    expect(await rows('select second from applications where id = $1', younger)).toEqual([{ second: true }])
    const hiring = (await boss.send('GET', `/api/opportunities/${two}/applications`)).json()
    expect(JSON.stringify(hiring)).toContain(older)
    expect(JSON.stringify(hiring)).toContain(younger)
    // The counting application is found again, and no new one begun.
    expect((await b.send('POST', '/api/applications', { opportunity: two })).json().id).toBe(older)
  })

  test('the kept profile wins, its gaps are filled, the higher level of a skill counts', async () => {
    const [a, b] = [await person(app), await person(app)]
    const skill = (label: string, level: string) => ({ id: crypto.randomUUID(), skill: null, label, level })
    const headline = (bhs: string, en: string) => ({ headline: { bhs, en }, municipality: null })
    await a.save('intro', headline('Stolar', 'Carpenter'))
    await b.save('intro', headline('Majstor za drvo', ''))
    await a.save('skills', { items: [skill('Excel', 'expert'), skill('Rezbarenje', 'basic')] })
    await b.save('skills', { items: [skill('excel', 'basic'), skill('Varenje', 'advanced')] })
    const words = { title: { bhs: 'Stolar', en: '' }, place: { bhs: 'Pilana', en: '' } }
    const work = (note: string) => ({
      id: crypto.randomUUID(),
      kind: 'job',
      ...words,
      note: { bhs: note, en: '' },
      from: '2020-01',
      to: null,
      url: null,
    })
    const [same, kept] = [work('Prozori'), work('')]
    await a.save('work', { items: [same] })
    await b.save('work', { items: [kept] })
    const { id: cv } = (await a.send('POST', '/api/cvs', { template: 'job' })).json()
    await rows(
      `update cvs set sections = jsonb_build_array(jsonb_build_object('x', $2::text)) where id = $1`,
      cv,
      same.id,
    )
    expect((await merge(a, b)).statusCode).toBe(200)
    const profile = (await b.send('GET', '/api/profile')).json()
    expect(profile.sections.intro.content.headline).toEqual({ bhs: 'Majstor za drvo', en: 'Carpenter' })
    expect(
      profile.sections.skills.content.items.map((one: { label: string; level: string }) => [
        one.label,
        one.level,
      ]),
    ).toEqual([
      ['excel', 'expert'],
      ['Varenje', 'advanced'],
      ['Rezbarenje', 'basic'],
    ])
    expect(profile.sections.work.content.items).toEqual([{ ...kept, note: { bhs: 'Prozori', en: '' } }])
    expect(profile.sections.about.content).toEqual(EMPTY.about)
    expect(await rows('select user_id, sections from cvs where id = $1', cv)).toEqual([
      { user_id: b.userId, sections: [{ x: kept.id }] },
    ])
  })

  test('a profile that was not published does not become public by it', async () => {
    const [a, b] = [await person(app), await person(app)]
    await b.save('about', { about: { bhs: 'Samo za mene', en: '' } })
    await a.save('about', { about: { bhs: 'Javno', en: '' } })
    await a.send('PUT', '/api/profile/publication', { published: true })
    await rows(`update profiles set published_at = now() where user_id = $1`, a.userId)
    await merge(a, b)
    expect(await rows('select published_at from profiles where user_id = $1', b.userId)).toEqual([
      { published_at: null },
    ])
  })

  test('in an organisation of both the higher role counts, and what was saved is there once', async () => {
    const [a, b] = [await person(app), await person(app)]
    const [one, two] = [await employer(app), await employer(app)]
    const role = (who: Person, where: string, as: string) =>
      rows(
        'insert into organisation_members (organisation_id, user_id, role) values ($1, $2, $3)',
        where,
        who.userId,
        as,
      )
    await role(a, one.organisation, 'owner')
    await role(b, one.organisation, 'reviewer')
    await role(a, two.organisation, 'editor')
    const { id } = await boss.published()
    for (const who of [a, b])
      await rows(
        `insert into opportunity_events (user_id, opportunity_id, kind) values ($1, $2, 'saved')`,
        who.userId,
        id,
      )
    await merge(a, b)
    const roles = await rows(
      'select role from organisation_members where user_id = $1 order by role',
      b.userId,
    )
    expect(roles).toEqual([{ role: 'editor' }, { role: 'owner' }])
    expect(await rows('select 1 from organisation_members where user_id = $1', a.userId)).toEqual([])
    expect(await rows(`select kind from opportunity_events where user_id = $1`, b.userId)).toHaveLength(1)
  })

  test('the closed account is out at once, cannot come back, and both addresses hear of it', async () => {
    const [a, b] = [await person(app), await person(app)]
    await rows('update users set password_hash = $2 where id = $1', a.userId, await hashPassword(PASSWORD))
    await merge(a, b)
    expect((await a.send('GET', '/api/user/profile')).statusCode).toBe(401)
    expect((await b.send('GET', '/api/user/profile')).statusCode).toBe(200)
    const closed = await app.mails.next(a.email)
    expect(closed.text).toContain('s…@primjer.ba')
    expect(closed.text).not.toContain(b.email)
    expect(closed.text).toContain(reason)
    expect((await app.mails.next(b.email)).text).toContain('/page/kontakt')
    const login = await sender(app, { headers: { authorization: '', cookie: '' } })(
      'POST',
      '/api/auth/login',
      {
        email: a.email,
        password: PASSWORD,
      },
    )
    expect([login.statusCode, login.json().code]).toEqual([401, 'account.loginInvalid'])
    for (const [path, body] of [
      ['lift', { reason }],
      ['suspension', { reason, until: null }],
      ['deletion', { reason }],
      ['rights', { reason, role: 'ADMIN', globalAdmin: false, scopes: ['users'] }],
    ] as const) {
      const answer = await sender(app, global)(
        path === 'rights' ? 'PUT' : 'POST',
        `/api/admin/users/${a.userId}/${path}`,
        body,
      )
      expect([path, answer.json().code]).toEqual([path, 'admin.merged'])
    }
  })

  test('whoever asks for a password or a new account with the closed address is told by mail alone', async () => {
    const [a, b] = [await person(app), await person(app)]
    await merge(a, b)
    await app.mails.next(a.email)
    const ask = sender(app, { headers: { authorization: '', cookie: '' } })
    expect((await ask('POST', '/api/auth/forgot-password', { email: a.email })).statusCode).toBe(200)
    const mail = await app.mails.next(a.email, ({ subject }) => subject?.includes('zatvoren') ?? false)
    expect(mail.text).not.toMatch(/password-reset\?token|^\d{6}$/m)
    expect(await rows('select 1 from reset_links where user_id = $1', a.userId)).toEqual([])
  })

  test('the log names both, with what they had before and after', async () => {
    const [a, b] = [await person(app, 'Alma'), await person(app, 'Belma')]
    await a.applied((await boss.published()).id)
    await merge(a, b)
    const history = async ({ userId }: Person) =>
      (await sender(app, global)('GET', `/api/admin/users/${userId}`)).json()
    const closed = await history(a)
    expect(closed).toMatchObject({
      user: { merged: true, mergedInto: { id: b.userId, name: 'Belma Hodžić' } },
      may: { act: false, impersonate: false, merge: false },
      history: [{ action: 'admin.merge', reason, subject: { id: b.userId, name: 'Belma Hodžić' } }],
    })
    const kept = await history(b)
    expect(kept.history[0]).toMatchObject({ action: 'admin.merge-kept', subject: { name: 'Alma Hodžić' } })
    expect(kept.history[0].changes).toContainEqual({
      name: 'applications',
      label: 'Poslane prijave',
      before: '0',
      after: '1',
    })
  })
})
