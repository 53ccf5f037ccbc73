import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Message } from '../../contract/message.ts'
import { endUndo, talker } from '../messaging.fixture.ts'
import { eraseWithdrawnTask } from './withdrawn.task.ts'
import { withdrawals, WORDS } from './withdrawal.fixture.ts'

let app: TestApp
let on: ReturnType<typeof withdrawals>
beforeAll(async () => {
  app = await buildTestApp()
  on = withdrawals(app)
})
afterAll(() => app.stop())

describe('a message deleted for everyone', () => {
  test('is gone for all at once, and comes back whole for all when its author undoes it', async () => {
    const { amra, tarik, id, file, message } = await on.spoken()
    const before = await tarik.read(id)
    const open = () => tarik.send('GET', `/api/conversations/${id}/files/${file}`)
    const search = () => tarik.send('GET', '/api/messages/search?query=petak')
    expect((await on.remove(amra, id, message)).statusCode).toBe(204)
    for (const who of [amra, tarik])
      expect((await who.read(id))[1]).toMatchObject({ body: '', files: [], reactions: [] })
    expect((await open()).statusCode).toBe(404)
    expect((await search()).json().items).toEqual([])

    const { version } = await tarik.see(id)
    const heard = on.heardBy(tarik)
    const back = await on.restore(amra, id, message)
    expect([back.statusCode, back.json().body]).toEqual([200, WORDS])
    await expect.poll(() => heard.messages.length).toBe(1)
    heard.stop()
    const changes = await tarik.send('GET', `/api/conversations/${id}/changes?since=${version}`)
    expect(changes.json().items).toMatchObject([{ id: message, body: WORDS, deletedAt: null }])
    expect(await tarik.read(id)).toEqual(before)
    expect(await amra.read(id)).toEqual(before)
    expect((await open()).statusCode).toBe(200)
    expect((await search()).json().items).toHaveLength(1)
    expect(await on.partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 0 })
  })

  test('keeps its earlier text after it was undone, and can be deleted and undone again', async () => {
    const { amra, tarik, id, message } = await on.spoken()
    await amra.send('PATCH', on.place(id, message), { body: 'Dođi u subotu' })
    for (let n = 0; n < 2; n++) {
      await on.remove(amra, id, message)
      expect((await on.restore(amra, id, message)).json<Message>()).toMatchObject({ body: 'Dođi u subotu' })
    }
    expect((await tarik.read(id))[1]?.editedAt).not.toBeNull()
    const texts = await on.query<{ body: string }>(
      `select r.body from message_revisions r join conversation_messages g using (conversation_id, seq) where g.id = $1`,
      [message],
    )
    expect(texts).toEqual([{ body: WORDS }])
  })

  test('is restored by its author alone, within its seconds', async () => {
    const { amra, tarik, id, message } = await on.spoken()
    const stranger = await talker(app)
    await on.remove(amra, id, message)
    expect((await on.restore(tarik, id, message)).json().code).toBe('messaging.notYours')
    expect((await on.restore(stranger, id, message)).statusCode).toBe(404)
    expect((await on.restore(amra, id, crypto.randomUUID())).statusCode).toBe(404)
    expect((await on.restore(amra, id, 'nije-broj')).statusCode).toBe(422)
    await on.ago(message, 16)
    const late = await on.restore(amra, id, message)
    expect([late.statusCode, late.json().code]).toEqual([409, 'messaging.notRestorable'])
    expect((await tarik.read(id))[1]).toMatchObject({ body: '' })
  })

  test('loses its files and reactions after its seconds, not before, also if the task comes twice or was lost', async () => {
    const { amra, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    await on.erase(id, message)
    expect(await on.partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 1 })
    await on.ago(message, 16)
    await Promise.all([on.erase(id, message), on.erase(id, message)])
    expect(await on.partsOf(message)).toEqual({ files: 0, reactions: 0, revisions: 1 })
    const other = await on.spoken()
    await on.remove(other.amra, other.id, other.message)
    await endUndo(app, other.message)
    expect(await on.partsOf(other.message)).toEqual({ files: 0, reactions: 0, revisions: 1 })
  })

  test('waits on the queue to be erased, within a minute, from the transaction that deletes it', async () => {
    const { amra, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    const jobs = await on.query<{ seconds: number }>(
      `select extract(epoch from start_after - now())::float as seconds from queue.job
      where name = $1 and data->>'message' = $2`,
      [eraseWithdrawnTask.name, message],
    )
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.seconds).toBeLessThan(17)
    await on.remove(amra, id, message)
    expect(
      await on.query(`select 1 from queue.job where name = $1 and data->>'message' = $2`, [
        eraseWithdrawnTask.name,
        message,
      ]),
    ).toHaveLength(1)
  })
})
