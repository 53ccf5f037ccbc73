import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { addDays, localDay } from '#platform/contract/local-time.ts'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { DELIVERED } from '../contract/versions.ts'

let app: TestApp
let admin: SignedIn
let member: SignedIn
const today = localDay(new Date())
const note = { bhs: 'Jasnije piše ko vodi Zamah.', en: 'It is clearer who runs Zamah.' }

beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  member = await signIn(app)
})
afterAll(() => app.stop())

async function call(method: 'GET' | 'POST' | 'PUT', url: string, as?: SignedIn, payload?: object) {
  const answer = await app.http.inject({
    method,
    url,
    headers: { ...as?.headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

async function draft(text: string, revision: number) {
  const body = { locale: 'bhs', document: lineOf(text), revision }
  expect((await call('PUT', '/api/admin/content/blocks/terms-intro', admin, body)).status).toBe(200)
}

async function staffView() {
  const { body } = await call('GET', '/api/admin/legal', admin)
  return body.documents.find((one: { document: string }) => one.document === 'terms')
}

const publish = (body: object, as: SignedIn | undefined = admin) =>
  call('POST', '/api/admin/legal/terms/versions', as, body)

async function publicIntro(): Promise<string> {
  const { body } = await call('GET', '/api/public/legal/terms')
  return JSON.stringify(body.texts.bhs.find((one: { id: string }) => one.id === 'terms-intro') ?? null)
}

describe('the versions of the legal texts', () => {
  test('live editing writes a draft, which visitors do not read before it is published', async () => {
    await draft('Nova pravila.', 0)
    expect(await publicIntro()).toBe('null')
    const listed = await call('GET', '/api/content/blocks?locale=bhs&ids=terms-intro')
    expect(listed.body).toEqual({ blocks: [] })
    const { draft: waiting } = await staffView()
    expect(waiting.changes).toMatchObject([{ id: 'terms-intro', after: { bhs: 'Nova pravila.' } }])
    const edited = await call('GET', '/api/admin/legal/terms/draft', admin)
    expect(edited.body.bhs).toMatchObject([{ id: 'terms-intro', revision: 1 }])
  })

  test('staff publish a version ahead, take it back, and its name is not used again', async () => {
    const { digest, version } = (await staffView()).draft
    expect(version).toBe('1.2')
    const body = { effectiveOn: addDays(today, 9), note, digest }
    expect((await publish(body, member)).status).toBe(403)
    expect((await publish({ ...body, effectiveOn: addDays(today, -1) })).status).toBe(422)
    expect((await publish({ ...body, digest: 'other' })).body.code).toBe('legal.newer')
    const both = await Promise.all([publish(body), publish(body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await publicIntro()).toBe('null')
    const { body: page } = await call('GET', '/api/public/legal/terms')
    expect(page).toMatchObject({ version: DELIVERED.terms.version, next: { version: '1.2' } })
    expect((await call('GET', '/api/public/legal/terms/1.2')).body).toMatchObject({ state: 'next' })
    const path = '/api/admin/legal/terms/versions/1.2/cancel'
    expect((await call('POST', path, member, {})).status).toBe(403)
    expect((await call('POST', path, admin, {})).status).toBe(204)
    expect((await call('POST', path, admin, {})).body.code).toBe('legal.inForce')
    expect((await call('GET', '/api/public/legal/terms/1.2')).status).toBe(404)
    expect((await call('GET', '/api/legal-acceptances', member)).body).toEqual({ questions: [] })
  })

  test('a version of today is in force at once, and the one before it stays readable as it was', async () => {
    const { digest } = (await staffView()).draft
    expect((await publish({ effectiveOn: today, note, digest })).body.version).toBe('1.3')
    expect(await publicIntro()).toContain('Nova pravila.')
    await draft('Još novija pravila.', 1)
    expect(await publicIntro()).toContain('Nova pravila.')
    const { body: before } = await call('GET', `/api/public/legal/terms/${DELIVERED.terms.version}`)
    expect(before.state).toBe('earlier')
    expect(JSON.stringify(before.parts)).not.toContain('Nova pravila.')
    expect(before.parts.length).toBeGreaterThan(20)
    expect((await call('GET', '/api/public/legal/terms')).body.earlier).toHaveLength(1)
  })

  test('a member is asked once, and the first answer is kept with its time', async () => {
    const { body } = await call('GET', '/api/legal-acceptances', member)
    expect(body.questions).toEqual([{ document: 'terms', version: '1.3', effectiveOn: today, note }])
    const answer = { document: 'terms', version: '1.3' }
    expect((await call('POST', '/api/legal-acceptances', undefined, answer)).status).toBe(401)
    const unknown = await call('POST', '/api/legal-acceptances', member, { ...answer, version: '1.2' })
    expect(unknown.status).toBe(404)
    await Promise.all([0, 1, 2].map(() => call('POST', '/api/legal-acceptances', member, answer)))
    expect((await call('GET', '/api/legal-acceptances', member)).body).toEqual({ questions: [] })
    const { rows } = await app.services.pool.query(
      `select accepted_at > now() - interval '1 minute' as fresh from terms_acceptances
       where user_id = $1 and version = '1.3'`,
      [member.userId],
    )
    expect(rows).toEqual([{ fresh: true }])
  })

  test('staff without a password publish only soon after they have signed in', async () => {
    const { digest } = (await staffView()).draft
    await app.services.pool.query(`update sessions set authenticated_at = now() - interval '1 hour'`)
    const { status, body } = await publish({ effectiveOn: addDays(today, 3), note, digest })
    expect([status, body.code]).toEqual([403, 'settings.signInAgain'])
  })
})
