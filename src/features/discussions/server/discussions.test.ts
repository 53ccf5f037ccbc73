import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { member, type Member } from '#features/network/server/network.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Question, PublicDiscussion } from '../contract/discussions.endpoints.ts'
import { eraseDiscussions } from './data-rights.ts'

let app: TestApp
let call: Awaited<ReturnType<typeof insertCall>>
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  call = await insertCall(app.services.db)
})

const query = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)
const ask = (by: Member, text = 'Ko čuva klupe poslije projekta?', id = call.id) =>
  by.send('POST', '/api/discussions', { kind: 'call', id, text })
const list = async (by: Member, after = '') =>
  (await by.send('GET', `/api/discussions?kind=call&id=${call.id}${after && `&after=${after}`}`)).json<
    PublicDiscussion & { isOfficial: boolean }
  >()
const answer = (by: Member, id: string, text = 'Škola, po dogovoru.') =>
  by.send('POST', `/api/discussions/${id}/answers`, { text })
const want = (by: Member, id: string, wanted = true) =>
  by.send('PUT', `/api/discussions/${id}/interest`, { wanted })
const visit = async () =>
  (await app.http.inject({ url: `/api/public/discussions/call/${call.id}` })).json<PublicDiscussion>()
const toldTo = async (who: Member) => {
  const { rows } = await query('select kind from notifications where user_id = $1 order by kind', [
    who.userId,
  ])
  return rows.map((row) => (row as { kind: string }).kind)
}

/** Creates a member of the board of the call's bank. */
async function boardMember() {
  const person = await member(app)
  await query(
    `insert into youth_bank_board (id, bank_id, user_id, role, since) values ($1, $2, $3, '{"bhs":"","en":""}', '2020-01-01')`,
    [newId(), call.bankId, person.userId],
  )
  return person
}

async function asked(by: Member, text?: string): Promise<Question> {
  expect((await ask(by, text)).statusCode).toBe(204)
  const found = (await list(by)).items.find(({ isOwn }) => isOwn)
  if (!found) throw new Error('The question is not there')
  return found
}

test('Questions of a kind that does not exist are not found, and nothing is left behind that nobody waits for', async () => {
  const one = await member(app)
  for (const url of [`/api/discussions?kind=nista&id=${call.id}`, `/api/discussions?kind=call&id=${newId()}`])
    expect((await one.send('GET', url)).statusCode).toBe(404)
})

