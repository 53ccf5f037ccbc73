import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CONVERSATION_CHANGED } from '../contract/live.ts'
import { exportMessages } from './data-rights.ts'
import { talker } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>

const show = (person: Talker, showsActivity = true) =>
  person.send('PUT', '/api/messaging/settings', { showsActivity })
const note = (person: Talker) => person.send('POST', '/api/messages/activity')
const noteOf = async ({ userId }: Talker) =>
  (
    await app.services.pool.query<{ at: Date | null }>(
      'select active_at as at from messaging_settings where user_id = $1',
      [userId],
    )
  ).rows[0]?.at ?? null
const ago = ({ userId }: Talker, minutes: number) =>
  app.services.pool.query(
    `update messaging_settings set active_at = now() - make_interval(mins => $2) where user_id = $1`,
    [userId, minutes],
  )

/** Two who are connected and both show when they are here; what the first sees of the second. */
async function pair() {
  const [amra, tarik] = [await talker(app), await talker(app)]
  await connected(amra, tarik)
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo')
  for (const each of [amra, tarik]) await show(each)
  const view = async () => (await amra.see(id)).members.find((each) => each.id === tarik.userId)?.activity
  return { amra, tarik, id, view }
}

describe('the activity of a member', () => {
  test('is neither stored nor shown until the member chooses to show it', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    await connected(amra, tarik)
    const id = await amra.begun([tarik])
    await show(amra)
    await note(tarik)
    expect(await noteOf(tarik)).toBeNull()
    expect((await amra.see(id)).members.map(({ activity }) => activity)).toEqual([null, null])
    expect((await tarik.send('GET', '/api/messaging/settings')).json()).toEqual({
      showsReading: true,
      showsActivity: false,
      mayShowActivity: true,
    })
  })

  test('is visible, rounded, to a connection who shows theirs too, and to nobody else', async () => {
    const { amra, tarik, view } = await pair()
    await note(tarik)
    expect(await view()).toEqual({ unit: 'now', count: 0 })
    await ago(tarik, 13)
    expect(await view()).toEqual({ unit: 'minutes', count: 10 })
    await ago(tarik, 7 * 24 * 60)
    expect(await view()).toBeNull()
    await note(tarik)
    await show(amra, false)
    expect(await view()).toBeNull()
  })

  test('leaves no trace once somebody stops showing it', async () => {
    const { tarik, view } = await pair()
    await note(tarik)
    await show(tarik, false)
    expect(await noteOf(tarik)).toBeNull()
    expect(await view()).toBeNull()
    await show(tarik)
    expect(await view()).toBeNull()
  })

  test('does not change with the choice about reading marks', async () => {
    const { tarik, view } = await pair()
    await note(tarik)
    await tarik.send('PUT', '/api/messaging/settings', { showsReading: false })
    expect(await view()).toEqual({ unit: 'now', count: 0 })
  })

  test('is stored once in five minutes by any number of pages, and connections are notified when the member comes back', async () => {
    const { amra, tarik, id } = await pair()
    const messages: unknown[] = []
    const stop = app.services.hub.subscribe(`user:${amra.userId}`, (message) => messages.push(message))
    await Promise.all(Array.from({ length: 6 }, () => note(tarik)))
    const first = await noteOf(tarik)
    await note(tarik)
    expect(await noteOf(tarik)).toEqual(first)
    await ago(tarik, 6)
    await note(tarik)
    expect((await noteOf(tarik))?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    await app.services.pool.query('select 1')
    await expect.poll(() => messages.length).toBeGreaterThan(0)
    expect(messages).toEqual([
      {
        topic: CONVERSATION_CHANGED,
        data: expect.objectContaining({ conversation: id, whole: true }) as unknown,
      },
    ])
    stop()
  })

  test('is part of the member’s own export', async () => {
    const { tarik } = await pair()
    await note(tarik)
    for await (const file of exportMessages({ services: app.services, userId: tarik.userId }))
      if (file.path === 'messages/settings.json')
        return expect(file.content).toEqual([
          expect.objectContaining({ shows_activity: true, active_at: expect.any(String) as unknown }),
        ])
    throw new Error('No settings')
  })
})
