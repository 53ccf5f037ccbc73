import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '#app/compose.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { colleagues, skilled } from '#features/network/server/endorsements/endorsements.fixture.ts'
import { connected, member, type Member } from '#features/network/server/network.fixture.ts'
import { newGroup, joining } from '#features/mentorship/server/groups/groups.fixture.ts'
import { OFFER } from '#features/mentorship/server/mentorship.fixture.ts'
import { CANVAS_CHANGED, CANVAS_PRESENCE } from '#features/canvas/contract/live.ts'
import { THREADS_CHANGED } from '#features/discussions/contract/threads/live.ts'
import { CONVERSATION_CHANGED, CONVERSATION_TYPING } from '#features/messaging/contract/live.ts'
import { MODERATION_CHANGED } from '#features/moderation/contract/live.ts'
import { NETWORK_CHANGED } from '#features/network/contract/live.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { feedSurfaces, type Surface } from './feed-surfaces.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Path parameters that stand for a member, and response fields that contain one. */
const IN_PATH = /\{(?:person|member|x)\}|\/(?:people|members|profiles)(?:\/|$)/
const IN_ANSWER = ['person', 'people', 'member', 'members', 'author', 'applicant', 'sender', 'mentors']

/** Staff see everyone: their own blocks do not affect their work. */
const isForMembers = ({ policy }: Route) => policy !== 'globalAdmin' && typeof policy !== 'object'

