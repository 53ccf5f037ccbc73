import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Message } from '../../contract/message.ts'
import { eraseMessages } from '../data-rights.ts'
import { endUndo, talker } from '../messaging.fixture.ts'
import { messageKind } from '../reportable.ts'
import { deleteMessage, restoreMessage } from './withdraw.service.ts'
import { type Talker, withdrawals, WORDS } from './withdrawal.fixture.ts'

let app: TestApp
let on: ReturnType<typeof withdrawals>
beforeAll(async () => {
  app = await buildTestApp()
  on = withdrawals(app)
})
afterAll(() => app.stop())

describe('undoing a deletion', () => {
  test('happens once, however many devices ask at the same time', async () => {
    const { amra, tarik, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    const heard = on.heardBy(tarik)
    const answers = await Promise.all(Array.from({ length: 20 }, () => on.restore(amra, id, message)))
    expect(new Set(answers.map(({ statusCode, json }) => `${statusCode} ${json().body}`))).toEqual(
      new Set([`200 ${WORDS}`]),
    )
    await tarik.write(id, 'Vidim je')
    await expect.poll(() => heard.messages.length).toBeGreaterThan(0)
    heard.stop()
    expect(await on.partsOf(message)).toEqual({ files: 1, reactions: 1, revisions: 0 })
    expect((await tarik.read(id))[1]).toMatchObject({ body: WORDS })
  })

  test('in the moment in which the task erases it leaves all of the message or nothing', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => on.spoken()))
    const outcomes = await Promise.all(
      all.map(async ({ amra, id, message }, n) => {
        await on.remove(amra, id, message)
        await on.ago(message, 14 + n * 0.2)
        const [{ statusCode }] = await Promise.all([
          on.restore(amra, id, message),
          on.erase(id, message),
          on.erase(id, message),
        ])
        await on.erase(id, message)
        return { statusCode, message, id, amra }
      }),
    )
    for (const { statusCode, message, id, amra } of outcomes) {
      const isBack = statusCode === 200
      if (!isBack) await endUndo(app, message)
      expect((await amra.read(id))[1]?.body).toBe(isBack ? WORDS : '')
      expect(await on.partsOf(message)).toMatchObject(
        isBack ? { files: 1, reactions: 1 } : { files: 0, reactions: 0 },
      )
    }
  })

  test('does not bring back what staff has hidden, before or since, and leaves a report with its words', async () => {
    const { services } = app
    const hide = (thing: string) => messageKind.hide(services.db, { services, id: thing, reason: 'x' })
    for (const isBefore of [true, false]) {
      const { amra, tarik, id, message } = await on.spoken()
      const thing = `${id}:${message}`
      if (isBefore) await hide(thing)
      await on.remove(amra, id, message)
      if (!isBefore) await hide(thing)
      expect((await on.restore(amra, id, message)).json().code).toBe('messaging.notRestorable')
      expect((await tarik.read(id))[1]).toMatchObject({ body: '', files: [], reactions: [] })
      expect((await messageKind.find(services.db, { id: thing }))?.text).toBe(WORDS)
    }
    const { amra, tarik, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    const thing = `${id}:${message}`
    const report = { kind: 'message', thing, reason: 'harassment', note: '' }
    expect((await tarik.send('POST', '/api/reports', report)).statusCode).toBe(204)
    expect((await on.restore(amra, id, message)).statusCode).toBe(200)
    expect(await messageKind.find(services.db, { id: thing })).toMatchObject({ text: WORDS, isShown: true })
    await hide(thing)
    expect((await tarik.read(id))[1]).toMatchObject({ body: '' })
  })

  test('the server refuses an author who is blocked or has left, and in a group only members without a block see the message again', async () => {
    const { amra, tarik, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    await tarik.block(amra)
    expect((await on.restore(amra, id, message)).json().code).toBe('messaging.cannotReach')
    await tarik.unblock(amra)
    expect((await on.restore(amra, id, message)).statusCode).toBe(200)

    const [edin, lejla, mirza] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [lejla, mirza]) await connected(edin, other)
    const group = await edin.begun([lejla, mirza])
    const write = async () => (await edin.write(group, WORDS)).json<Message>().id
    const one = await write()
    await on.remove(edin, group, one)
    await lejla.block(edin)
    expect((await on.restore(edin, group, one)).statusCode).toBe(200)
    expect((await mirza.read(group)).at(-1)).toMatchObject({ body: WORDS })
    expect((await lejla.read(group)).at(-1)).toMatchObject({ body: '', isHidden: true })
    const other = await write()
    await on.remove(edin, group, other)
    await edin.send('DELETE', `/api/conversations/${group}/members/${edin.userId}`)
    expect((await on.restore(edin, group, other)).json().code).toBe('messaging.notIn')
  })

  test('the server refuses an author who has left the team of a team conversation', async () => {
    const { amra, tarik, id, message } = await on.spoken()
    await on.remove(amra, id, message)
    const key = { kind: 'klupa', id: crypto.randomUUID() }
    await on.query(
      `update conversations set kind = 'group', direct_key = null, team_key = $2 where id = $1`,
      [id, `${key.kind}:${key.id}`],
    )
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
    // A member who has left the team meanwhile reads nothing from then on.
    expect((await tarik.see(id)).own.state).toBe('left')
  })

  test('the person who received a message request gets it back, still unanswered', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    const { id: message } = (await amra.write(id, WORDS)).json<Message>()
    await on.remove(amra, id, message)
    expect((await on.restore(amra, id, message)).statusCode).toBe(200)
    expect((await tarik.list('requests')).items[0]).toMatchObject({
      own: { state: 'asked' },
      last: { body: WORDS },
    })
  })

  test('the server does nothing once the account of its author has ended with what they sent, or that of the other', async () => {
    const { amra, id, message } = await on.spoken()
    const end = async ({ userId }: Talker, deleteSent: boolean) => {
      await on.query('update users set delete_sent = $2 where id = $1', [userId, deleteSent])
      await inTransaction(app.services.pool, (tx) => eraseMessages({ tx, services: app.services, userId }))
    }
    await on.remove(amra, id, message)
    await end(amra, true)
    expect((await on.restore(amra, id, message)).json().code).toBe('messaging.notRestorable')
    expect(await on.partsOf(message)).toMatchObject({ files: 0, revisions: 0 })
    const other = await on.spoken()
    await deleteMessage({
      services: app.services,
      session: other.amra,
      id: other.id,
      message: other.message,
    })
    await on.query('delete from conversation_members where conversation_id = $1 and user_id = $2', [
      other.id,
      other.tarik.userId,
    ])
    expect((await on.restore(other.amra, other.id, other.message)).json().code).toBe('messaging.cannotReach')
  })
})
