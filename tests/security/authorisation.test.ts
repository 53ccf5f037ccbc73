import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { emptyContent } from '#features/opportunities/contract/content.ts'
import { identityId } from '#features/google/server/index.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Rights } from '#platform/server/auth/users.queries.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { applicationBodies, foreignApplications } from './foreign-applications.ts'
import { decisionBodies, foreignDecisions } from './foreign-decisions.ts'
import { articleBodies, foreignArticles } from './foreign-articles.ts'
import { foreignForms, formBodies } from './foreign-forms.ts'
import { foreignLibrary, libraryBodies, libraryQueries } from './foreign-library.ts'
import { callBodies, foreignCalls } from './foreign-calls.ts'
import { canvasBodies, canvasQueries, foreignCanvases } from './foreign-canvases.ts'
import { conversationBodies, conversationQueries, foreignConversations } from './foreign-conversations.ts'
import { discussionBodies, foreignDiscussions } from './foreign-discussions.ts'
import {
  foreignMoney,
  foreignProjects,
  moneyBodies,
  projectBodies,
  projectQueries,
} from './foreign-projects.ts'
import { foreignPosts, postBodies } from './foreign-posts.ts'
import { foreignMentorships, mentorshipBodies } from './foreign-mentorships.ts'
import { foreignReviews, reviewBodies } from './foreign-reviews.ts'
import { foreignTeamTest, teamTestBodies } from './foreign-team-test.ts'
import { type Caller, callers, refusalOf } from './callers.ts'

/** For every route with policy `owner`: the parameters of another person's thing. A missing route fails below. */
const foreignThings: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  ...foreignApplications,
  ...foreignConversations,
  ...foreignDiscussions,
  ...foreignTeamTest,
  ...foreignDecisions,
  ...foreignCanvases,
  ...foreignProjects,
  ...foreignMoney,
  ...foreignReviews,
  ...foreignCalls,
  ...foreignArticles,
  ...foreignPosts,
  ...foreignLibrary,
  ...foreignForms,
  ...foreignMentorships,
  'GET /api/opportunities/{id}': opportunityOfSomebody,
  'PUT /api/opportunities/{id}': opportunityOfSomebody,
  'DELETE /api/opportunities/{id}': opportunityOfSomebody,
  'POST /api/opportunities/{id}/agreement': opportunityOfSomebody,
  'POST /api/opportunities/{id}/submission': opportunityOfSomebody,
  'POST /api/opportunities/{id}/closing': opportunityOfSomebody,
  'POST /api/opportunities/{id}/archiving': opportunityOfSomebody,
  'POST /api/opportunities/{id}/copies': opportunityOfSomebody,
  'PUT /api/opportunities/{id}/deadline': opportunityOfSomebody,
  'GET /api/opportunities/{id}/revisions': opportunityOfSomebody,
  'POST /api/opportunities/{id}/revisions/{revision}/restoring': opportunityOfSomebody,
  'GET /api/organisations/{id}': foreignOrganisation,
  'PUT /api/organisations/{id}': foreignOrganisation,
  'DELETE /api/organisations/{id}/logo': foreignOrganisation,
  'GET /api/organisations/{id}/home': foreignOrganisation,
  'GET /api/organisations/{id}/people': foreignOrganisation,
  'PUT /api/organisations/{id}/people/{person}': foreignOrganisation,
  'DELETE /api/organisations/{id}/people/{person}': foreignOrganisation,
  'POST /api/organisations/{id}/invitations': foreignOrganisation,
  'DELETE /api/organisations/{id}/invitations/{invitation}': foreignOrganisation,
  'POST /api/organisations/{id}/domain-code': foreignOrganisation,
  'POST /api/organisations/{id}/domain': foreignOrganisation,
  'POST /api/organisations/{id}/check': foreignOrganisation,
  'POST /api/my/invitations/{id}/accept': foreignInvitation,
  'DELETE /api/my/invitations/{id}': foreignInvitation,
  'DELETE /api/notifications/{id}': notificationOfSomebody,
  'GET /api/saved-searches/{id}': keptSearch,
  'PATCH /api/saved-searches/{id}': keptSearch,
  'DELETE /api/saved-searches/{id}': keptSearch,
  'GET /api/profile/evidence/{id}': evidenceOfSomebody,
  'DELETE /api/profile/evidence/{id}': evidenceOfSomebody,
  'GET /api/ai-skills/targets/{id}': targetOfSomebody,
  'DELETE /api/ai-skills/targets/{id}': targetOfSomebody,
  'POST /api/ai-skills/targets/{id}/advice': targetOfSomebody,
  'PATCH /api/settings/passkeys/{id}': passkeyOfSomebody,
  'DELETE /api/settings/passkeys/{id}': passkeyOfSomebody,
  'DELETE /api/settings/identities/{id}': identityOfSomebody,
  'POST /api/settings/identities/{id}/restoring': identityOfSomebody,
  'DELETE /api/settings/sessions/{id}': async (app) => {
    const { userId } = await signIn(app)
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [userId],
    )
    return { id: rows[0]?.id ?? '' }
  },
  'DELETE /api/network/muted-words/{id}': mutedWordOfSomebody,
  'PUT /api/network/endorsements/{id}': endorsementOfSomebody,
  'GET /api/cvs/{id}': cvOfSomebody,
  'PUT /api/cvs/{id}': cvOfSomebody,
  'DELETE /api/cvs/{id}': cvOfSomebody,
  'POST /api/cvs/{id}/copy': cvOfSomebody,
  'GET /api/cvs/{id}/file/{format}': cvOfSomebody,
  'PUT /api/cvs/{id}/link': cvOfSomebody,
  'DELETE /api/cvs/{id}/link': cvOfSomebody,
}

