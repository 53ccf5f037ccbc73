import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import type { Conversation } from '#features/messaging/contract/message.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, writer, type Writer } from './canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates an application of three: its first member, and two who joined by its link. */
async function team() {
  const call = await insertCall(app.services.db)
  const [amra, emir, lana] = [
    await writer(app, 'Amra'),
    await writer(app, 'Emir'),
    await writer(app, 'Lana'),
  ] as const
  const id = await amra.begin(call.slug)
  await join(amra, emir, id)
  await join(amra, lana, id)
  return { id, amra, emir, lana }
}

const open = (who: Writer, id: string) =>
  who.send('POST', '/api/team-conversations', {
    id: crypto.randomUUID(),
    about: { kind: 'canvas', id },
  })
const opened = async (who: Writer, id: string) => (await open(who, id)).json<Conversation>()
const peopleOf = ({ members }: Conversation) => members.map(({ name }) => name.split(' ')[0]).toSorted()
const begin = (who: Writer, other: Writer) =>
  who.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'direct',
    members: [other.userId],
  })
const born = (who: Writer, years: number) =>
  app.services.pool.query('update users set born_on = $2 where id = $1', [
    who.userId,
    `${new Date().getFullYear() - years}-01-01`,
  ])

test('a team has one conversation, with its application on top, however many open it at once', async () => {
  const { id, amra, emir, lana } = await team()
  const all = await Promise.all([amra, emir, lana, amra].map((who) => opened(who, id)))
  expect(new Set(all.map((one) => one.id)).size).toBe(1)
  const seen = await opened(emir, id)
  expect(seen).toMatchObject({ kind: 'group', about: { kind: 'canvas', id, path: `/canvas?id=${id}` } })
  expect(peopleOf(seen)).toEqual(['Amra', 'Emir', 'Lana'])
  const written = await emir.send('POST', `/api/conversations/${seen.id}/messages`, {
    id: crypto.randomUUID(),
    body: 'Ko zove pilanu?',
  })
  expect(written.statusCode).toBe(201)
})

test('nobody from outside opens it, and whoever leaves the team is out of it', async () => {
  const { id, amra, lana } = await team()
  const stranger = await writer(app, 'Sara')
  expect((await open(stranger, id)).statusCode).toBe(404)
  expect((await open(amra, crypto.randomUUID())).statusCode).toBe(404)
  expect((await open(amra, 'nista')).statusCode).toBe(404)
  const { id: conversation } = await opened(amra, id)
  await amra.send('DELETE', `/api/canvases/${id}/team/${lana.userId}`)
  expect(peopleOf(await opened(amra, id))).toEqual(['Amra', 'Emir'])
  const left = (await lana.send('GET', `/api/conversations/${conversation}`)).json<Conversation>()
  expect(left.own).toMatchObject({ state: 'left', mayWrite: 'no' })
  expect((await open(lana, id)).statusCode).toBe(404)
})

test('whoever is under 18, or severed by a block, is drawn in by nobody and comes in by themselves', async () => {
  const { id, amra, emir, lana } = await team()
  await born(lana, 16)
  await amra.send('PUT', `/api/network/people/${emir.userId}/block`, {})
  expect(peopleOf(await opened(amra, id))).toEqual(['Amra'])
  expect((await begin(amra, lana)).statusCode).toBe(403)
  expect(peopleOf(await opened(lana, id))).toEqual(['Amra', 'Lana'])
  expect(peopleOf(await opened(emir, id))).toEqual(['Amra', 'Emir', 'Lana'])
})

/** Lets a mentor join by the team's link. */
async function mentorOf(lead: Writer, id: string, mentor: Writer) {
  const { link } = (
    await lead.send('POST', `/api/canvases/${id}/invitations`, { email: null, mentor: true })
  ).json<{ link: string }>()
  await mentor.send('POST', '/api/canvas-memberships', { token: link.split('=')[1] ?? '' })
  return mentor
}
const say = (who: Writer, conversation: string, body: string) =>
  who.send('POST', `/api/conversations/${conversation}/messages`, { id: crypto.randomUUID(), body })
const wordsFor = async (who: Writer, conversation: string) =>
  (await who.send('GET', `/api/conversations/${conversation}/messages`))
    .json<{ items: { body: string }[] }>()
    .items.map(({ body }) => body)

