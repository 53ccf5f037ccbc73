import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation } from '#features/messaging/contract/message.ts'
import { connected, type Member, member } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '../setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const show = (one: Member, showsActivity = true) =>
  one.send('PUT', '/api/messaging/settings', { showsActivity })
const born = ({ userId }: Member, years: number) =>
  app.services.pool.query(
    `update users set born_on = (now() - make_interval(years => $2, days => 1))::date where id = $1`,
    [userId, years],
  )
const suspend = ({ userId }: Member) =>
  app.services.pool.query('update users set suspended_at = now() where id = $1', [userId])

type Given = {
  /** Seen by the reader? */
  isSeen: boolean
  before?: (reader: Member, other: Member) => Promise<unknown>
  after?: (reader: Member, other: Member) => Promise<unknown>
}

/** Reader and other are connected, of age, in a conversation of the two, and both show when they are here, but for this. */
const CASES: Record<string, Given> = {
  'nothing else': { isSeen: true },
  'the reader does not show it': { isSeen: false, after: (reader) => show(reader, false) },
  'the other does not show it': { isSeen: false, after: (_, other) => show(other, false) },
  'the reader has blocked the other': { isSeen: false, after: (reader, other) => reader.block(other) },
  'the other has blocked the reader': { isSeen: false, after: (reader, other) => other.block(reader) },
  'they are no longer connected': { isSeen: false, after: (reader, other) => other.leave(reader) },
  'the reader is 17': { isSeen: false, before: (reader) => born(reader, 17) },
  'the other is 17': { isSeen: false, before: (_, other) => born(other, 17) },
  'the reader enters that they are 17 later': { isSeen: false, after: (reader) => born(reader, 17) },
  'the other enters that they are 17 later': { isSeen: false, after: (_, other) => born(other, 17) },
  'both are 18': {
    isSeen: true,
    before: async (reader, other) => Promise.all([born(reader, 18), born(other, 18)]),
  },
  'the other is suspended': { isSeen: false, after: (_, other) => suspend(other) },
}

describe('the activity of another member', () => {
  test.each(Object.entries(CASES))('is decided by %s', async (_, { isSeen, before, after }) => {
    const [reader, other] = [await member(app), await member(app)]
    await connected(reader, other)
    await before?.(reader, other)
    const answer = await reader.send('POST', '/api/conversations', {
      id: crypto.randomUUID(),
      kind: 'direct',
      members: [other.userId],
    })
    const { id } = answer.json<Conversation>()
    for (const each of [reader, other]) await show(each)
    for (const each of [reader, other]) await each.send('POST', '/api/messages/activity')
    await after?.(reader, other)
    const conversation = (await reader.send('GET', `/api/conversations/${id}`)).json<Conversation>()
    const activity = conversation.members.find((each) => each.id === other.userId)?.activity ?? null
    expect(activity !== null).toBe(isSeen)
    const list = (await reader.send('GET', '/api/conversations')).json<{ items: Conversation[] }>()
    expect(list.items.flatMap(({ members }) => members).some((each) => each.activity !== null)).toBe(
      isSeen || conversation.members.some((each) => each.id === reader.userId && each.activity !== null),
    )
  })

  test('cannot be shown by members under 18', async () => {
    const young = await member(app)
    await born(young, 17)
    expect((await show(young)).statusCode).toBe(403)
    expect((await young.send('GET', '/api/messaging/settings')).json()).toMatchObject({
      showsActivity: false,
      mayShowActivity: false,
    })
    await app.services.pool.query(
      'insert into messaging_settings (user_id, shows_activity) values ($1, true)',
      [young.userId],
    )
    await young.send('POST', '/api/messages/activity')
    const { rows } = await app.services.pool.query(
      'select active_at from messaging_settings where user_id = $1',
      [young.userId],
    )
    expect(rows).toEqual([{ active_at: null }])
  })

  test('is hidden from members of a group who are not connected', async () => {
    const [reader, friend, other] = [await member(app), await member(app), await member(app)]
    for (const each of [reader, other]) await connected(each, friend)
    const answer = await friend.send('POST', '/api/conversations', {
      id: crypto.randomUUID(),
      kind: 'group',
      members: [reader.userId, other.userId],
    })
    const { id } = answer.json<Conversation>()
    for (const each of [reader, friend, other]) {
      await show(each)
      await each.send('POST', '/api/messages/activity')
    }
    const { members } = (await reader.send('GET', `/api/conversations/${id}`)).json<Conversation>()
    const of = (who: Member) => members.find((each) => each.id === who.userId)?.activity ?? null
    expect(of(friend)).toEqual({ unit: 'now', count: 0 })
    expect(of(other)).toBeNull()
  })
})