async function identityOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const identity = { issuer: 'https://accounts.example', subject: randomUUID() }
  const { services } = app
  const { userId } = await signIn(app)
  await services.pool.query(
    `insert into identities (issuer, subject, user_id, email) values ($1, $2, $3, 'neko@primjer.ba')`,
    [identity.issuer, identity.subject, userId],
  )
  return { id: identityId(services.secrets, identity) }
}

async function passkeyOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const id = randomUUID()
  const { userId } = await signIn(app)
  await app.services.pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, name) values ($1, $2, $3, 'key', 'Telefon')`,
    [id, userId, id],
  )
  return { id }
}

const goodQueries: Record<string, Record<string, string>> = {
  ...canvasQueries,
  ...conversationQueries,
  ...projectQueries,
  ...libraryQueries,
}

/** Valid bodies for calls that would otherwise reject theirs before they check the owner. */
const goodBodies: Record<string, object> = {
  'PATCH /api/settings/passkeys/{id}': { name: 'Moj telefon' },
  ...applicationBodies,
  ...conversationBodies,
  ...discussionBodies,
  ...teamTestBodies,
  ...decisionBodies,
  ...canvasBodies,
  ...projectBodies,
  ...moneyBodies,
  ...reviewBodies,
  ...callBodies,
  ...articleBodies,
  ...postBodies,
  ...libraryBodies,
  ...formBodies,
  ...mentorshipBodies,
  'PUT /api/opportunities/{id}/deadline': { deadline: '2030-01-01T10:00:00.000Z' },
  'PUT /api/organisations/{id}': {
    name: 'Tuđa firma',
    kind: 'employer',
    about: { bhs: '', en: '' },
    municipality: null,
    address: '',
    website: '',
    email: '',
    phone: '',
    registerNumber: null,
    replyDays: 14,
  },
  'PUT /api/organisations/{id}/people/{person}': { role: 'reviewer' },
  'POST /api/organisations/{id}/invitations': { email: 'gost@primjer.ba', role: 'editor' },
  'POST /api/organisations/{id}/domain-code': { mailbox: 'info' },
  'POST /api/organisations/{id}/domain': { code: '123456' },
  'PUT /api/cvs/{id}': {
    name: 'CV',
    design: 'arch',
    script: 'latin',
    shows: { photo: true, email: true, phone: true, place: true },
    sections: [],
  },
  'PUT /api/cvs/{id}/link': { days: 0 },
  'PUT /api/network/endorsements/{id}': { shown: true },
  'PUT /api/opportunities/{id}': emptyContent('job'),
  'POST /api/opportunities/{id}/agreement': { path: 'title' },
  'POST /api/opportunities/{id}/closing': { reason: 'filled' },
}

async function cvOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { headers } = await signIn(app)
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/cvs',
    headers: { origin: 'http://localhost:3000', ...headers },
    payload: { template: 'job' },
  })
  return { id: answer.json<{ id: string }>().id, format: 'json' }
}

async function endorsementOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const [one, other] = [await signIn(app), await signIn(app)]
  const id = randomUUID()
  await app.services.pool.query(
    `insert into skill_endorsements (id, from_id, to_id, skill, shared_kind, shared_id, shared_title, words)
     values ($1, $2, $3, $1, 'project', $1, 'Klupe', 'Radi tačno.')`,
    [id, one.userId, other.userId],
  )
  return { id }
}

async function mutedWordOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    "insert into muted_words (id, user_id, kind, word, folded) values ($1, $2, 'word', 'x', 'x')",
    [id, userId],
  )
  return { id }
}

async function keptSearch(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    "insert into saved_searches (id, user_id, name, query, frequency) values ($1, $2, 'x', '', 'off')",
    [id, userId],
  )
  return { id }
}

async function notificationOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into notifications (id, user_id, kind, group_key, about, data, in_app, mail_mode)
     values ($1, $2, 'x', 'x', 'x', '{}', true, 'off')`,
    [id, userId],
  )
  return { id }
}

