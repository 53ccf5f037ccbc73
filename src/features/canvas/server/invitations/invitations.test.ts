import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { connected, type Member, member } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const see = async (who: Member, id: string) => (await who.send('GET', `/api/canvases/${id}`)).json<Canvas>()
const ask = (who: Member, id: string, other: Member, mentor = false) =>
  who.send('PUT', `/api/canvases/${id}/invitations/${other.userId}`, { mentor })
const invitationsOf = async (who: Member) =>
  (await who.send('GET', '/api/canvas-invitations')).json<{ items: { id: string; mentor: boolean }[] }>()
    .items
const accept = (who: Member, id: string) => who.send('POST', `/api/canvas-invitations/${id}/acceptance`)

/** Creates a member with an application and a connection. */
async function two() {
  const call = await insertCall(app.services.db)
  const [lead, friend] = [await member(app, { firstName: 'Amra' }), await member(app, { firstName: 'Lana' })]
  await connected(lead, friend)
  const begun = await lead.send('POST', '/api/canvases', { call: call.slug })
  return { lead, friend, id: begun.json<{ id: string }>().id }
}

describe('a connection', () => {
  test('is asked into the team, hears of it once, sees who asks and comes in', async () => {
    const { lead, friend, id } = await two()
    const asked = await ask(lead, id, friend)
    expect(asked.statusCode).toBe(200)
    expect(asked.json<Canvas>().invited).toMatchObject([{ id: friend.userId, mentor: false }])
    expect((await ask(lead, id, friend)).statusCode).toBe(200)
    const { rows } = await app.services.pool.query(
      `select count(*)::int as count from notifications where user_id = $1 and kind = 'canvas.invited'`,
      [friend.userId],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await invitationsOf(friend)).toMatchObject([
      { id, mentor: false, person: { id: lead.userId, name: expect.stringContaining('Amra') } },
    ])
    // Before they join, the application is not theirs to read.
    expect((await friend.send('GET', `/api/canvases/${id}`)).statusCode).toBe(404)
    const answers = await Promise.all([accept(friend, id), accept(friend, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await see(lead, id)).team).toHaveLength(2)
    expect((await see(lead, id)).invited).toEqual([])
    expect(await invitationsOf(friend)).toEqual([])
  })

  test('is asked to be a mentor, reads along and does not see who else is asked', async () => {
    const { lead, friend, id } = await two()
    const other = await member(app)
    await connected(lead, other)
    await ask(lead, id, other)
    expect((await ask(lead, id, friend, true)).statusCode).toBe(200)
    expect(await invitationsOf(friend)).toMatchObject([{ id, mentor: true }])
    expect((await accept(friend, id)).statusCode).toBe(200)
    expect(await see(friend, id)).toMatchObject({ role: 'mentor', invited: [] })
    expect((await see(lead, id)).invited).toMatchObject([{ id: other.userId }])
  })

  test('says no, and the team may ask again', async () => {
    const { lead, friend, id } = await two()
    await ask(lead, id, friend)
    expect((await friend.send('DELETE', `/api/canvas-invitations/${id}`)).statusCode).toBe(204)
    expect((await friend.send('DELETE', `/api/canvas-invitations/${id}`)).statusCode).toBe(404)
    expect(codeOf(await accept(friend, id))).toBe('canvas.invitationEnded')
    expect((await see(lead, id)).invited).toEqual([])
    await ask(lead, id, friend)
    expect(await invitationsOf(friend)).toMatchObject([{ id }])
  })

  test('does not come in once the two have blocked each other, or whoever asked has left, or it is over', async () => {
    const { lead, friend, id } = await two()
    await ask(lead, id, friend)
    await friend.block(lead)
    expect(await invitationsOf(friend)).toEqual([])
    expect(codeOf(await accept(friend, id))).toBe('canvas.invitationEnded')

    const left = await two()
    const mate = await member(app)
    await connected(left.lead, mate)
    await ask(left.lead, left.id, mate)
    await accept(mate, left.id)
    await ask(left.lead, left.id, left.friend)
    await left.lead.send('DELETE', `/api/canvases/${left.id}/team/${left.lead.userId}`)
    expect(await invitationsOf(left.friend)).toEqual([])
    expect(codeOf(await accept(left.friend, left.id))).toBe('canvas.invitationEnded')

    const over = await two()
    await ask(over.lead, over.id, over.friend)
    await app.services.pool.query(
      "update canvas_invitations set expires_at = now() - interval '1 second' where user_id = $1",
      [over.friend.userId],
    )
    expect(codeOf(await accept(over.friend, over.id))).toBe('canvas.invitationEnded')
  })
})

describe('a member whom a mail invites', () => {
  const bells = async (who: Member) => {
    const { rows } = await app.services.pool.query<{ open: boolean; mail: string }>(
      `select read_at is null as open, mail_mode as mail from notifications
       where user_id = $1 and kind = 'canvas.invited' order by id`,
      [who.userId],
    )
    return rows
  }
  async function invitedByMail({ mentor = false } = {}) {
    const call = await insertCall(app.services.db)
    const [lead, mate] = [await member(app, { firstName: 'Amra' }), await member(app, { firstName: 'Lana' })]
    const { id } = (await lead.send('POST', '/api/canvases', { call: call.slug })).json<{ id: string }>()
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [mate.userId],
    )
    const email = rows[0]!.email.toUpperCase()
    const mail = () => lead.send('POST', `/api/canvases/${id}/invitations`, { email, mentor })
    return { lead, mate, id, mail }
  }

  test('has it behind the bell once, without a second mail, and answers it there', async () => {
    const { lead, mate, id, mail } = await invitedByMail()
    expect((await mail()).json()).toEqual({ link: null })
    await mail()
    expect(await bells(mate)).toEqual([{ open: true, mail: 'off' }])
    const { items } = (await mate.send('GET', '/api/notifications')).json<{
      items: { text: string; who: string }[]
    }>()
    expect(items[0]).toMatchObject({ text: expect.stringContaining('te zove u ekipu'), path: '/canvas' })
    expect(await invitationsOf(mate)).toMatchObject([{ id, mentor: false }])
    const answers = await Promise.all([accept(mate, id), accept(mate, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await see(lead, id)).team).toHaveLength(2)
    expect((await see(lead, id)).waiting).toEqual([])
    expect([await bells(mate), await invitationsOf(mate)]).toEqual([[{ open: false, mail: 'off' }], []])
  })

  test('says no to all of them at once, or finds it settled when the team ends it', async () => {
    const one = await invitedByMail({ mentor: true })
    await one.mail()
    await one.mail()
    expect((await one.mate.send('DELETE', `/api/canvas-invitations/${one.id}`)).statusCode).toBe(204)
    expect((await see(one.lead, one.id)).waiting).toEqual([])
    expect(await bells(one.mate)).toMatchObject([{ open: false }])

    const other = await invitedByMail()
    await other.mail()
    const [link] = (await see(other.lead, other.id)).waiting
    await other.lead.send('DELETE', `/api/canvases/${other.id}/links/${link!.id}`)
    expect(await bells(other.mate)).toMatchObject([{ open: false }])
    expect(await invitationsOf(other.mate)).toEqual([])
  })

  test('hears nothing from somebody they have blocked, who does not notice', async () => {
    const { lead, mate, mail } = await invitedByMail()
    await mate.block(lead)
    expect([(await mail()).json(), await bells(mate), await invitationsOf(mate)]).toEqual([
      { link: null },
      [],
      [],
    ])
  })
})

test('nobody is asked by whom they do not know, by themselves, or into a team of others', async () => {
  const { lead, friend, id } = await two()
  const stranger = await member(app)
  expect(codeOf(await ask(lead, id, stranger))).toBe('canvas.onlyConnections')
  expect((await ask(lead, id, lead)).statusCode).toBe(404)
  expect((await ask(friend, id, lead)).statusCode).toBe(404)
  expect((await accept(stranger, id)).statusCode).toBe(404)
  expect((await lead.send('PUT', `/api/canvases/${id}/invitations/${friend.userId}`, {})).statusCode).toBe(
    422,
  )
  expect((await see(lead, id)).invited).toEqual([])
})