describe('A question about a call', () => {
  test('is read by members at once and by everybody once the bank has answered in its own name', async () => {
    const [one, other, board] = [await member(app), await member(app), await boardMember()]
    const { id } = await asked(one)
    expect((await list(other)).items).toMatchObject([{ id, isOwn: false, answers: [] }])
    expect((await visit()).items).toEqual([])
    expect(await toldTo(board)).toEqual(['discussions.question'])

    await want(other, id)
    expect((await list(board)).isOfficial).toBe(true)
    expect((await answer(board, id)).statusCode).toBe(204)
    const [shown] = (await visit()).items
    expect(shown).toMatchObject({
      author: { name: 'Amra Hodžić' },
      interests: 1,
      answers: [{ text: 'Škola, po dogovoru.', isOfficial: true, author: null }],
    })
    expect([await toldTo(one), await toldTo(other)]).toEqual([['discussions.answer'], ['discussions.answer']])
    const notifications = await one.send('GET', '/api/notifications')
    expect(notifications.body).toContain(`/calls/${call.slug}#questions`)
  })

  test('may be followed up by whoever asked, which those who answer are told once they have', async () => {
    const [one, board] = [await member(app), await boardMember()]
    const { id } = await asked(one)
    await answer(one, id, 'Mislim na klupe u dvorištu.')
    expect(await toldTo(board)).toEqual(['discussions.question'])
    await answer(board, id)
    expect((await answer(one, id, 'A preko ljeta?')).statusCode).toBe(204)
    expect(await toldTo(board)).toEqual(['discussions.question', 'discussions.reply'])
    expect(await toldTo(one)).toEqual(['discussions.answer'])
    expect((await visit()).items[0]?.answers.map(({ isOfficial }) => isOfficial)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('is told to staff of grants alone while no board sits, and to nobody of other staff', async () => {
    const [grants, others] = [await member(app), await member(app)]
    for (const [who, scope] of [
      [grants, 'grants'],
      [others, 'moderation'],
    ] as const)
      await query(`update users set role = 'ADMIN', admin_scopes = $2 where id = $1`, [who.userId, [scope]])
    await asked(await member(app))
    expect([await toldTo(grants), await toldTo(others)]).toEqual([['discussions.question'], []])
    await boardMember()
    await asked(await member(app))
    const { rows } = await query(
      `select count from notifications where user_id = $1 and kind = 'discussions.question'`,
      [grants.userId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('names nobody whose profile is not public', async () => {
    const shy = await member(app, { published: false })
    await asked(shy)
    const [question] = (await list(await member(app))).items
    expect(question?.author).toBeNull()
  })

  test('wanted by many who press at once and more than once counts each of them once', async () => {
    const { id } = await asked(await member(app))
    const people = await Promise.all(Array.from({ length: 5 }, () => member(app)))
    const answers = await Promise.all(people.flatMap((who) => [want(who, id), want(who, id), want(who, id)]))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect((await list(people[0]!)).items).toMatchObject([{ interests: 5, isInterested: true }])
    await want(people[0]!, id, false)
    expect((await list(people[0]!)).items).toMatchObject([{ interests: 4, isInterested: false }])
  })

  test('stands after those that are answered officially and those that more want to know, page by page', async () => {
    const [board, fan] = [await boardMember(), await member(app)]
    for (let count = 0; count < 8; count += 1) {
      const who = await member(app)
      for (const number of [1, 2, 3]) await ask(who, `${count}.${number}`)
    }
    const { items, next } = await list(fan)
    expect([items.length, typeof next]).toEqual([20, 'string'])
    const [oldest, older] = (await list(fan, next ?? '')).items.reverse()
    await answer(board, oldest!.id)
    await want(fan, older!.id)
    const first = await list(fan)
    const second = await list(fan, first.next ?? '')
    expect(first.items.slice(0, 2).map(({ id }) => id)).toEqual([oldest!.id, older!.id])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(24)
    expect(second.next).toBeNull()
  })

  test('is asked three times at most before somebody answers, however many are sent at once', async () => {
    const one = await member(app)
    const sent = await Promise.all(Array.from({ length: 8 }, () => ask(one)))
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, ...Array(5).fill(409)])
  })

  test('is mended for a quarter of an hour, and leaves its place when it had an answer', async () => {
    const [one, other] = [await member(app), await member(app)]
    const { id } = await asked(one)
    expect((await one.send('PUT', `/api/discussions/${id}`, { text: 'Ko čuva alat?' })).statusCode).toBe(204)
    expect((await other.send('PUT', `/api/discussions/${id}`, { text: 'Moje' })).statusCode).toBe(404)
    expect((await list(one)).items).toMatchObject([
      { text: 'Ko čuva alat?', isEdited: true, isEditable: true },
    ])
    await query(`update discussion_posts set created_at = now() - interval '16 minutes' where id = $1`, [id])
    expect((await one.send('PUT', `/api/discussions/${id}`, { text: 'Kasno' })).statusCode).toBe(409)

    await answer(other, id)
    expect((await one.send('DELETE', `/api/discussions/${id}`)).statusCode).toBe(204)
    expect((await list(other)).items).toMatchObject([
      { text: '', isDeleted: true, author: null, answers: [{ isOfficial: false }] },
    ])
    const { id: lonely } = await asked(one)
    await one.send('DELETE', `/api/discussions/${lonely}`)
    expect((await list(other)).items.map((each) => each.id)).toEqual([id])
  })

  test('cannot be asked once the call is over, or of a call that is not there; empty words are refused', async () => {
    const one = await member(app)
    expect((await ask(one, ' \n ')).statusCode).toBe(422)
    expect((await ask(one, 'x', newId())).statusCode).toBe(404)
    const over = await insertCall(app.services.db, {
      dates: {
        ...call.content.dates,
        opensAt: '2024-01-01T08:00:00.000Z',
        deadline: '2024-02-01T08:00:00.000Z',
      },
    })
    expect((await ask(one, 'x', over.id)).statusCode).toBe(409)
    const stranger = await app.http.inject({ url: `/api/discussions?kind=call&id=${call.id}` })
    expect(stranger.statusCode).toBe(401)
  })
})

describe('Whoever is severed from somebody', () => {
  test('reads nothing of theirs there, and what the bank says in its name all the same', async () => {
    const [one, other, board] = [await member(app), await member(app), await boardMember()]
    const { id } = await asked(one)
    await answer(other, id, 'Mislim da škola.')
    await answer(board, id)
    for (const each of [other, board]) await one.block(each)
    expect((await list(one)).items[0]?.answers.map(({ isOfficial }) => isOfficial)).toEqual([true])
    expect((await list(other)).items).toEqual([])
    expect((await answer(other, id)).statusCode).toBe(404)
    expect((await want(other, id)).statusCode).toBe(404)
  })
})

describe('A question that somebody reports', () => {
  test('is gone with its answers when staff hide it, and not a word of it is read', async () => {
    const [one, other] = [await member(app), await member(app)]
    const { id } = await asked(one, 'Kupi kod mene')
    await answer(other, id)
    const report = { kind: 'post', thing: id, reason: 'spam', note: '' }
    expect((await other.send('POST', '/api/reports', report)).statusCode).toBe(204)
    const staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['moderation'] } })
    const { rows } = await query('select id from moderation_cases where thing = $1', [id])
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: `/api/admin/moderation/${(rows[0] as { id: string }).id}/decision`,
      headers: { origin: 'http://localhost:3000', ...staff.headers },
      payload: { measure: 'hide', rule: 'spam', reason: 'Oglas.' },
    })
    expect(statusCode).toBe(204)
    expect([(await list(one)).items, (await visit()).items]).toEqual([[], []])
  })
})

test('when an account ends, what nobody answered goes and the rest stays without a name', async () => {
  const [one, other] = [await member(app), await member(app)]
  const { id } = await asked(one, 'Ima odgovor')
  await answer(other, id)
  await ask(one, 'Nema odgovora')
  await inTransaction(app.services.pool, (tx) =>
    eraseDiscussions({ services: app.services, tx, userId: one.userId }),
  )
  await query('delete from users where id = $1', [one.userId])
  expect((await list(other)).items).toMatchObject([{ id, author: null, answers: [{ isOwn: true }] }])
})