test('mentors of a team talk in its conversation, and from the moment they go they read no further', async () => {
  const { id, amra, emir, lana } = await team()
  const [ines, damir] = [await writer(app, 'Ines'), await writer(app, 'Damir')]
  for (const mentor of [ines, damir]) await mentorOf(amra, id, mentor)
  const { id: conversation } = await opened(ines, id)
  for (const one of [emir, lana]) await opened(one, id)
  expect(peopleOf(await opened(amra, id))).toEqual(['Amra', 'Damir', 'Emir', 'Ines', 'Lana'])
  expect((await say(ines, conversation, 'Budžet je jasan, fali plan.')).statusCode).toBe(201)
  await ines.send('DELETE', `/api/canvases/${id}/team/${ines.userId}`)
  await emir.send('DELETE', `/api/canvases/${id}/team/${damir.userId}`)
  expect((await say(amra, conversation, 'Ovo je samo za nas.')).statusCode).toBe(201)
  for (const gone of [ines, damir]) {
    expect(await wordsFor(gone, conversation)).toEqual(['Budžet je jasan, fali plan.'])
    expect((await say(gone, conversation, 'Još jedno pitanje')).statusCode).toBe(409)
    expect((await open(gone, id)).statusCode).toBe(404)
    const found = await gone.send('GET', '/api/messages/search?query=samo%20za%20nas')
    expect(found.json()).toMatchObject({ items: [] })
  }
  const seen = await opened(amra, id)
  expect(peopleOf(seen)).toEqual(['Amra', 'Emir', 'Lana'])
  expect(seen.former.map((one) => one.id).toSorted()).toEqual([ines.userId, damir.userId].toSorted())
})

test('a mentor who comes to write in the team stays in its conversation', async () => {
  const { id, amra } = await team()
  const ines = await mentorOf(amra, id, await writer(app, 'Ines'))
  const { id: conversation } = await opened(amra, id)
  await say(amra, conversation, 'Prije')
  await join(amra, ines, id)
  await say(amra, conversation, 'Poslije')
  expect(await wordsFor(ines, conversation)).toEqual(['Prije', 'Poslije'])
})

test('however somebody came to be in a team no more, the next message is not theirs to read', async () => {
  const { id, amra, emir, lana } = await team()
  const { id: conversation } = await opened(amra, id)
  await say(amra, conversation, 'Dok smo svi tu')
  await app.services.pool.query('delete from canvas_members where canvas_id = $1 and user_id = any($2)', [
    id,
    [lana.userId, emir.userId],
  ])
  expect((await say(lana, conversation, 'Pišem još')).statusCode).toBe(409)
  expect((await say(amra, conversation, 'Sad smo manji')).statusCode).toBe(201)
  expect(await wordsFor(lana, conversation)).toEqual(['Dok smo svi tu'])
  expect(await wordsFor(emir, conversation)).toEqual(['Dok smo svi tu'])
})

test('whoever is out hears nothing of who came and what moved since, and nobody draws them in again', async () => {
  const { id, amra, emir, lana } = await team()
  const { id: conversation } = await opened(amra, id)
  await say(lana, conversation, 'Zadnje što pišem')
  await amra.send('DELETE', `/api/canvases/${id}/team/${lana.userId}`)
  const seen = async () => (await lana.send('GET', `/api/conversations/${conversation}`)).json<Conversation>()
  const before = await seen()
  const sara = await writer(app, 'Sara')
  await join(amra, sara, id)
  await opened(sara, id)
  await say(emir, conversation, 'Dobro došla')
  const after = await seen()
  expect(after).toMatchObject({ lastAt: before.lastAt, lastSeq: 1, own: { state: 'left', unread: 0 } })
  expect(peopleOf(after)).toEqual(['Amra', 'Emir'])
  expect(after.members.map(({ readSeq }) => readSeq)).toEqual([null, null])
  const add = (who: Writer, members: string[]) =>
    who.send('POST', `/api/conversations/${conversation}/members`, { members })
  expect((await add(amra, [lana.userId])).json()).toMatchObject({ code: 'messaging.onlyTeam' })
  const out = await amra.send('DELETE', `/api/conversations/${conversation}/members/${emir.userId}`)
  expect(out.json()).toMatchObject({ code: 'messaging.onlyTeam' })
})

test('a mentor of the team writes first to nobody under 18, as everybody else does', async () => {
  const { id, amra, lana } = await team()
  const [ines, other] = [await writer(app, 'Ines'), await writer(app, 'Sara')]
  await born(lana, 16)
  expect((await begin(ines, lana)).statusCode).toBe(403)
  await mentorOf(amra, id, ines)
  expect((await begin(ines, lana)).statusCode).toBe(403)
  expect((await begin(other, lana)).statusCode).toBe(403)
})
