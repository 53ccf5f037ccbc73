import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Writer, writer, completeApplication } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

async function linkOf(lead: Writer, id: string, mentor = true) {
  const answer = await lead.send('POST', `/api/canvases/${id}/invitations`, { email: null, mentor })
  return answer.json<{ link: string }>().link.split('=')[1] ?? ''
}
const enter = (who: Writer, token: string) => who.send('POST', '/api/canvas-memberships', { token })

async function mentored() {
  const written = await completeApplication(app)
  const mentor = await writer(app, 'Damir')
  expect((await enter(mentor, await linkOf(written.lead, written.id))).statusCode).toBe(200)
  return { ...written, mentor }
}

describe('a mentor', () => {
  test('reads what the team writes, and sees nobody’s age', async () => {
    const { id, lead, mentor } = await mentored()
    const seen = await mentor.see(id)
    expect(seen).toMatchObject({ role: 'mentor', born: null, mentors: [{ id: mentor.userId }] })
    expect(seen.team.map(({ age }) => age)).toEqual([null, null, null])
    expect((await mentor.send('GET', `/api/canvases/${id}/updates?after=0`)).json().update).not.toBeNull()
    expect((await mentor.send('GET', `/api/canvases/${id}/versions`)).statusCode).toBe(200)
    expect((await mentor.send('GET', `/api/canvases/${id}/file/docx`)).statusCode).toBe(200)
    expect(await lead.see(id)).toMatchObject({ role: 'member', mentors: [{ id: mentor.userId }] })
    const { items } = (await mentor.send('GET', '/api/canvases')).json()
    expect(items).toMatchObject([{ id, mentor: true }])
  })

  test('writes nothing, decides nothing and is counted nowhere', async () => {
    const { id, call, lead, others, mentor } = await mentored()
    const { seq, stamp } = await mentor.see(id)
    const decision = { seq, clock: { stamp, elapsed: 0 } }
    const path = `/api/canvases/${id}`
    for (const [method, url, body] of [
      ['POST', `${path}/updates`, { update: 'AAA=', title: '' }],
      ['PUT', `${path}/birthday`, { born: '2004-05-06' }],
      ['POST', `${path}/invitations`, { email: null }],
      ['PUT', `${path}/confirmation`, decision],
      ['POST', `${path}/submission`, decision],
      ['POST', `${path}/versions`, { name: 'Moja' }],
      ['DELETE', `${path}/team/${lead.userId}`, undefined],
    ] as const)
      expect([url, (await mentor.send(method, url, body)).statusCode]).toEqual([url, 404])
    for (const one of others) await one.confirm(id)
    expect((await lead.submit(id)).statusCode).toBe(200)
    const { rows } = await app.services.pool.query(
      'select user_id from canvas_applicants where call_id = $1',
      [call.id],
    )
    expect(rows).toHaveLength(3)
    // The submission stays readable for them.
    expect((await mentor.see(id)).submission).not.toBeNull()
  })

  test('says something about a box, as a mentor, and closes no conversation', async () => {
    const { id, lead, mentor } = await mentored()
    const thread = crypto.randomUUID()
    const begun = await mentor.send('POST', '/api/threads', {
      id: thread,
      kind: 'canvas',
      about: id,
      place: 'budget',
      anchor: null,
      quote: '',
      text: 'Tražite ponude od dva dobavljača.',
      proposal: null,
    })
    expect(begun.statusCode).toBeLessThan(300)
    const list = async (who: Writer) => (await who.send('GET', `/api/threads?kind=canvas&id=${id}`)).json()
    const seen = await list(lead)
    expect(seen.decides).toBe(true)
    expect(JSON.stringify(seen.items)).toContain('"voice":"mentor"')
    expect((await list(mentor)).decides).toBe(false)
  })

  test('goes, or is sent away by anybody of the team, and then reads nothing more', async () => {
    const { id, others, mentor, lead } = await mentored()
    const goes = (by: Writer) => by.send('DELETE', `/api/canvases/${id}/team/${mentor.userId}`)
    expect((await goes(mentor)).statusCode).toBe(204)
    expect((await mentor.send('GET', `/api/canvases/${id}`)).statusCode).toBe(404)
    await enter(mentor, await linkOf(lead, id))
    expect((await goes(others[1]!)).statusCode).toBe(204)
    expect((await mentor.send('GET', `/api/canvases/${id}/updates?after=0`)).statusCode).toBe(404)
    expect((await enter(mentor, await linkOf(lead, id))).statusCode).toBe(403)
  })

  test('is nobody of the board that judges, and whoever is in the team stays in it', async () => {
    const { id, call, lead, others, mentor } = await mentored()
    const judge = await writer(app)
    await seatOnBoard(app.services.db, { bankId: call.bankId, board: [judge.userId] })
    const token = await linkOf(lead, id)
    expect(codeOf(await enter(judge, token))).toBe('canvas.judgeIsNoMentor')
    await enter(others[0]!, token)
    expect((await others[0]!.see(id)).role).toBe('member')
    // A mentor who joins the team is a member from then on.
    await enter(mentor, await linkOf(lead, id, false))
    expect(await mentor.see(id)).toMatchObject({ role: 'member', mentors: [] })
  })
})