function namesMember({ path, response }: Endpoint): boolean {
  if (IN_PATH.test(path)) return true
  const fields = response ? fieldsOf(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })) : []
  return fields.some((field) => IN_ANSWER.includes(field))
}

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap((part) => fieldsOf(part))]
}

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`

test('every call that names another member says how it treats a block', () => {
  const naming = routes.filter((route) => isForMembers(route) && namesMember(route.endpoint))
  expect(naming.length).toBeGreaterThan(20)
  expect(naming.filter(({ endpoint }) => !endpoint.blocks).map(nameOf)).toEqual([])
  const withoutReason = routes.filter(
    ({ endpoint: { blocks } }) => typeof blocks === 'object' && blocks.none.trim().length < 20,
  )
  expect(withoutReason.map(nameOf)).toEqual([])
})

const at = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', what = '', body?: object): Surface['call'] => {
  return (one, other) => one.send(method, `/api/network/people/${other.userId}${what}`, body)
}
const get =
  (url: string): Surface['call'] =>
  (one) =>
    one.send('GET', url)
const alike = (one: Member, other: Member) =>
  app.services.pool.query(`update users set interests = '{arts,sports}' where id in ($1, $2)`, [
    one.userId,
    other.userId,
  ])
const begin = (one: Member, other: Member) =>
  one.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'direct',
    members: [other.userId],
  })
/** Creates a message by each in the conversation of the two. */
const talked = async (one: Member, other: Member) => {
  const id = await begun(one, other)
  const mine = crypto.randomUUID()
  await one.send('POST', `/api/conversations/${id}/messages`, { id: mine, body: 'Prva' })
  const theirs = crypto.randomUUID()
  await other.send('POST', `/api/conversations/${id}/messages`, { id: theirs, body: 'Druga' })
  return `${id} ${mine} ${theirs}`
}
const inTalk =
  (
    method: Parameters<Member['send']>[0] | 'PATCH',
    what: (mine: string, theirs: string) => string,
    body?: object,
  ) =>
  (one: Member, _: Member, talk: string) => {
    const [id = '', mine = '', theirs = ''] = talk.split(' ')
    const url = `/api/conversations/${id}/${what(mine, theirs)}`
    return method === 'PATCH' ? change(one, url, body) : one.send(method, url, body)
  }
const change = ({ headers }: Member, url: string, payload: object = {}) =>
  app.http.inject({
    method: 'PATCH',
    url,
    headers: { origin: 'http://localhost:3000', ...headers },
    payload,
  })
const begun = async (one: Member, other: Member) => {
  await connected(one, other)
  return (await begin(one, other)).json<{ id: string }>().id
}
/** Creates a group of one and somebody else, for adding the other. */
const group = async (one: Member, other: Member) => {
  await connected(one, other)
  return groupWithFriend(one)
}
const groupWithFriend = async (one: Member) => {
  const friend = await member(app)
  await connected(one, friend)
  const made = await one.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'group',
    members: [friend.userId],
  })
  return made.json<{ id: string }>().id
}

/** Connects two people in one organisation; returns the other's skill and the organisation. */
const worked = async (one: Member, other: Member) => {
  await connected(one, other)
  return `${await skilled(app, other)} ${await colleagues(app, one, other)}`
}

const RANKED = 'The ranking looks for new people every half minute; the suggestions see them in a new one.'

/** Creates one's own team, which the other may join as a connection. */
const ownTeam = async (one: Member, other: Member) => {
  await connected(one, other)
  const made = await one.send('POST', '/api/team-test/teams', { id: crypto.randomUUID(), name: 'Ekipa' })
  return made.json<{ id: string }>().id
}

/** Creates one's own application, whose team the other may join as a connection. */
const ownCanvas = async (one: Member, other: Member) => {
  await connected(one, other)
  const { slug } = await insertCall(app.services.db)
  return (await one.send('POST', '/api/canvases', { call: slug })).json<{ id: string }>().id
}
/** Lets the other invite one into the team of an application. */
const askedIn = async (one: Member, other: Member) => {
  const id = await ownCanvas(other, one)
  await other.send('PUT', `/api/canvases/${id}/invitations/${one.userId}`, { mentor: false })
  return id
}

/** Creates a call for applications with a question by the other. */
const askedCall = async (_: Member, other: Member) => {
  const { id } = await insertCall(app.services.db)
  await other.send('POST', '/api/discussions', { kind: 'call', id, text: 'Ko čuva klupe?' })
  return id
}
const askedQuestion = async (one: Member, other: Member) => {
  const about = await askedCall(one, other)
  const list = await other.send('GET', `/api/discussions?kind=call&id=${about}`)
  return list.json<{ items: { id: string }[] }>().items[0]?.id
}

/** The other is a mentor whom one has asked. */
const askedMentor = async (one: Member, other: Member) => {
  await offered(other)
  const id = crypto.randomUUID()
  await askFor(one, other, id)
  return id
}
const offered = (who: Member) =>
  app.services.pool.query(
    'insert into mentors (user_id, slug, profile, approved_at) values ($1, $2, $3, now()) on conflict do nothing',
    [who.userId, `mentor-${who.userId}`, OFFER],
  )
const TAUGHT = crypto.randomUUID()
/** The other is the only mentor with room, and teaches a skill. */
const teaching = async (_: Member, other: Member) => {
  await offered(other)
  await app.services.pool.query(
    `update mentors set skills = array[$2]::uuid[],
      paused_until = case when user_id <> $1 then date '2999-01-01' end`,
    [other.userId, TAUGHT],
  )
}
const askFor = async (one: Member, other: Member, id: string) => {
  const page = await app.http.inject(`/api/public/mentors/mentor-${other.userId}`)
  const [slot] = page.json<{ slots: string[] }>().slots
  const body = { id, mentor: other.userId, goal: 'Prvi upit', background: '', format: 'text', at: slot }
  return one.send('POST', '/api/mentorship', body)
}

/** The other announces a group session. */
const inGroup = async (_: Member, other: Member) => {
  await offered(other)
  return newGroup(other)
}
/** One has a place in it besides. */
const inGroupWithPlace = async (one: Member, other: Member) => {
  const id = await inGroup(one, other)
  await joining(one, id)
  return id
}

/** Every call that hides or rejects; a missing one fails below. */
const surfaces: Record<string, Surface> = {
  'GET /api/profiles/{x}': { call: (one, other) => one.send('GET', `/api/profiles/${other.userId}`) },
  'GET /api/network/people/{person}': { call: at('GET') },
  'PUT /api/network/people/{person}/request': { call: at('PUT', '/request', { note: '' }) },
  'DELETE /api/network/people/{person}/request': {
    before: (one, other) => one.ask(other),
    call: at('DELETE', '/request'),
  },
  'POST /api/network/people/{person}/acceptance': {
    before: (one, other) => other.ask(one),
    call: at('POST', '/acceptance', {}),
  },
  'PUT /api/network/people/{person}/refusal': {
    before: (one, other) => other.ask(one),
    call: at('PUT', '/refusal', {}),
  },
  'DELETE /api/network/people/{person}/refusal': {
    before: async (one, other) => {
      await other.ask(one)
      await one.decline(other)
    },
    call: at('DELETE', '/refusal'),
  },
  'DELETE /api/network/people/{person}/connection': { before: connected, call: at('DELETE', '/connection') },
  'PUT /api/network/people/{person}/follow': { call: at('PUT', '/follow', {}) },
  'PUT /api/network/people/{person}/mute': { call: at('PUT', '/mute', {}) },
  'GET /api/network/connections': { before: connected, call: get('/api/network/connections') },
  'GET /api/network/requests': {
    before: (one, other) => other.ask(one),
    call: get('/api/network/requests?side=received'),
  },
  'GET /api/network/people/{person}/endorsing': { before: connected, call: at('GET', '/endorsing') },
  'PUT /api/network/people/{person}/endorsements/{skill}': {
    before: worked,
    call: (one, other, given) => {
      const [skill = '', id = ''] = given.split(' ')
      const body = { shared: { kind: 'organisation', id }, text: 'Radi tačno.' }
      return one.send('PUT', `/api/network/people/${other.userId}/endorsements/${skill}`, body)
    },
  },
  'GET /api/network/endorsements': {
    before: async (one, other) => {
      const [skill = '', id = ''] = (await worked(other, one)).split(' ')
      const body = { shared: { kind: 'organisation', id }, text: 'Radi tačno.' }
      await other.send('PUT', `/api/network/people/${one.userId}/endorsements/${skill}`, body)
    },
    call: get('/api/network/endorsements'),
  },
  'GET /api/network/following': {
    before: (one, other) => one.follow(other),
    call: get('/api/network/following'),
  },
  'GET /api/network/directory': { call: get('/api/network/directory') },
  'GET /api/network/mutes': { before: (one, other) => one.mute(other), call: get('/api/network/mutes') },
  'GET /api/recommendations/people': {
    before: alike,
    call: get('/api/recommendations/people'),
    seenElsewhere: RANKED,
  },
  'GET /api/dashboard/people': { before: alike, call: get('/api/dashboard/people'), seenElsewhere: RANKED },
  'GET /api/dashboard': {
    call: get('/api/dashboard'),
    seenElsewhere: 'What changed are rows of the notifications, which leave severed people without a name.',
  },
  'GET /api/notifications': {
    call: get('/api/notifications'),
    seenElsewhere: 'The intake of the notifications has a kind of its own for it.',
  },
  'POST /api/conversations': { call: begin },
  'POST /api/conversations/{id}/messages': {
    before: begun,
    call: (one, _, id) =>
      one.send('POST', `/api/conversations/${id}/messages`, { id: crypto.randomUUID(), body: 'Zdravo' }),
  },
  'PATCH /api/conversations/{id}/messages/{message}': {
    before: talked,
    call: inTalk('PATCH', (mine) => `messages/${mine}`, { body: 'Ipak ovako' }),
  },
  'PUT /api/conversations/{id}/messages/{message}/reaction': {
    before: talked,
    call: inTalk('PUT', (_, theirs) => `messages/${theirs}/reaction`, { emoji: '👍' }),
  },
  'PUT /api/conversations/{id}/messages/{message}/pin': {
    before: talked,
    call: inTalk('PUT', (_, theirs) => `messages/${theirs}/pin`, { isPinned: true }),
  },
  'POST /api/conversations/{id}/messages/{message}/restore': {
    before: talked,
    call: async (...given) => {
      await inTalk('DELETE', (mine) => `messages/${mine}`)(...given)
      return inTalk('POST', (mine) => `messages/${mine}/restore`)(...given)
    },
  },
  'POST /api/conversations/{id}/typing': { before: talked, call: inTalk('POST', () => 'typing') },
  'PUT /api/conversations/{id}/scheduled/{message}': {
    before: talked,
    call: inTalk('PUT', () => `scheduled/${crypto.randomUUID()}`, {
      body: 'Sutra',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  },
  'POST /api/conversations/{id}/answer': {
    before: async (one, other) => {
      const id = (await begin(other, one)).json<{ id: string }>().id
      await other.send('POST', `/api/conversations/${id}/messages`, {
        id: crypto.randomUUID(),
        body: 'Zdravo',
      })
      return id
    },
    call: (one, _, id) => one.send('POST', `/api/conversations/${id}/answer`, { accept: true }),
  },
  'POST /api/conversations/{id}/members': {
    before: group,
    call: (one, other, id) =>
      one.send('POST', `/api/conversations/${id}/members`, { members: [other.userId] }),
  },
  'GET /api/discussions': {
    before: askedCall,
    call: (one, _, id) => one.send('GET', `/api/discussions?kind=call&id=${id}`),
    seenElsewhere: 'It names people by their public profile; the test of discussions sees them there.',
  },
  'POST /api/discussions/{id}/answers': {
    before: askedQuestion,
    call: (one, _, id) => one.send('POST', `/api/discussions/${id}/answers`, { text: 'Škola.' }),
  },
  'PUT /api/discussions/{id}/interest': {
    before: askedQuestion,
    call: (one, _, id) => one.send('PUT', `/api/discussions/${id}/interest`, { wanted: true }),
  },
  'PUT /api/team-test/teams/{id}/people/{person}': {
    before: ownTeam,
    call: (one, other, id) => one.send('PUT', `/api/team-test/teams/${id}/people/${other.userId}`, {}),
  },
  'PUT /api/canvases/{id}/invitations/{person}': {
    before: ownCanvas,
    call: (one, other, id) =>
      one.send('PUT', `/api/canvases/${id}/invitations/${other.userId}`, { mentor: false }),
  },
  ...feedSurfaces(() => member(app)),
  'GET /api/mentorship': { before: askedMentor, call: get('/api/mentorship') },
  'GET /api/mentorship/{id}': {
    before: askedMentor,
    call: (one, _, id) => one.send('GET', `/api/mentorship/${id}`),
  },
  'GET /api/mentorship/skills': { before: teaching, call: get(`/api/mentorship/skills?ids=${TAUGHT}`) },
  'GET /api/mentorship/suggestions': { before: teaching, call: get('/api/mentorship/suggestions') },
  'GET /api/mentorship/groups': { before: inGroup, call: get('/api/mentorship/groups') },
  'GET /api/mentorship/groups/mine': { before: inGroupWithPlace, call: get('/api/mentorship/groups/mine') },
  'GET /api/mentorship/groups/{id}': {
    before: inGroup,
    call: (one, _, id) => one.send('GET', `/api/mentorship/groups/${id}`),
  },
  'PUT /api/mentorship/groups/{id}/place': { before: inGroup, call: (one, _, id) => joining(one, id) },
  'POST /api/mentorship': {
    before: (_, other) => offered(other),
    call: (one, other) => askFor(one, other, crypto.randomUUID()),
  },
  'GET /api/canvas-invitations': { before: askedIn, call: get('/api/canvas-invitations') },
  'POST /api/canvas-invitations/{id}/acceptance': {
    before: askedIn,
    call: (one, _, id) => one.send('POST', `/api/canvas-invitations/${id}/acceptance`),
  },
}

describe('two of whom one has blocked the other', () => {
  const treating = routes.filter(({ endpoint: { blocks } }) => typeof blocks === 'string')

  test('are tried on every call that hides or refuses', () => {
    expect(treating.map(nameOf).filter((name) => !surfaces[name])).toEqual([])
    expect(Object.keys(surfaces).filter((name) => !treating.some((route) => nameOf(route) === name))).toEqual(
      [],
    )
  })

  test.each(treating.map((route) => ({ name: nameOf(route), route })))(
    'do not meet at $name, whoever it was',
    async ({ name, route }) => {
      const { before, call, seenElsewhere } = surfaces[name]!
      for (const blocksOne of [true, false]) {
        // The other must be visible before the block, or their absence afterwards proves nothing.
        const [one, other] = [await member(app), await member(app)]
        const open = await call(one, other, String(await before?.(one, other)))
        expect([name, open.statusCode < 300]).toEqual([name, true])
        if (isList(route) && !seenElsewhere) expect(open.body).toContain(other.userId)

        const [again, severed] = [await member(app), await member(app)]
        const id = String(await before?.(again, severed))
        await (blocksOne ? severed.block(again) : again.block(severed))
        const { statusCode, body } = await call(again, severed, id)
        if (isList(route)) expect([statusCode, body.includes(severed.userId)]).toEqual([200, false])
        else
          expect([name, statusCode]).toEqual([name, statusCode >= 400 && statusCode < 500 ? statusCode : 404])
      }
    },
    60_000,
  )
})

/** Live messages by topic: an act that sends one to the other member, or the reason why none does. */
const heard: Record<string, { before: Surface['before']; acts: Surface['call'][] } | { none: string }> = {
  [CONVERSATION_CHANGED]: {
    before: groupTalk,
    acts: [
      (one, _, id) =>
        one.send('POST', `/api/conversations/${id}/messages`, { id: crypto.randomUUID(), body: 'Zdravo' }),
      async (one, _, id) => {
        const { items } = (await one.send('GET', `/api/conversations/${id}/messages`)).json<{
          items: { id: string; sender: string }[]
        }>()
        const mine = items.find(({ sender }) => sender === one.userId)?.id
        await change(one, `/api/conversations/${id}/messages/${mine}`, { body: 'Zdravo svima' })
        await one.send('PUT', `/api/conversations/${id}/messages/${mine}/reaction`, { emoji: '👍' })
        await one.send('PUT', `/api/conversations/${id}/messages/${mine}/pin`, { isPinned: true })
        await one.send('DELETE', `/api/conversations/${id}/messages/${mine}`)
        return one.send('POST', `/api/conversations/${id}/messages/${mine}/restore`)
      },
      (one, _, id) => one.send('POST', `/api/conversations/${id}/read`, { seq: 1 }),
    ],
  },
  [CONVERSATION_TYPING]: {
    before: groupTalk,
    acts: [(one, _, id) => one.send('POST', `/api/conversations/${id}/typing`)],
  },
  [NETWORK_CHANGED]: {
    before: async () => undefined,
    acts: [(one, other) => one.ask(other), (one, other) => one.follow(other)],
  },
  [THREADS_CHANGED]: { none: 'A team stays one; its list leaves out nobody, and says only what to ask for.' },
  [CANVAS_CHANGED]: {
    none: 'A team stays one: the document is of all of it, and a block does not split it.',
  },
  [CANVAS_PRESENCE]: { none: 'A team stays one: where somebody writes in its document all of it must see.' },
  [MODERATION_CHANGED]: { none: 'Staff alone hear it, for whom blocks do not count.' },
}

/** Creates a group of both and a friend, with a message by each of the two. */
async function groupTalk(one: Member, other: Member) {
  await connected(one, other)
  const friend = await member(app)
  await connected(one, friend)
  const made = await one.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'group',
    members: [friend.userId, other.userId],
  })
  const { id } = made.json<{ id: string }>()
  for (const who of [friend, one])
    await who.send('POST', `/api/conversations/${id}/messages`, { id: crypto.randomUUID(), body: 'Evo me' })
  return id
}

describe('pages of whom a block severs', () => {
  test('are thought of in every topic of the live channel', async () => {
    const folder = join(import.meta.dirname, '../../src/features')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /[/\\]contract[/\\](?:.*[/\\])?live\.ts$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
    const named = files.flatMap((text) =>
      [...text.matchAll(/^export const [A-Z_]+ = '(.+)'$/gm)].map(([, topic]) => topic),
    )
    expect(named.toSorted()).toEqual(Object.keys(heard).toSorted())
  })

  test.each(Object.keys(heard).filter((topic) => 'acts' in heard[topic]!))(
    'hear nothing of each other by %s, in a group neither',
    async (topic) => {
      const known = heard[topic]!
      if (!('acts' in known)) throw new Error('It has acts')
      const [one, other] = [await member(app), await member(app)]
      const id = String(await known.before?.(one, other))
      const told: unknown[] = []
      const stop = app.services.hub.subscribe(`user:${other.userId}`, (data) => {
        if ((data as { topic: string }).topic === topic) told.push(data)
      })
      const act = async () => {
        for (const each of known.acts) await each(one, other, id)
      }
      /** Resolves once all earlier messages have arrived, because the hub keeps their order. */
      const settled = () =>
        new Promise<void>((resolve) => {
          const end = app.services.hub.subscribe('test.settled', () => {
            end()
            resolve()
          })
          void app.services.hub.publish({ topic: 'test.settled' })
        })
      await act()
      await settled()
      expect(told.length).toBeGreaterThan(0)
      await other.block(one)
      await settled()
      told.length = 0
      await act()
      await settled()
      expect(told).toEqual([])
      stop()
    },
  )
})

const ALREADY = 'The other has written first, or the two are connected already.'

/**
 * Calls with a stranger's text to somebody under 18: refused where they could open a conversation, else the reason why not.
 */
const towardsMinors: Record<string, 'refused' | { open: string }> = {
  'PUT /api/network/people/{person}/request': 'refused',
  'POST /api/conversations': 'refused',
  'POST /api/conversations/{id}/members': 'refused',
  'POST /api/mentorship': { open: 'Mentors are grown up: the policy of mentoring finds nobody else.' },
  'PUT /api/mentorship/groups/{id}/place': { open: 'Nothing is written, and mentors are grown up.' },
  'DELETE /api/network/people/{person}/request': { open: 'It takes back what was asked.' },
  'POST /api/network/people/{person}/acceptance': { open: ALREADY },
  'PUT /api/network/people/{person}/refusal': { open: ALREADY },
  'DELETE /api/network/people/{person}/refusal': { open: ALREADY },
  'DELETE /api/network/people/{person}/connection': { open: ALREADY },
  'PUT /api/network/people/{person}/follow': {
    open: 'Nothing is written by it, and it follows what is public.',
  },
  'PUT /api/network/people/{person}/mute': { open: 'Nobody hears of it.' },
  'PUT /api/network/people/{person}/endorsements/{skill}': {
    open: 'Only a connection who worked with them does so.',
  },
  'POST /api/conversations/{id}/messages': { open: ALREADY },
  'PATCH /api/conversations/{id}/messages/{message}': { open: ALREADY },
  'PUT /api/conversations/{id}/messages/{message}/reaction': { open: ALREADY },
  'PUT /api/conversations/{id}/messages/{message}/pin': { open: ALREADY },
  'POST /api/conversations/{id}/messages/{message}/restore': {
    open: 'It brings back what was there already.',
  },
  'POST /api/conversations/{id}/typing': { open: ALREADY },
  'PUT /api/conversations/{id}/scheduled/{message}': { open: ALREADY },
  'POST /api/conversations/{id}/answer': { open: 'It answers whoever has written.' },
  'POST /api/discussions/{id}/answers': { open: 'It answers in public, under a question.' },
  'PUT /api/discussions/{id}/interest': { open: 'It counts, and nothing is written.' },
  'POST /api/comments': { open: 'It is said under a post, before all who read it.' },
  'PUT /api/feed/posts/{id}/saved': { open: 'Nobody hears of it.' },
  'PUT /api/feed/posts/{id}/hide': { open: 'Nobody hears of it.' },
  'PUT /api/feed/posts/{id}/vote': { open: 'It counts, and nothing is written.' },
  'PUT /api/feed/posts/{id}/reaction': { open: 'It counts, and nothing is written.' },
  'PUT /api/team-test/teams/{id}/people/{person}': { open: ALREADY },
  'PUT /api/canvases/{id}/invitations/{person}': { open: ALREADY },
  'POST /api/canvas-invitations/{id}/acceptance': {
    open: 'Nothing is written: it answers whoever has asked.',
  },
}

describe('somebody under 18', () => {
  const writing = routes.filter(
    ({ endpoint: { blocks, method } }) => blocks === 'refuses' && method !== 'GET',
  )
  const refusing = Object.keys(towardsMinors).filter((name) => towardsMinors[name] === 'refused')
  const day = (years: number) => `${new Date().getFullYear() - years}-01-01`
  const sayBorn = (who: Member, years: number) =>
    app.services.pool.query('update users set born_on = $2 where id = $1', [who.userId, day(years)])

  test('is thought of in every call by which a member writes to another', () => {
    expect(writing.map(nameOf).toSorted()).toEqual(Object.keys(towardsMinors).toSorted())
  })

  test.each(refusing)('is not written to first by a stranger through %s', async (name) => {
    const [grown, minor] = [await member(app), await member(app)]
    const id = name.includes('{id}') ? String(await groupWithFriend(grown)) : ''
    await sayBorn(minor, 16)
    const { statusCode } = await surfaces[name]!.call(grown, minor, id)
    expect([name, statusCode]).toEqual([name, name.startsWith('PUT') ? 404 : 403])
  })

  test('writes to whom they like, is written to by whom they know, and by everybody once grown up', async () => {
    const [grown, minor, other] = [await member(app), await member(app), await member(app)]
    await sayBorn(minor, 16)
    expect((await begin(minor, grown)).statusCode).toBe(201)
    expect((await grown.ask(minor)).statusCode).toBe(404)
    await minor.ask(grown)
    expect((await grown.accept(minor)).statusCode).toBeLessThan(300)
    expect((await begin(grown, minor)).statusCode).toBeLessThan(300)
    expect((await begin(other, minor)).statusCode).toBe(403)
    await sayBorn(minor, 20)
    expect((await begin(other, minor)).statusCode).toBe(201)
  })
})

/** Returns whether a call is a list, which omits the other; calls about one person return 404. */
function isList({ endpoint: { method, path } }: Route): boolean {
  return method === 'GET' && !path.includes('{')
}
