import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { InvitationToMe, Membership } from '../../contract/invitations/invitations.endpoints.ts'
import { completeApplication, type Writer, writer, writeText } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
async function linkOf(who: Writer, id: string, mentor = false) {
  const made = await who.send('POST', `/api/canvases/${id}/invitations`, { email: null, mentor })
  return made.json<{ link: string }>().link.split('=')[1] ?? ''
}
const look = (who: Writer, token: string, language = 'bhs') =>
  who.send('POST', '/api/canvas-memberships/preview', { token }, { 'accept-language': language })
const preview = async (who: Writer, token: string) => (await look(who, token)).json<Membership>()
const enter = (who: Writer, token: string) => who.send('POST', '/api/canvas-memberships', { token })
const born = (who: Writer, day: string) =>
  app.services.pool.query('update users set born_on = $2 where id = $1', [who.userId, day])
const setDeadline = (call: string, interval: string) =>
  app.services.pool.query(
    `update grant_calls set deadline = now() + $2::interval, content = jsonb_set(content, '{dates,deadline}',
      to_jsonb(to_char((now() + $2::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where id = $1`,
    [call, interval],
  )

/** Expects the page to say why the person cannot join, and the server to refuse with the same reason. */
async function expectKeptOut(who: Writer, token: string, reason: { code: string; text: RegExp }) {
  const { obstacle, id } = await preview(who, token)
  expect(id).toBeNull()
  expect(obstacle).toMatch(reason.text)
  const refused = await enter(who, token)
  expect(codeOf(refused)).toBe(reason.code)
  expect(refused.json<{ error: string }>().error).toBe(obstacle)
}

test('somebody who opens a link reads who invites them and into what, and is in no team until they press', async () => {
  const { id, call, lead } = await completeApplication(app)
  const token = await linkOf(lead, id)
  const lejla = await writer(app, 'Lejla')
  for (let times = 0; times < 3; times += 1) {
    expect(await preview(lejla, token)).toMatchObject({
      id: null,
      mentor: false,
      by: expect.stringContaining('Amra'),
      title: '',
      call: { slug: call.slug, title: { bhs: 'Jesen' } },
      bank: expect.any(String),
      deadline: call.content.dates.deadline,
      team: [{ lead: true }, { lead: false }, { lead: false }],
      ages: { min: 17, max: 35 },
      onlyOne: true,
      obstacle: null,
      other: null,
    })
  }
  expect((await lead.see(id)).team).toHaveLength(3)
  expect((await lejla.send('GET', `/api/canvases/${id}`)).statusCode).toBe(404)
  expect((await enter(lejla, token)).statusCode).toBe(200)
  expect((await lead.see(id)).team).toHaveLength(4)
  // A member opens the application by the same link, also after it was sent.
  expect(await preview(lejla, token)).toMatchObject({ id, obstacle: null })
  await setDeadline(call.id, '-1 hour')
  expect(await preview(lejla, token)).toMatchObject({ id, obstacle: null })
  expect((await enter(lejla, token)).statusCode).toBe(200)
})

test('a visitor with a link reads who invites them and to which call, and nothing of the application', async () => {
  const { id, call, lead } = await completeApplication(app)
  const token = await linkOf(lead, id)
  const visit = (one = token, language = 'bhs') =>
    app.http.inject({
      method: 'POST',
      url: '/api/canvas-memberships/look',
      headers: { 'accept-language': language, origin: app.services.config.publicUrl },
      payload: { token: one },
    })
  const answer = await visit()
  expect(answer.json()).toEqual({
    mentor: false,
    by: expect.stringContaining('Amra'),
    call: { slug: call.slug, title: call.content.title },
    bank: expect.any(String),
    deadline: call.content.dates.deadline,
    until: expect.any(String),
    ages: { min: 17, max: 35 },
    onlyOne: true,
    obstacle: null,
  })
  expect((await visit('a'.repeat(43))).json()).toMatchObject({ code: 'canvas.invitationEnded' })
  expect((await visit('x'.repeat(101))).statusCode).toBe(422)
  await setDeadline(call.id, '-1 hour')
  expect((await visit(token, 'en')).json()).toMatchObject({
    obstacle: expect.stringMatching(/closed|deadline/i),
  })
})

test('a mail for one person is read as often as they like, and is used up by joining alone', async () => {
  const { id, lead } = await completeApplication(app)
  await lead.send('POST', `/api/canvases/${id}/invitations`, { email: 'lejla@primjer.ba', mentor: true })
  const mail = await app.mails.next('lejla@primjer.ba')
  const token = /#poziv=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  const lejla = await writer(app, 'Lejla')
  for (let times = 0; times < 3; times += 1)
    expect(await preview(lejla, token)).toMatchObject({ mentor: true, obstacle: null })
  expect((await enter(lejla, token)).statusCode).toBe(200)
  expect(await preview(lejla, token)).toMatchObject({ id })
  expect(codeOf(await look(await writer(app), token))).toBe('canvas.invitationEnded')
})

