import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, writer, type Writer } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const linesOf = async (who: Writer) =>
  (await who.send('GET', '/api/notifications'))
    .json<{ items: { lead?: string; text: string }[] }>()
    .items.map(({ lead = '', text }) => `${lead.split(' ')[0]} ${text}`)
const AGAIN = 'Pogledaj prijavu i potvrdi je ponovo.'

test('everybody who stays hears who is no longer in the team, who leads now, and that they confirm again', async () => {
  const call = await insertCall(app.services.db)
  const [amra, emir, lana, sara] = [
    await writer(app, 'Amra'),
    await writer(app, 'Emir'),
    await writer(app, 'Lana'),
    await writer(app, 'Sara'),
  ] as const
  const id = await amra.begin(call.slug)
  for (const mate of [emir, lana, sara]) await join(amra, mate, id)
  const out = (by: Writer, mate: Writer) => by.send('DELETE', `/api/canvases/${id}/team/${mate.userId}`)
  expect((await out(amra, sara)).statusCode).toBe(204)
  const left = `Sara više nije u ekipi prijave „Jesen“. ${AGAIN}`
  expect([await linesOf(amra), await linesOf(emir), await linesOf(lana)]).toEqual([[], [left], [left]])
  expect(await linesOf(sara)).toEqual([expect.stringContaining('više nisi u toj ekipi')])
  expect((await out(amra, amra)).statusCode).toBe(204)
  const gone = 'Amra više nije u ekipi prijave „Jesen“.'
  expect(await linesOf(emir)).toContain(`${gone} Prijavu sada vodiš ti. ${AGAIN}`)
  expect(await linesOf(lana)).toContain(`${gone} Prijavu sada vodi druga osoba iz ekipe. ${AGAIN}`)
  expect(await linesOf(amra)).toEqual([])
  const before = (await linesOf(emir)).length
  expect((await out(lana, lana)).statusCode).toBe(204)
  expect((await linesOf(emir)).length).toBe(before + 1)
})
