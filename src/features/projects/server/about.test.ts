import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { member, type Member } from '#features/network/server/network.fixture.ts'
import type { Conversation } from '#features/messaging/contract/message.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { startedProject } from './projects.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const open = (who: Member, id: string) =>
  who.send('POST', '/api/team-conversations', {
    id: crypto.randomUUID(),
    about: { kind: 'project', id },
  })

test('a team of a project talks in one conversation, with the project on top and nobody else in it', async () => {
  const [amra, tarik] = [await member(app), await member(app, { published: false })]
  const { id, slug } = await startedProject(app, { team: [amra.userId, tarik.userId] })
  const own = (await amra.send('GET', `/api/projects/${slug}`)).json<{ id: string }>()
  expect(own.id).toBe(id)
  const seen = (await open(amra, id)).json<Conversation>()
  expect(seen).toMatchObject({ title: 'Igralište', about: { kind: 'project', path: `/projects/${slug}` } })
  expect(seen.members.map((one) => one.id).toSorted()).toEqual([amra.userId, tarik.userId].toSorted())
  expect((await open(tarik, id)).json<Conversation>().id).toBe(seen.id)
  expect((await open(await member(app), id)).statusCode).toBe(404)
})

test('whoever is in a project no more reads none of what its team writes from then on', async () => {
  const [amra, tarik] = [await member(app), await member(app)]
  const { id } = await startedProject(app, { team: [amra.userId, tarik.userId] })
  const { id: conversation } = (await open(amra, id)).json<Conversation>()
  const say = (who: Member, body: string) =>
    who.send('POST', `/api/conversations/${conversation}/messages`, { id: crypto.randomUUID(), body })
  expect((await open(tarik, id)).statusCode).toBe(200)
  expect((await say(tarik, 'Vidimo se na gradilištu')).statusCode).toBe(201)
  await app.services.pool.query('delete from project_members where project_id = $1 and user_id = $2', [
    id,
    tarik.userId,
  ])
  expect((await say(tarik, 'Pišem još')).statusCode).toBe(409)
  expect((await say(amra, 'Sad pišemo bez njega')).statusCode).toBe(201)
  const left = await tarik.send('GET', `/api/conversations/${conversation}/messages`)
  expect(left.json<{ items: object[] }>().items).toHaveLength(1)
  expect((await open(tarik, id)).statusCode).toBe(404)
})

test('the board that looks after their project may write first to somebody under 18', async () => {
  const [board, lana] = [await member(app), await member(app)]
  const { id } = await startedProject(app, { team: [lana.userId] })
  const { pool } = app.services
  await pool.query(`update users set born_on = now() - interval '16 years' where id = $1`, [lana.userId])
  const begin = () =>
    board.send('POST', '/api/conversations', {
      id: crypto.randomUUID(),
      kind: 'direct',
      members: [lana.userId],
    })
  expect((await begin()).statusCode).toBe(403)
  const { rows } = await pool.query<{ bank: string }>(
    `select c.bank_id as bank from projects p join public_calls c on c.id = p.call_id where p.id = $1`,
    [id],
  )
  await seatOnBoard(app.services.db, { bankId: rows[0]!.bank, board: [board.userId] })
  expect((await begin()).statusCode).toBe(201)
})
