import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CANVAS_PRESENCE, type CanvasPresence } from '../contract/live.ts'
import { type Writer, writer, completeApplication } from './canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const caret = { anchor: '{"tname":"text:idea"}', head: '{"tname":"text:idea","assoc":0}' }
const say = (who: Writer, id: string, body: object) => who.send('POST', `/api/canvases/${id}/presence`, body)

/** Collects the presence messages that each of them receives. */
function heardBy(people: readonly Writer[]) {
  const heard = new Map<string, CanvasPresence[]>(people.map(({ userId }) => [userId, []]))
  const stops = people.map(({ userId }) =>
    app.services.hub.subscribe(`user:${userId}`, (message) => {
      const { topic, data } = message as { topic: string; data: CanvasPresence }
      if (topic === CANVAS_PRESENCE) heard.get(userId)?.push(data)
    }),
  )
  return { of: ({ userId }: Writer) => heard.get(userId) ?? [], stop: () => stops.forEach((stop) => stop()) }
}

async function mentored() {
  const written = await completeApplication(app)
  const mentor = await writer(app, 'Damir')
  const invited = await written.lead.send('POST', `/api/canvases/${written.id}/invitations`, {
    email: null,
    mentor: true,
  })
  const token = invited.json<{ link: string }>().link.split('=')[1]
  expect((await mentor.send('POST', '/api/canvas-memberships', { token })).statusCode).toBe(200)
  return { ...written, mentor }
}

describe('where somebody writes', () => {
  test('is told to the team and its mentors, and to nobody who judges', async () => {
    const { id, call, lead, others, mentor } = await mentored()
    const [judge, stranger] = [await writer(app), await writer(app)]
    await seatOnBoard(app.services.db, { bankId: call.bankId, board: [judge.userId] })
    const heard = heardBy([...others, mentor, judge, stranger])
    expect((await say(lead, id, { box: 'idea', caret, asks: true })).statusCode).toBe(204)
    for (const one of [...others, mentor])
      await expect
        .poll(() => heard.of(one))
        .toEqual([
          { canvas: id, person: lead.userId, name: expect.any(String), box: 'idea', caret, asks: true },
        ])
    expect([...heard.of(judge), ...heard.of(stranger)]).toEqual([])
    for (const one of [judge, stranger])
      expect((await say(one, id, { box: 'idea', caret })).statusCode).toBe(404)
    heard.stop()
  })

  test('is nowhere for a mentor, who is only here', async () => {
    const { id, lead, mentor } = await mentored()
    const heard = heardBy([lead])
    expect((await say(mentor, id, { box: 'idea', caret })).statusCode).toBe(204)
    await expect
      .poll(() => heard.of(lead))
      .toMatchObject([{ person: mentor.userId, box: 'about', caret: null }])
    expect(heard.of(lead)[0]?.name).toContain('Damir')
    await say(mentor, id, { box: null })
    await expect.poll(() => heard.of(lead).at(-1)).toMatchObject({ box: null, caret: null })
    heard.stop()
  })

  test('is two places of the text and nothing else', async () => {
    const { id, lead } = await completeApplication(app)
    for (const wrong of [
      { box: 'idea', caret: { ...caret, text: 'Klupe' } },
      { box: 'idea', caret: { anchor: caret.anchor } },
      { box: 'idea', caret: { ...caret, head: 'x'.repeat(5000) } },
      { box: 'Nije polje', caret: null },
    ])
      expect((await say(lead, id, wrong)).statusCode).toBe(422)
  })
})
