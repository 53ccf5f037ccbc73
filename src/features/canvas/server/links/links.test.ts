import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, type Writer, writer, completeApplication } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const linkOf = async (who: Writer, id: string, mentor = false) => {
  const made = await who.send('POST', `/api/canvases/${id}/invitations`, { email: null, mentor })
  return made.json<{ link: string }>().link.split('=')[1] ?? ''
}
const enter = (who: Writer, token: string) => who.send('POST', '/api/canvas-memberships', { token })
const remove = (lead: Writer, id: string, mate: { userId: string }) =>
  lead.send('DELETE', `/api/canvases/${id}/team/${mate.userId}`)

test('a removed member does not come back by the same link or by a later one', async () => {
  const { id, lead, others } = await completeApplication(app)
  const [emir, lana] = others as [Writer, Writer]
  const link = await linkOf(lead, id)
  await lana.confirm(id)
  expect((await lead.see(id)).team.find((mate) => mate.id === lana.userId)?.confirmedAt).not.toBeNull()
  expect((await remove(lead, id, emir)).statusCode).toBe(204)
  expect(codeOf(await enter(emir, link))).toBe('canvas.invitationEnded')
  expect(codeOf(await enter(emir, await linkOf(lead, id)))).toBe('canvas.removedBefore')
  expect(codeOf(await enter(emir, await linkOf(lead, id, true)))).toBe('canvas.removedBefore')
  // The others confirmed a different team, and the removed person is told.
  expect((await lead.see(id)).team.map(({ confirmedAt }) => confirmedAt)).toEqual([null, null])
  const bell = (await emir.send('GET', '/api/notifications')).json<{
    items: { text: string; who: string }[]
  }>()
  expect(JSON.stringify(bell)).toContain('više nisi u toj ekipi')
})

test('a removed member comes back by a personal invitation: by mail to their address or by name', async () => {
  const { slug } = await insertCall(app.services.db)
  const [lead, friend] = [await member(app, { firstName: 'Amra' }), await member(app, { firstName: 'Lana' })]
  await connected(lead, friend)
  const { id } = (await lead.send('POST', '/api/canvases', { call: slug })).json<{ id: string }>()
  const asWriter = (who: unknown) => who as Writer
  await join(asWriter(lead), asWriter(friend), id)
  await remove(asWriter(lead), id, friend)
  await lead.send('POST', `/api/canvases/${id}/invitations`, { email: 'drugo.lice@primjer.ba' })
  const { rows } = await app.services.pool.query<{ email: string }>('select email from users where id = $1', [
    friend.userId,
  ])
  await app.services.pool.query(
    `insert into canvas_invitations (token_hash, canvas_id, single_use, invited_by, email, expires_at)
     select $1, $2, true, $3, e, now() + interval '1 day' from unnest($4::text[]) e`,
    [app.services.secrets.digest('canvas-invitation', 'po-ruci'), id, lead.userId, [rows[0]?.email]],
  )
  expect((await enter(asWriter(friend), 'po-ruci')).statusCode).toBe(200)
  await remove(asWriter(lead), id, friend)
  await lead.send('PUT', `/api/canvases/${id}/invitations/${friend.userId}`, { mentor: false })
  expect((await friend.send('POST', `/api/canvas-invitations/${id}/acceptance`)).statusCode).toBe(200)
})

test('the team sees each open invitation with the people who came by it, and its author or the lead ends it', async () => {
  const { slug } = await insertCall(app.services.db)
  const [lead, emir, lana, stranger] = [
    await writer(app, 'Amra'),
    await writer(app, 'Emir'),
    await writer(app, 'Lana'),
    await writer(app, 'Tarik'),
  ]
  const id = await lead.begin(slug)
  const link = await linkOf(lead, id)
  await enter(emir, link)
  await lead.send('POST', `/api/canvases/${id}/invitations`, { email: 'ina@primjer.ba', mentor: true })
  const { waiting } = await emir.see(id)
  expect(waiting.map(({ kind, to, mentor, came }) => ({ kind, to, mentor, came: came.length }))).toEqual([
    { kind: 'mail', to: 'ina@primjer.ba', mentor: true, came: 0 },
    { kind: 'link', to: null, mentor: false, came: 1 },
  ])
  expect(waiting[1]?.came[0]).toContain('Emir')
  const end = (who: Writer, one = waiting[1]!.id) => who.send('DELETE', `/api/canvases/${id}/links/${one}`)
  expect([(await end(stranger)).statusCode, (await end(emir)).statusCode]).toEqual([404, 404])
  expect((await end(lead)).statusCode).toBe(204)
  expect(codeOf(await enter(lana, link))).toBe('canvas.invitationEnded')
  // People who joined by the link stay in the team.
  expect((await lead.see(id)).team).toHaveLength(2)
})
