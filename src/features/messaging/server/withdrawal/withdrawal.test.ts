import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CONVERSATION_CHANGED } from '../../contract/live.ts'
import type { Message } from '../../contract/message.ts'
import { eraseMessages } from '../data-rights.ts'
import { acquaintances, endUndo, talker } from '../messaging.fixture.ts'
import { messageKind } from '../reportable.ts'
import { deleteMessage, restoreMessage } from './withdraw.service.ts'
import { eraseWithdrawnTask } from './withdrawn.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
const JOB = { id: '', complete: async () => undefined }
const WORDS = 'Dođi u petak do stolarije'

const query = async <T extends object>(text: string, values: unknown[]) =>
  (await app.services.pool.query<T>(text, values)).rows
const place = (id: string, message: string) => `/api/conversations/${id}/messages/${message}`
const remove = (who: Talker, id: string, message: string) => who.send('DELETE', place(id, message))
const restore = (who: Talker, id: string, message: string) =>
  who.send('POST', `${place(id, message)}/restore`)
const erase = (conversation: string, message: string) =>
  eraseWithdrawnTask.handle(app.services, { conversation, message }, JOB)
const ago = (message: string, seconds: number) =>
  query(
    `update conversation_messages set deleted_at = deleted_at - make_interval(secs => $2),
      withdrawn_at = withdrawn_at - make_interval(secs => $2) where id = $1`,
    [message, seconds],
  )
/** What is stored of a message beside its row. */
const partsOf = async (message: string) =>
  (
    await query<{ files: number; reactions: number; revisions: number }>(
      `select (select count(*)::int from message_files f where (f.conversation_id, f.seq) = (g.conversation_id, g.seq)) as files,
        (select count(*)::int from message_reactions r where (r.conversation_id, r.seq) = (g.conversation_id, g.seq)) as reactions,
        (select count(*)::int from message_revisions v where (v.conversation_id, v.seq) = (g.conversation_id, g.seq)) as revisions
      from conversation_messages g where g.id = $1`,
      [message],
    )
  )[0]