/** Creates an organisation with an owner, and somebody invited to it. */
async function foreignOrganisation(app: TestApp): Promise<Record<string, string>> {
  const { userId: person } = await signIn(app)
  const [id, invitation] = [randomUUID(), randomUUID()]
  const { pool } = app.services
  await pool.query(
    `insert into organisations (id, slug, name, kind) values ($1, $2, 'Tuđa firma', 'employer')`,
    [id, `tudja-${id}`],
  )
  await pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'owner')`,
    [id, person],
  )
  await pool.query(
    `insert into organisation_invitations (id, organisation_id, email, role, token_hash, expires_at)
     values ($1, $2, 'neko.treci@primjer.ba', 'editor', $3, now() + interval '1 day')`,
    [invitation, id, Buffer.from(invitation)],
  )
  return { id, person, invitation }
}

async function foreignInvitation(app: TestApp): Promise<Record<string, string>> {
  const { invitation = '' } = await foreignOrganisation(app)
  return { id: invitation }
}

async function opportunityOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const organisation = randomUUID()
  const id = randomUUID()
  await app.services.pool.query(
    "insert into organisations (id, slug, name, kind) values ($1::uuid, ($1::uuid)::text, 'Tuđa', 'employer')",
    [organisation],
  )
  await app.services.pool.query(
    "insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'owner')",
    [organisation, userId],
  )
  await app.services.pool.query(
    "insert into opportunities (id, slug, organisation_id, organisation_name, kind, created_by) values ($1::uuid, ($1::uuid)::text, $2, 'Tuđa', 'job', $3)",
    [id, organisation, userId],
  )
  return { id, revision: randomUUID(), question: randomUUID() }
}

async function evidenceOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into skill_evidence (id, user_id, subject, kind, url, source) values ($1, $2, '~x', 'link', 'https://primjer.ba', 'x')`,
    [id, userId],
  )
  return { id }
}

async function targetOfSomebody(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into skill_targets (id, user_id, kind, ref, title) values ($1, $2, 'occupation', $1, '{"bhs": "x", "en": "x"}')`,
    [id, userId],
  )
  return { id }
}

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe.each(routes.map((route) => ({ name: nameOf(route), route })))('$name', ({ route }) => {
  test('lets in whom its policy names, and nobody else', async () => {
    const wrong: string[] = []
    for (const caller of callers) {
      const expected = refusalOf(route.policy, caller.standing)
      const { status, code } = await stand(caller, route)
      if (!isExpected(expected, { status, code, route })) {
        wrong.push(`${caller.name}: ${expected ?? 'no refusal'} was due, ${status} ${code ?? ''} came`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('what is somebody else’s is not there, for members and admins alike', async () => {
  const owned = routes.filter(({ policy }) => policy === 'owner')
  expect(owned.length).toBeGreaterThan(0)
  for (const route of owned) {
    const thing = foreignThings[nameOf(route)]
    if (!thing) throw new Error(`Say in foreignThings what is somebody else’s for ${nameOf(route)}`)
    // All staff of grants manage calls, so here admins of another area get 404.
    const isStaffs = nameOf(route) in foreignCalls || nameOf(route) in foreignMoney
    const admin = isStaffs ? { role: 'ADMIN', scopes: ['content'] } : { role: 'ADMIN', globalAdmin: true }
    for (const rights of [{ role: 'USER' }, admin] as Rights[]) {
      const { headers } = await signIn(app, { rights })
      const answer = await call({
        route,
        headers,
        params: await thing(app),
        body: goodBodies[nameOf(route)] ?? {},
      })
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 404])
    }
  }
})

test('a refused caller does not learn whether the call was well formed', async () => {
  for (const route of routes.filter(({ policy }) => policy !== 'public')) {
    const answer = await call({ route, headers: {}, body: { nothing: 'of this', is: ['known'] } })
    expect([nameOf(route), answer.status]).toEqual([nameOf(route), 401])
  }
})

async function stand(caller: Caller, route: Route) {
  return call({ route, headers: await caller.headers(app) })
}

function isExpected(
  expected: 401 | 403 | undefined,
  { status, code, route }: { status: number; code: string | undefined; route: Route },
): boolean {
  if (expected === 401) return status === 401 && code === 'platform.signInNeeded'
  if (expected === 403) return status === 403 && code === 'platform.forbidden'
  if (code === 'platform.signInNeeded' || code === 'platform.forbidden' || status >= 500) return false
  // A public call may reject its input, such as a wrong password; the others' policies have admitted the caller.
  return route.policy === 'public' || (status !== 401 && status !== 403)
}

async function call({
  route,
  headers,
  params,
  body = {},
}: {
  route: Route
  headers: Record<string, string>
  params?: Record<string, string>
  body?: unknown
}) {
  const { endpoint } = route
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const anything = Object.fromEntries(names.map((name) => [name, randomUUID()]))
  const response = await app.http.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params ?? anything),
    query: goodQueries[nameOf(route)] ?? {},
    headers: {
      origin: 'http://localhost:3000',
      ...(endpoint.upload && { 'content-type': endpoint.upload.types[0]! }),
      ...headers,
    },
    ...(endpoint.method !== 'GET' && { payload: endpoint.upload ? Buffer.from('x') : (body as object) }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const code = isJson ? (response.json<{ code?: string }>().code ?? undefined) : undefined
  return { status: response.statusCode, code }
}

function nameOf({ endpoint }: Route): string {
  return `${endpoint.method} ${endpoint.path}`
}
