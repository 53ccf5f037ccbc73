import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { completeApplication, type Writer, writeText } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)
/** Moves the deadline back behind the 30 minutes of grace. */
const end = (call: string) =>
  query(
    `update grant_calls set deadline = now() - interval '1 day', content = jsonb_set(jsonb_set(content, '{graceMinutes}', '30'),
      '{dates,deadline}', to_jsonb(to_char((now() - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where id = $1`,
    [call],
  )
const cancel = (call: string) => query(`update grant_calls set status = 'cancelled' where id = $1`, [call])

const attach = (who: Writer, id: string) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/canvases/${id}/documents/${crypto.randomUUID()}?slot=consent-of-owner&name=Saglasnost.pdf`,
    headers: { origin: 'http://localhost:3000', ...who.headers, 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.4\n% saglasnost\n%%EOF'),
  })

test('after the grace, and once its call is cancelled, an application takes no words and no files, and everything stays to be read', async () => {
  for (const [close, code] of [
    [end, 'canvas.closed'],
    [cancel, 'canvas.notOpen'],
  ] as const) {
    const { id, call, lead, others, doc, sync } = await completeApplication(app)
    await close(call.id)
    const { seq } = await lead.see(id)
    writeText(doc, { box: 'change', words: 'Kasno.' })
    await expect(sync.sync()).rejects.toThrow(code)
    expect(codeOf(await attach(lead, id))).toBe(code)
    for (const press of [await others[0]!.confirm(id), await lead.submit(id)])
      expect(codeOf(press)).toBe('canvas.closed')
    const canvas = await others[0]!.see(id)
    expect(canvas).toMatchObject({
      seq,
      submission: null,
      title: '',
      state: { kind: close === end ? 'late' : 'cancelled' },
    })
    for (const url of [`/api/canvases/${id}/updates?open=1`, `/api/canvases/${id}/file/docx`])
      expect((await others[0]!.send('GET', url)).statusCode).toBe(200)
  }
})

test('an answer to the board is neither written nor sent once the call is cancelled', async () => {
  const { id, call, lead, others, doc, sync } = await completeApplication(app)
  for (const other of others) await other.confirm(id)
  expect((await lead.submit(id)).statusCode).toBe(200)
  await query(
    `insert into canvas_change_requests (canvas_id, until, why, asked) values ($1, now() + interval '2 days', 'x', $2)`,
    [id, JSON.stringify([{ box: 'change', words: 'Šta se mijenja?' }])],
  )
  expect((await lead.see(id)).changes).toMatchObject({ state: 'waiting' })
  await cancel(call.id)
  writeText(doc, { box: 'change', words: 'Dopuna.' })
  await expect(sync.sync()).rejects.toThrow('canvas.notOpen')
  expect(codeOf(await lead.submit(id))).toBe('canvas.closed')
  expect((await lead.see(id)).state.kind).toBe('cancelled')
})
