import { afterAll, beforeAll, expect, test } from 'vitest'
import { endUndo, talker } from '#features/messaging/server/messaging.fixture.ts'
import type { Message } from '#features/messaging/contract/message.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { moderationIn } from './moderation.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf } = moderationIn(() => app)
const PDF = Buffer.from('%PDF-1.4\n% ugovor o radu\n%%EOF')

test('a moderator reads a reported document, and each look is on record; others do not, nor anybody once it is gone', async () => {
  const [sender, reader, staff] = [await talker(app), await talker(app), await moderator()]
  const id = await sender.begun([reader])
  await sender.write(id, 'Zdravo!')
  await reader.answer(id, true)
  const file = crypto.randomUUID()
  await app.http.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/files/${file}?${new URLSearchParams({ name: 'Ugovor o radu.pdf' })}`,
    headers: { origin: 'http://localhost:3000', ...sender.headers, 'content-type': 'application/pdf' },
    payload: PDF,
  })
  const message = (await sender.write(id, '', { files: [file] })).json<Message>()
  const thing = `${id}:${message.id}`
  expect((await report(reader, thing, { kind: 'message' })).statusCode).toBe(204)

  // Messages around the reported one count too, including files without text.
  expect((await staff.look(await caseOf(thing))).around.at(-1)).toMatchObject({
    text: '',
    attached: [{ name: 'Ugovor o radu.pdf' }],
  })
  const row = (await staff.queue()).find((one) => one.attached.length > 0)!
  expect(row).toMatchObject({ excerpt: '', attached: [{ kind: 'file', name: 'Ugovor o radu.pdf' }] })
  const path = `/api/admin/moderation/${await caseOf(thing)}/documents`
  const saved = await staff.send('GET', `${path}/0`)
  expect([saved.statusCode, saved.rawPayload.equals(PDF)]).toEqual([200, true])
  expect(saved.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''Ugovor%20o%20radu.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(
    await query(`select 1 from audit_entries where action = 'moderation.look' and subject_id = $1`, [row.id]),
  ).toHaveLength(2)

  for (const place of ['1', '99']) expect((await staff.send('GET', `${path}/${place}`)).statusCode).toBe(404)
  expect((await staff.send('GET', `${path}/x`)).statusCode).toBe(422)
  const content = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  for (const { headers } of [content, reader])
    expect((await app.http.inject({ url: `${path}/0`, headers })).statusCode).toBe(403)
  await sender.send('DELETE', `/api/conversations/${id}/messages/${message.id}`)
  await endUndo(app, message.id)
  expect((await staff.send('GET', `${path}/0`)).statusCode).toBe(404)
  expect(await staff.look(row.id)).toMatchObject({ attached: [{ name: 'Ugovor o radu.pdf' }] })
})
