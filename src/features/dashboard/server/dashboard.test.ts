import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { type NewUser, updateUser } from '#platform/server/auth/users.queries.ts'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { getDashboard } from './dashboard.service.ts'

const READY: Partial<NewUser> = {
  phoneNumber: '+38761123456',
  gender: 'female',
  interests: ['arts', 'technology'],
}
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function signedIn(given: Partial<NewUser> = READY, language: 'bhs' | 'en' = 'bhs') {
  const user = await member(app, given)
  const browser = visitor(app, { language })
  await signInOn(app, { browser, user })
  return { user, browser, look: async () => (await browser.get('/api/dashboard')).json<Dashboard>() }
}

test('a stranger is refused', async () => {
  const answer = await visitor(app).get('/api/dashboard')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'platform.signInNeeded' })
})

test('whoever has answered everything goes on to their profile', async () => {
  const { look } = await signedIn()
  const dashboard = await look()
  expect(dashboard).toMatchObject({
    firstName: 'Lejla',
    step: { id: 'profile-headline', path: '/profile#intro', progress: { done: 0, of: 9 } },
    interests: ['technology', 'arts'],
  })
  // As many as the page of the profile counts.
  expect(dashboard.pieces).toHaveLength(9)
  expect(dashboard.pieces.filter((piece) => piece.done)).toEqual([])
  expect(dashboard.facts.every(({ state }) => state === 'fine')).toBe(true)
})

test('whoever has not finished the first steps is led to them, with what is answered already', async () => {
  const { user, look } = await signedIn({ onboardedAt: null, phoneNumber: '+38761123456' })
  const dashboard = await look()
  expect(dashboard.step).toMatchObject({
    id: 'onboarding',
    title: 'Završi prve korake',
    path: `/onboarding?email=${encodeURIComponent(user.email)}`,
    progress: { done: 1, of: 3, text: 'odgovora' },
  })
})

test('what helps most comes first, and leads to its place in the settings', async () => {
  const without = await signedIn({ ...READY, interests: [], phoneNumber: null, passwordHash: null })
  expect((await without.look()).step).toMatchObject({
    id: 'interests',
    path: '/settings#interests',
    progress: null,
  })
  await updateUser(app.services.db, without.user.id, { interests: ['sports'] })
  const next = await without.look()
  expect(next.step).toMatchObject({ id: 'password', path: '/settings#password' })
  expect(next.facts.find(({ id }) => id === 'password')).toMatchObject({ state: 'look' })
  await updateUser(app.services.db, without.user.id, { passwordHash: 'set' })
  expect((await without.look()).step).toMatchObject({ id: 'phone', path: '/settings#phone' })
})

test('an account that is about to be deleted can be kept before anything else', async () => {
  const { user, look } = await signedIn({ ...READY, onboardedAt: null })
  await updateUser(app.services.db, user.id, { deleteAfter: new Date('2026-12-20T12:00:00Z') })
  expect((await look()).step).toMatchObject({
    id: 'keep',
    title: 'Račun će biti obrisan 20.\u00a012.\u00a02026.',
    path: '/settings#delete',
  })
})

test('only the living sessions on other devices are counted', async () => {
  const { user, look } = await signedIn()
  const devices = async () => (await look()).facts.find(({ id }) => id === 'devices')
  for (let i = 0; i < 2; i += 1) await signInOn(app, { browser: visitor(app), user })
  expect(await devices()).toMatchObject({
    state: 'look',
    text: 'Račun je otvoren na još 2 uređaja. Jesu li svi tvoji?',
  })
  await endSessions({ db: app.services.db, userId: user.id, reason: 'revoked' })
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  const facts = (await browser.get('/api/dashboard')).json<Dashboard>().facts
  expect(facts.find(({ id }) => id === 'devices')).toMatchObject({ state: 'fine' })
})

test('the reader of English reads English', async () => {
  const { look } = await signedIn({ ...READY, phoneNumber: null }, 'en')
  const dashboard = await look()
  expect(dashboard.step?.title).toBe('Add a phone number')
  expect(dashboard.facts[0]?.text).toBe('Your email is confirmed')
})

test('another feature adds its step, its piece and its fact, and the most urgent step wins', async () => {
  const { user, browser } = await signedIn({ ...READY, phoneNumber: null })
  const step = { id: 'apply', title: 'Apply', text: '', action: 'Go', path: '/x', progress: null }
  const heavy: DashboardPart = async () => ({
    steps: [{ ...step, weight: 80 }],
    facts: [{ id: 'f', text: 'f', state: 'fine', path: '/x' }],
  })
  const light: DashboardPart = async () => ({
    steps: [{ ...step, id: 'late', weight: 1 }],
    pieces: [{ id: 'p', text: 'p', done: true, path: '/x' }],
  })
  const sessions = await browser.get('/api/user/profile')
  expect(sessions.statusCode).toBe(200)
  const session = {
    id: user.id,
    userId: user.id,
    email: user.email,
    role: 'USER' as const,
    globalAdmin: false,
    scopes: [],
    authenticatedAt: new Date(),
  }
  const dashboard = await getDashboard({
    services: app.services,
    session,
    locale: 'en',
    parts: [light, heavy],
  })
  expect(dashboard.step).toEqual({
    ...step,
    due: null,
    why: expect.stringMatching(/^What matters more and is due sooner comes first\. 1 more step comes/),
  })
  expect(dashboard.pieces).toHaveLength(1)
  expect(dashboard.facts).toHaveLength(1)
})

test('a question that the dashboard does not know is refused', async () => {
  const { browser } = await signedIn()
  expect((await browser.get('/api/dashboard?all=1')).statusCode).toBe(422)
})
