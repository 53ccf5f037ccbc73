import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { occupationId, opening } from '#features/analytics/server/analytics.fixture.ts'
import { connected, member, type Member } from '#features/network/server/network.fixture.ts'
import { commands } from '#features/skills/server/index.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Dashboard } from '../../contract/dashboard.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await (await commands.vocabulary()).seedOwnVocabulary(app.services)
})
afterAll(() => app.stop())

type Since = NonNullable<Dashboard['since']>

async function look({ send }: Member): Promise<Since | null> {
  return (await send('GET', '/api/dashboard')).json<Dashboard>().since
}

/** Lets the last visit be over for so many hours. */
async function goesAway({ userId }: Member, hours = 10) {
  await app.services.pool.query(
    'update dashboard_visits set last_at = now() - make_interval(hours => $2) where user_id = $1',
    [userId, hours],
  )
}

/** Lets everything that somebody was told be before the end of that visit. */
async function wasEarlier({ userId }: Member) {
  await app.services.pool.query(
    `update notifications set happened_at = now() - interval '11 hours' where user_id = $1`,
    [userId],
  )
}

async function statusChanges({ userId }: Member, { kind = 'status', status = 'in-review', nth = 1 } = {}) {
  const id = newId()
  await app.services.pool.query(
    `insert into notifications (id, user_id, kind, group_key, about, data, in_app, mail_mode)
     values ($1, $2, $3, $4, $4, $5, true, 'off')`,
    [
      id,
      userId,
      `applications.${kind}`,
      id,
      {
        title: { bhs: `Posao ${nth}`, en: `Job ${nth}` },
        organisation: 'Kuća Rada',
        application: id,
        status,
        message: '',
        promisedAt: null,
      },
    ],
  )
}

describe('Since the last visit', () => {
  test('a newcomer, and whoever missed nothing, reads nothing', async () => {
    const amra = await member(app)
    await statusChanges(amra)
    expect(await look(amra)).toBeNull()
    await goesAway(amra)
    await wasEarlier(amra)
    expect(await look(amra)).toBeNull()
  })

  test('what changed is named once each, the newest first, at most five, and not what one did oneself', async () => {
    const amra = await member(app)
    await look(amra)
    await goesAway(amra)
    await statusChanges(amra, { kind: 'sent' })
    for (let nth = 1; nth <= 6; nth += 1) await statusChanges(amra, { nth })
    const since = await look(amra)
    expect(since?.rows).toHaveLength(5)
    expect(since?.rows[0]).toMatchObject({
      lead: 'Kuća Rada',
      text: expect.stringContaining('Posao 6'),
      path: expect.stringMatching(/^\/applications\//),
      face: { name: 'Kuća Rada', isOrganisation: true },
    })
  })

  test('people who ask and accept are named with a way to them', async () => {
    const [amra, selma, nikola] = await Promise.all([
      member(app),
      member(app, { firstName: 'Selma' }),
      member(app, { firstName: 'Nikola' }),
    ])
    await amra.ask(nikola)
    await look(amra)
    await goesAway(amra)
    await nikola.accept(amra)
    await selma.ask(amra)
    expect((await look(amra))?.rows).toMatchObject([
      { lead: 'Selma Hodžić', text: 'želi da se povežete.', path: '/network' },
      { lead: 'Nikola Hodžić', path: `/profile/${nikola.userId}` },
    ])
    await amra.block(nikola)
    expect(JSON.stringify(await look(amra))).not.toContain('Nikola')
  })

  test('a reload within the visit changes nothing, and the next visit begins anew', async () => {
    const amra = await member(app)
    await look(amra)
    await goesAway(amra)
    await statusChanges(amra)
    const first = await look(amra)
    expect(first?.rows).toHaveLength(1)
    expect(await Promise.all([look(amra), look(amra), look(amra)])).toEqual([first, first, first])
    await wasEarlier(amra)
    await goesAway(amra)
    expect(await look(amra)).toBeNull()
  })

  test('what was published for the goal is one row, and of five it keeps its place', async () => {
    const amra = await member(app)
    const ref = await occupationId(app, 'data-analyst')
    await app.services.pool.query(
      `insert into skill_targets (id, user_id, kind, ref, title) values ($1, $2, 'occupation', $3, '{"bhs":"","en":""}')`,
      [newId(), amra.userId, ref],
    )
    await look(amra)
    await goesAway(amra, 30)
    await opening(app, { title: 'Vozač', publishedDaysAgo: 0 })
    await opening(app, { title: 'Stari posao', required: ['sql'], publishedDaysAgo: 3 })
    await opening(app, { title: 'Analitika', required: ['sql'], publishedDaysAgo: 1 })
    const one = (await look(amra))?.rows
    expect(one).toMatchObject([
      {
        text: expect.stringContaining('Analitika'),
        path: expect.stringMatching(/^\/opportunities\/o-/),
        face: null,
      },
    ])
    for (let nth = 1; nth <= 6; nth += 1) await statusChanges(amra, { nth })
    await opening(app, { title: 'Još jedna', required: ['sql'], publishedDaysAgo: 1 })
    const rows = (await look(amra))?.rows
    expect(rows).toHaveLength(5)
    expect(rows?.at(-1)).toMatchObject({
      text: expect.stringContaining('2 nove prilike'),
      path: '/recommended',
    })
  })

  test('a connection of before is no news', async () => {
    const [amra, selma] = await Promise.all([member(app), member(app)])
    await connected(amra, selma)
    await look(amra)
    await goesAway(amra, 0)
    expect(await look(amra)).toBeNull()
  })
})