/** Sends a message with a document and a reaction, and an answer to it. */
async function spoken() {
  const { amra, tarik, id } = await acquaintances(app)
  const file = crypto.randomUUID()
  await app.http.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/files/${file}?name=Skica.pdf`,
    headers: { origin: 'http://localhost:3000', ...amra.headers, 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.4\n% skica\n%%EOF'),
  })
  const message = (await amra.write(id, WORDS, { files: [file] })).json<Message>()
  await tarik.send('PUT', `${place(id, message.id)}/reaction`, { emoji: '🎉' })
  await tarik.write(id, 'Dolazim', { replyTo: message.seq })
  return { amra, tarik, id, file, message: message.id }
}
const heardBy = (who: Talker) => {
  const messages: unknown[] = []
  const stop = app.services.hub.subscribe(`user:${who.userId}`, (data) => {
    if ((data as { topic: string }).topic === CONVERSATION_CHANGED) messages.push(data)
  })
  return { messages, stop }
}

describe('a message deleted for everyone', () => {
  test('is gone for all at once, and comes back whole for all when its author undoes it', async () => {
    const { amra, tarik, id, file, message } = await spoken()
    const before = await tarik.read(id)
    const open = () => tarik.send('GET', `/api/conversations/${id}/files/${file}`)
    const search = () => tarik.send('GET', '/api/messages/search?query=petak')
    expect((await remove(amra, id, message)).statusCode).toBe(204)
    for (const who of [amra, tarik])
      expect((await who.read(id))[1]).toMatchObject({ body: '', files: [], reactions: [] })
    expect((await open()).statusCode).toBe(404)
    expect((await search()).json().items).toEqual([])

    const { version } = await tarik.see(id)
    const heard = heardBy(tarik)
    const back = await restore(amra, id, message)
    expect([back.statusCode, back.json().body]).toEqual([200, WORDS])
    await expect.poll(() => heard.messages.length).toBe(1)
    heard.stop()
    const changes = await tarik.send('GET', `/api/conversations/${id}/changes?since=${version}`)
    expect(changes.json().items).toMatchObject([{ id: message, body: WORDS, deletedAt: null }])
    expect(await tarik.read(id)).toEqual(before)
    expect(await amra.read(id)).toEqual(before)
    expect((await open()).statusCode).toBe(200)
    expect((await search()).json().items).toHaveLength(1)
    expect(await partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 0 })
  })

  test('keeps its earlier text after it was undone, and can be deleted and undone again', async () => {
    const { amra, tarik, id, message } = await spoken()
    await amra.send('PATCH', place(id, message), { body: 'Dođi u subotu' })
    for (let n = 0; n < 2; n++) {
      await remove(amra, id, message)
      expect((await restore(amra, id, message)).json<Message>()).toMatchObject({ body: 'Dođi u subotu' })
    }
    expect((await tarik.read(id))[1]?.editedAt).not.toBeNull()
    const texts = await query<{ body: string }>(
      `select r.body from message_revisions r join conversation_messages g using (conversation_id, seq) where g.id = $1`,
      [message],
    )
    expect(texts).toEqual([{ body: WORDS }])
  })

  test('is restored by its author alone, within its seconds', async () => {
    const { amra, tarik, id, message } = await spoken()
    const stranger = await talker(app)
    await remove(amra, id, message)
    expect((await restore(tarik, id, message)).json().code).toBe('messaging.notYours')
    expect((await restore(stranger, id, message)).statusCode).toBe(404)
    expect((await restore(amra, id, crypto.randomUUID())).statusCode).toBe(404)
    expect((await restore(amra, id, 'nije-broj')).statusCode).toBe(422)
    await ago(message, 16)
    const late = await restore(amra, id, message)
    expect([late.statusCode, late.json().code]).toEqual([409, 'messaging.notRestorable'])
    expect((await tarik.read(id))[1]).toMatchObject({ body: '' })
  })

  test('loses its files and reactions after its seconds, not before, also if the task comes twice or was lost', async () => {
    const { amra, id, message } = await spoken()
    await remove(amra, id, message)
    await erase(id, message)
    expect(await partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 1 })
    await ago(message, 16)
    await Promise.all([erase(id, message), erase(id, message)])
    expect(await partsOf(message)).toEqual({ files: 0, reactions: 0, revisions: 1 })
    const other = await spoken()
    await remove(other.amra, other.id, other.message)
    await endUndo(app, other.message)
    expect(await partsOf(other.message)).toEqual({ files: 0, reactions: 0, revisions: 1 })
  })

  test('waits on the queue to be erased, within a minute, from the transaction that deletes it', async () => {
    const { amra, id, message } = await spoken()
    await remove(amra, id, message)
    const jobs = await query<{ seconds: number }>(
      `select extract(epoch from start_after - now())::float as seconds from queue.job
      where name = $1 and data->>'message' = $2`,
      [eraseWithdrawnTask.name, message],
    )
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.seconds).toBeLessThan(17)
    await remove(amra, id, message)
    expect(
      await query(`select 1 from queue.job where name = $1 and data->>'message' = $2`, [
        eraseWithdrawnTask.name,
        message,
      ]),
    ).toHaveLength(1)
  })
})

describe('undoing a deletion', () => {
  test('happens once, however many devices ask at the same time', async () => {
    const { amra, tarik, id, message } = await spoken()
    await remove(amra, id, message)
    const heard = heardBy(tarik)
    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(amra, id, message)))
    expect(new Set(answers.map(({ statusCode, json }) => `${statusCode} ${json().body}`))).toEqual(
      new Set([`200 ${WORDS}`]),
    )
    await tarik.write(id, 'Vidim je')
    await expect.poll(() => heard.messages.length).toBeGreaterThan(0)
    heard.stop()
    expect(await partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 0 })
    expect((await tarik.read(id))[1]).toMatchObject({ body: WORDS })
  })

  test('in the moment in which the task erases it leaves all of the message or nothing', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => spoken()))
    const outcomes = await Promise.all(
      all.map(async ({ amra, id, message }, n) => {
        await remove(amra, id, message)
        await ago(message, 14 + n * 0.2)
        const [{ statusCode }] = await Promise.all([
          restore(amra, id, message),
          erase(id, message),
          erase(id, message),
        ])
        await erase(id, message)
        return { statusCode, message, id, amra }
      }),
    )
    for (const { statusCode, message, id, amra } of outcomes) {
      const isBack = statusCode === 200
      if (!isBack) await endUndo(app, message)
      expect((await amra.read(id))[1]?.body).toBe(isBack ? WORDS : '')
      expect(await partsOf(message)).toMatchObject(
        isBack ? { files: 1, reactions: 1 } : { files: 0, reactions: 0 },
      )
    }
  })

  test('does not bring back what staff has hidden, before or since, and leaves a report with its words', async () => {
    const { services } = app
    const hide = (thing: string) => messageKind.hide(services.db, { services, id: thing, reason: 'x' })
    for (const isBefore of [true, false]) {
      const { amra, tarik, id, message } = await spoken()
      const thing = `${id}:${message}`
      if (isBefore) await hide(thing)
      await remove(amra, id, message)
      if (!isBefore) await hide(thing)
      expect((await restore(amra, id, message)).json().code).toBe('messaging.notRestorable')
      expect((await tarik.read(id))[1]).toMatchObject({ body: '', files: [], reactions: [] })
      expect((await messageKind.find(services.db, { id: thing }))?.text).toBe(WORDS)
    }
    const { amra, tarik, id, message } = await spoken()
    await remove(amra, id, message)
    const thing = `${id}:${message}`
    const report = { kind: 'message', thing, reason: 'harassment', note: '' }
    expect((await tarik.send('POST', '/api/reports', report)).statusCode).toBe(204)
    expect((await restore(amra, id, message)).statusCode).toBe(200)
    expect(await messageKind.find(services.db, { id: thing })).toMatchObject({ text: WORDS, isShown: true })
    await hide(thing)
    expect((await tarik.read(id))[1]).toMatchObject({ body: '' })
  })

  test('is refused whom a block severs and who has left, and in a group reaches only whom no block severs', async () => {
    const { amra, tarik, id, message } = await spoken()
    await remove(amra, id, message)
    await tarik.block(amra)
    expect((await restore(amra, id, message)).json().code).toBe('messaging.cannotReach')
    await tarik.unblock(amra)
    expect((await restore(amra, id, message)).statusCode).toBe(200)

    const [edin, lejla, mirza] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [lejla, mirza]) await connected(edin, other)
    const group = await edin.begun([lejla, mirza])
    const write = async () => (await edin.write(group, WORDS)).json<Message>().id
    const one = await write()
    await remove(edin, group, one)
    await lejla.block(edin)
    expect((await restore(edin, group, one)).statusCode).toBe(200)
    expect((await mirza.read(group)).at(-1)).toMatchObject({ body: WORDS })
    expect((await lejla.read(group)).at(-1)).toMatchObject({ body: '', isHidden: true })
    const other = await write()
    await remove(edin, group, other)
    await edin.send('DELETE', `/api/conversations/${group}/members/${edin.userId}`)
    expect((await restore(edin, group, other)).json().code).toBe('messaging.notIn')
  })

  test('is refused who has left the team of a team conversation', async () => {
    const { amra, tarik, id, message } = await spoken()
    await remove(amra, id, message)
    const key = { kind: 'klupa', id: crypto.randomUUID() }
    await query(`update conversations set kind = 'group', direct_key = null, team_key = $2 where id = $1`, [
      id,
      `${key.kind}:${key.id}`,
    ])
    const undo = (team: string[]) =>
      restoreMessage({
        services: app.services,
        session: { userId: amra.userId },
        id,
        message,
        aboutKinds: [{ kind: key.kind, find: async () => undefined, team: async () => team }],
      })
    await expect(undo([tarik.userId])).rejects.toMatchObject({ code: 'messaging.notIn' })
    expect(await undo([amra.userId])).toMatchObject({ body: WORDS })
    // Whoever left the team meanwhile reads nothing from then on.
    expect((await tarik.see(id)).own.state).toBe('left')
  })

  test('of a message request brings it back to whom was asked, closed as it was', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    const { id: message } = (await amra.write(id, WORDS)).json<Message>()
    await remove(amra, id, message)
    expect((await restore(amra, id, message)).statusCode).toBe(200)
    expect((await tarik.list('requests')).items[0]).toMatchObject({
      own: { state: 'asked' },
      last: { body: WORDS },
    })
  })

  test('does nothing once the account of its author has ended with what they sent, or that of the other', async () => {
    const { amra, id, message } = await spoken()
    const end = async ({ userId }: Talker, deleteSent: boolean) => {
      await query('update users set delete_sent = $2 where id = $1', [userId, deleteSent])
      await inTransaction(app.services.pool, (tx) => eraseMessages({ tx, services: app.services, userId }))
    }
    await remove(amra, id, message)
    await end(amra, true)
    expect((await restore(amra, id, message)).json().code).toBe('messaging.notRestorable')
    expect(await partsOf(message)).toMatchObject({ files: 0, revisions: 0 })
    const other = await spoken()
    await deleteMessage({
      services: app.services,
      session: other.amra,
      id: other.id,
      message: other.message,
    })
    await query('delete from conversation_members where conversation_id = $1 and user_id = $2', [
      other.id,
      other.tarik.userId,
    ])
    expect((await restore(other.amra, other.id, other.message)).json().code).toBe('messaging.cannotReach')
  })
})
