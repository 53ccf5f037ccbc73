import { trackFile } from '#features/media/server/media.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Message } from '../../contract/message.ts'
import type { MessageFile } from '../../contract/files.ts'
import { liveWebm, oggOf, packetsOf } from '../../contract/voice/recording.fixture.ts'
import { exportMessages } from '../data-rights.ts'
import { endUndo, talker } from '../messaging.fixture.ts'
import { messageKind } from '../reportable.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
const BARS = '0369963'
const THREE_SECONDS = Buffer.from(liveWebm(packetsOf(3)))

function speak(
  person: Talker,
  id: string,
  { bytes = THREE_SECONDS, type = 'audio/webm', waveform = BARS, file = crypto.randomUUID() } = {},
) {
  const said = new URLSearchParams({ name: 'glas.webm', ...(waveform && { waveform }) })
  return app.http.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/files/${file}?${said}`,
    headers: { origin: 'http://localhost:3000', ...person.headers, 'content-type': type },
    payload: bytes,
  })
}
const listen = (person: Talker, id: string, file: string, range?: string) =>
  app.http.inject({
    url: `/api/conversations/${id}/files/${file}`,
    headers: { ...person.headers, ...(range && { range }) },
  })

async function acquainted() {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo!')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}
async function spoken() {
  const people = await acquainted()
  const { id: file } = (await speak(people.amra, people.id)).json<MessageFile>()
  const message = (await people.amra.write(people.id, '', { files: [file] })).json<Message>()
  return { ...people, file, message }
}

describe('voice messages', () => {
  test('are heard by the other one, say how long they are and how loud, and come in parts', async () => {
    const { tarik, id, file } = await spoken()
    expect((await tarik.read(id)).at(-1)?.files).toMatchObject([
      { id: file, kind: 'voice', milliseconds: 3000, waveform: BARS },
    ])
    const whole = await listen(tarik, id, file)
    expect([whole.statusCode, whole.headers]).toMatchObject([
      200,
      {
        'content-type': 'audio/webm',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-security-policy': "default-src 'none'; sandbox",
      },
    ])
    const part = await listen(tarik, id, file, 'bytes=10-19')
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
    expect((await listen(tarik, id, file, 'bytes=9999999-')).statusCode).toBe(416)
  })

  test('are taken as Firefox records them, and nothing that a recorder wrote beside the sound is kept', async () => {
    const { amra, id } = await acquainted()
    const bytes = Buffer.from(oggOf(packetsOf(2)))
    const { id: file } = (await speak(amra, id, { bytes, type: 'audio/ogg' })).json<MessageFile>()
    await amra.write(id, '', { files: [file] })
    const heard = await listen(amra, id, file)
    expect(heard.headers['content-type']).toBe('audio/webm')
    expect(heard.rawPayload.includes('OpusTags') || heard.rawPayload.includes('Chrome')).toBe(false)
  })

  test('are refused clearly when they are too long, silent about their sound, or something else', async () => {
    const { amra, id } = await acquainted()
    const tries = [
      { bytes: Buffer.from(liveWebm(packetsOf(125))) },
      { bytes: Buffer.concat([THREE_SECONDS, Buffer.from('<script>alert(1)</script>')]) },
      { bytes: THREE_SECONDS.subarray(0, 400) },
      { bytes: Buffer.from('RIFF....WAVEfmt ') },
      { waveform: '' },
      { waveform: '12x' },
      { waveform: '1'.repeat(41) },
    ]
    const answers = await Promise.all(tries.map((each) => speak(amra, id, each)))
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'messaging.voiceLong',
      'messaging.voiceUnreadable',
      'messaging.voiceUnreadable',
      'platform.wrongFile',
      'platform.invalid',
      'platform.invalid',
      'platform.invalid',
    ])
    expect((await speak(amra, id, { type: 'video/webm' })).statusCode).toBe(415)
  })

  test('do not come from strangers, and are silent for whoever has not accepted or does not belong', async () => {
    const [amra, tarik, stranger] = [await talker(app), await talker(app), await talker(app)]
    const asked = await amra.begun([tarik])
    expect((await speak(amra, asked)).json().code).toBe('messaging.filesLater')
    const { amra: one, tarik: other, id, file } = await spoken()
    await app.services.pool.query(
      `update conversation_members set state = 'asked' where conversation_id = $1 and user_id = $2`,
      [id, other.userId],
    )
    expect((await listen(other, id, file)).statusCode).toBe(404)
    expect((await listen(stranger, id, file)).statusCode).toBe(404)
    expect((await speak(stranger, id)).statusCode).toBe(404)
    expect((await listen(one, id, file)).statusCode).toBe(200)
  })

  test('go with their message, with all their bytes', async () => {
    const { amra, tarik, id, file, message } = await spoken()
    const stored = await trackFile(app.services, file)
    await amra.send('DELETE', `/api/conversations/${id}/messages/${message.id}`)
    await endUndo(app, message.id)
    expect((await listen(tarik, id, file)).statusCode).toBe(404)
    expect(await stored.isStored()).toBe(false)
  })

  test('are heard by those who judge them, inside the case alone, and are in the export of both', async () => {
    const { tarik, id, file, message } = await spoken()
    const voices = await messageKind.voices!(app.services, { id: `${id}:${message.id}` })
    expect(voices).toMatchObject([{ type: 'audio/webm', milliseconds: 3000, waveform: BARS }])
    // The file name comes from the recorder, so moderators see the length instead.
    expect(await messageKind.find(app.services.db, { id: `${id}:${message.id}` })).toMatchObject({
      text: '',
      attached: [{ kind: 'voice', milliseconds: 3000 }],
    })
    const paths: string[] = []
    for await (const { path } of exportMessages({ services: app.services, userId: tarik.userId }))
      paths.push(path)
    expect(paths).toContain(`messages/${id}/2-${file}-voice-message.webm`)
  })

  test('are one, however often a device sends the same', async () => {
    const { amra, id } = await acquainted()
    const file = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => speak(amra, id, { file })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await Promise.all([1, 2].map(() => amra.write(id, '', { files: [file] })))
    expect((await amra.read(id)).flatMap(({ files }) => files)).toHaveLength(1)
  })
})