test('a link that nobody made, that has ended, or whose author has left asks nothing', async () => {
  const { id, lead, others } = await completeApplication(app)
  const lejla = await writer(app, 'Lejla')
  expect(codeOf(await look(lejla, 'a'.repeat(43)))).toBe('canvas.invitationEnded')
  const emir = others[0]!
  const token = await linkOf(emir, id)
  expect((await look(lejla, token)).statusCode).toBe(200)
  await emir.send('DELETE', `/api/canvases/${id}/team/${emir.userId}`)
  expect(codeOf(await look(lejla, token))).toBe('canvas.invitationEnded')
  const old = await linkOf(lead, id)
  await app.services.pool.query(
    "update canvas_invitations set expires_at = now() - interval '1 second' where canvas_id = $1",
    [id],
  )
  const answer = await look(lejla, old, 'en')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ error: expect.stringContaining('no longer valid') })
})

test('a full team, a team of another call’s age, a late call and a sent application say so before asking', async () => {
  const { id, call, lead, others } = await completeApplication(app)
  const token = await linkOf(lead, id)
  const [young, old] = [await writer(app, 'Mlada'), await writer(app, 'Stara')]
  await born(young, `${new Date().getFullYear() - 15}-01-01`)
  await born(old, '1975-01-01')
  for (const who of [young, old])
    await expectKeptOut(who, token, { code: 'canvas.otherAge', text: /od 17 do 35 godina/ })
  const lejla = await writer(app, 'Lejla')
  await born(lejla, '2004-01-01')
  expect(await preview(lejla, token)).toMatchObject({ obstacle: null })

  const mentorToken = await linkOf(lead, id, true)
  expect(await preview(old, mentorToken)).toMatchObject({ mentor: true, obstacle: null })

  for (let more = 0; more < 4; more += 1) expect((await enter(await writer(app), token)).statusCode).toBe(200)
  await expectKeptOut(lejla, token, { code: 'canvas.teamFull', text: /već 7 osoba/ })

  await setDeadline(call.id, '-1 minute')
  await expectKeptOut(lejla, token, { code: 'canvas.closed', text: /Rok je prošao/ })
  await setDeadline(call.id, '7 days')
  await app.services.pool.query(`delete from canvas_members where canvas_id = $1 and not user_id = any($2)`, [
    id,
    [lead, ...others].map(({ userId }) => userId),
  ])
  for (const other of others) await other.confirm(id)
  expect((await lead.submit(id)).statusCode).toBe(200)
  await expectKeptOut(lejla, token, { code: 'canvas.alreadySent', text: /već poslana/ })
})

test('somebody in another team of the call is told, and led to it; where the call allows two, they come in', async () => {
  const { id, call, lead } = await completeApplication(app)
  const token = await linkOf(lead, id)
  const lejla = await writer(app, 'Lejla')
  // An application that a person began and left empty keeps them out of no team, and is deleted once they are in
  // another.
  const emina = await writer(app, 'Emina')
  const empty = await emina.begin(call.slug)
  expect(await preview(emina, token)).toMatchObject({ obstacle: null, other: null })
  expect((await enter(emina, token)).statusCode).toBe(200)
  expect((await emina.send('GET', `/api/canvases/${empty}`)).statusCode).toBe(404)
  expect((await lead.see(id)).team.filter(({ elsewhere }) => elsewhere)).toEqual([])

  const own = await lejla.begin(call.slug)
  const { doc, sync } = await lejla.device(own)
  writeText(doc, { box: 'idea', words: 'Kino na trgu.' })
  await sync.sync()
  expect(await preview(lejla, token)).toMatchObject({ other: own })
  await expectKeptOut(lejla, token, { code: 'canvas.inOtherTeam', text: /samo jedna/ })
  await app.services.pool.query(
    `update grant_calls set content = jsonb_set(content, '{rules}', (select jsonb_agg(r) from jsonb_array_elements(content->'rules') r
      where r->>'kind' <> 'one-application')) where id = $1`,
    [call.id],
  )
  expect(await preview(lejla, token)).toMatchObject({ obstacle: null, onlyOne: false })
  expect((await enter(lejla, token)).statusCode).toBe(200)
})

test('a connection who cannot come in reads why beside the invitation', async () => {
  const call = await insertCall(app.services.db)
  const [lead, friend] = [await member(app, { firstName: 'Amra' }), await member(app, { firstName: 'Lana' })]
  await connected(lead, friend)
  const { id } = (await lead.send('POST', '/api/canvases', { call: call.slug })).json<{ id: string }>()
  await lead.send('PUT', `/api/canvases/${id}/invitations/${friend.userId}`, { mentor: false })
  const listed = async () =>
    (await friend.send('GET', '/api/canvas-invitations')).json<{ items: InvitationToMe[] }>().items
  expect(await listed()).toMatchObject([{ id, obstacle: null }])
  await setDeadline(call.id, '-1 minute')
  expect(await listed()).toMatchObject([{ id, obstacle: expect.stringContaining('Rok je prošao') }])
  const refused = await friend.send('POST', `/api/canvas-invitations/${id}/acceptance`)
  expect(codeOf(refused)).toBe('canvas.closed')
})
