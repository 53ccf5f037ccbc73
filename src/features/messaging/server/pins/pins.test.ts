import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { PINS_MAX } from '../../contract/limits.ts'
import { CONVERSATION_CHANGED } from '../../contract/live.ts'
import type { Message } from '../../contract/message.ts'
import { eraseMessages } from '../data-rights.ts'
import { acquaintances, endUndo, talker } from '../messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>

const place = (id: string, message: string) => `/api/conversations/${id}/messages/${message}`
const pin = (who: Talker, id: string, message: string, isPinned = true) =>
  who.send('PUT', `${place(id, message)}/pin`, { isPinned })
const pinsOf = async (who: Talker, id: string) =>
  (await who.send('GET', `/api/conversations/${id}/pins`))
    .json<{ items: Message[] }>()
    .items.map(({ body }) => body)
const said = async (who: Talker, id: string, body: string) => (await who.write(id, body)).json<Message>().id

/** A group in which everybody is connected with its starter. */
async function group() {
  const amra = await talker(app)
  const [tarik, emina] = [await talker(app), await talker(app)]
  for (const one of [tarik, emina]) await connected(amra, one)
  await connected(tarik, emina)
  const id = await amra.begun([tarik, emina], { title: 'Klupe' })
  return { amra, tarik, emina, id }
}

describe('a message on top of a conversation', () => {
  test('is put there by either of two, both see the newest first, and either takes it away', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const [time, where] = [await said(amra, id, 'Subota u 9'), await said(tarik, id, 'Kod pilane')]
    expect((await pin(amra, id, time)).statusCode).toBe(200)
    expect((await pin(amra, id, where)).statusCode).toBe(200)
    expect((await pin(amra, id, where)).statusCode).toBe(200)
    for (const who of [amra, tarik]) expect(await pinsOf(who, id)).toEqual(['Kod pilane', 'Subota u 9'])
    expect((await pin(tarik, id, where, false)).statusCode).toBe(200)
    expect(await pinsOf(amra, id)).toEqual(['Subota u 9'])
  })

  test('strangers neither see nor set it, and an unknown message is not found', async () => {
    const { amra, id } = await acquaintances(app)
    const stranger = await talker(app)
    const message = await said(amra, id, 'Subota u 9')
    expect((await pin(stranger, id, message)).statusCode).toBe(404)
    expect((await stranger.send('GET', `/api/conversations/${id}/pins`)).statusCode).toBe(404)
    expect((await pin(amra, id, crypto.randomUUID())).statusCode).toBe(404)
    expect((await amra.send('PUT', `${place(id, message)}/pin`, { isPinned: 'da' })).statusCode).toBe(422)
  })

  test('open pages of the others hear of it, and nobody is notified', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const message = await said(amra, id, 'Subota u 9')
    const count = async () =>
      (await app.services.pool.query('select from notifications where user_id = $1', [tarik.userId])).rowCount
    const before = await count()
    const heard: unknown[] = []
    const stop = app.services.hub.subscribe(`user:${tarik.userId}`, (data) => {
      if ((data as { topic: string }).topic === CONVERSATION_CHANGED) heard.push(data)
    })
    await pin(amra, id, message)
    // The event of the message itself may come late.
    await expect
      .poll(() => heard)
      .toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ conversation: id, whole: true }) }),
      )
    stop()
    expect(await count()).toBe(before)
  })

  test('whoever has been asked sees none before the answer and sets none', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    const message = await said(amra, id, 'Zdravo, mogu li te nešto pitati?')
    await pin(amra, id, message)
    expect(await pinsOf(tarik, id)).toEqual([])
    expect((await pin(tarik, id, message, false)).statusCode).toBe(409)
    await tarik.answer(id, true)
    expect(await pinsOf(tarik, id)).toHaveLength(1)
  })

  test('a member who came later does not see what was written before, nor does one who left what came after', async () => {
    const { amra, tarik, emina, id } = await group()
    await emina.send('DELETE', `/api/conversations/${id}/members/${emina.userId}`)
    await pin(tarik, id, await said(amra, id, 'Nova cijena drveta'))
    expect(await pinsOf(emina, id)).toEqual([])
    const late = await talker(app)
    await connected(amra, late)
    await amra.send('POST', `/api/conversations/${id}/members`, { members: [late.userId] })
    expect(await pinsOf(late, id)).toEqual([])
    expect(await pinsOf(tarik, id)).toEqual(['Nova cijena drveta'])
  })

  test('in a group, whom a block severs reads none of the other and sets none of theirs', async () => {
    const { amra, tarik, emina, id } = await group()
    const message = await said(tarik, id, 'Subota u 9')
    await pin(amra, id, message)
    await emina.send('PUT', `/api/network/people/${tarik.userId}/block`)
    expect(await pinsOf(emina, id)).toEqual([])
    expect(await pinsOf(amra, id)).toEqual(['Subota u 9'])
    expect((await pin(emina, id, message, false)).statusCode).toBe(404)
  })

  test('a deleted one is gone at once, comes back when that is undone, and is erased afterwards', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const message = await said(amra, id, 'Subota u 9')
    await pin(tarik, id, message)
    await amra.send('DELETE', place(id, message))
    expect(await pinsOf(tarik, id)).toEqual([])
    expect((await pin(tarik, id, await said(amra, id, 'Nedjelja u 9'))).statusCode).toBe(200)
    await amra.send('POST', `${place(id, message)}/restore`)
    expect(await pinsOf(tarik, id)).toEqual(['Nedjelja u 9', 'Subota u 9'])
    await amra.send('DELETE', place(id, message))
    expect((await pin(tarik, id, message, false)).statusCode).toBe(200)
    expect((await pin(tarik, id, message)).statusCode).toBe(409)
    await endUndo(app, message)
    expect(await pinsOf(tarik, id)).toEqual(['Nedjelja u 9'])
  })

  test('as many as fit are there, however many are set at the same moment', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const messages: string[] = []
    for (let n = 0; n < PINS_MAX + 3; n += 1) messages.push(await said(amra, id, `Dogovor ${n}`))
    const answers = await Promise.all(messages.map((message, n) => pin(n % 2 ? amra : tarik, id, message)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PINS_MAX)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
    expect(await pinsOf(amra, id)).toHaveLength(PINS_MAX)
    // A deleted message makes room.
    const first = messages[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    await amra.send('DELETE', place(id, first))
    const other = messages[answers.findIndex(({ statusCode }) => statusCode === 409)]!
    expect((await pin(tarik, id, other)).statusCode).toBe(200)
  })

  test('of somebody whose account and messages end goes with them', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await pin(tarik, id, await said(amra, id, 'Subota u 9'))
    await app.services.pool.query('update users set delete_sent = true where id = $1', [amra.userId])
    await inTransaction(app.services.pool, (tx) =>
      eraseMessages({ tx, userId: amra.userId, services: app.services }),
    )
    expect(await pinsOf(tarik, id)).toEqual([])
    const { rowCount } = await app.services.pool.query(
      'select from message_pins where conversation_id = $1',
      [id],
    )
    expect(rowCount).toBe(0)
  })
})
