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

/** An application of three: who began it, and two who came by its link. */
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

test('a mentor of their team may write first to somebody under 18, whom others do not reach', async () => {
  const { id, amra, lana } = await team()
  const [ines, other] = [await writer(app, 'Ines'), await writer(app, 'Sara')]
  await born(lana, 16)
  expect((await begin(ines, lana)).statusCode).toBe(403)
  const { link } = (
    await amra.send('POST', `/api/canvases/${id}/invitations`, { email: null, mentor: true })
  ).json<{ link: string }>()
  await ines.send('POST', '/api/canvas-memberships', { token: link.split('=')[1] ?? '' })
  expect((await begin(ines, lana)).statusCode).toBe(201)
  expect((await begin(other, lana)).statusCode).toBe(403)
})
