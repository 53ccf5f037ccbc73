import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#tests/setup/test-app.ts'
import { buildSampleApp, kinds, person, tell } from '../notifications.fixture.ts'
import { topicWords } from '../words.ts'
import { deliverTo } from './deliver.service.ts'
import { deleteOldNotifications } from './due.queries.ts'

let app: TestApp
const words = topicWords(() => app.features)
beforeAll(async () => {
  app = await buildSampleApp()
})
afterAll(() => app.stop())

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.pool.query<Record<string, unknown>>(text, values)).rows
const deliver = (userId: string) => deliverTo({ services: app.services, words }, userId)
/** A second ago: columns store milliseconds, and a time that they round up is not due yet. */
const makeDue = (userId: string) =>
  query(
    `update notifications set mail_at = now() - interval '1 second' where user_id = $1 and mail_at is not null`,
    [userId],
  )
const choose = (userId: string, mail: string) =>
  query(
    `insert into notification_preferences (user_id, topic, mail) values ($1, 'samples', $2)
     on conflict (user_id, topic) do update set mail = excluded.mail`,
    [userId, mail],
  )

describe('mails', () => {
  test('go at once to whoever wants that, with a way out that mailboxes understand', async () => {
    const amra = await person(app)
    await tell(app, { kind: kinds.single, to: [amra.userId], thing: 'most' })
    const mail = await app.mails.next(amra.email)
    expect(mail.subject).toBe('1 most')
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    const address = /^<(http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+)>$/.exec(
      header('list-unsubscribe') ?? '',
    )
    expect(address).not.toBeNull()
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(address![1])
    expect(mail.text).toContain('/settings#notifications')
  })

  test('follow what was chosen since they were told of: deadlines alone, or none of this', async () => {
    const [amra, ivo] = [await person(app), await person(app, 'Ivo')]
    for (const { userId } of [amra, ivo]) await choose(userId, 'daily')
    await tell(app, { kind: kinds.single, to: [amra.userId, ivo.userId], thing: 'most' })
    await tell(app, { kind: kinds.appointed, to: [amra.userId], thing: 'podsjetnik' })
    await query(
      `insert into notification_rhythms (user_id, only_deadlines) values ($1, true)
       on conflict (user_id) do update set only_deadlines = true`,
      [amra.userId],
    )
    await choose(ivo.userId, 'off')
    for (const { userId } of [amra, ivo]) {
      await makeDue(userId)
      await deliver(userId)
    }
    const mailed = await query(
      `select kind from notifications where mailed_at is not null and user_id = any($1)`,
      [[amra.userId, ivo.userId]],
    )
    expect(mailed).toEqual([{ kind: kinds.appointed.id }])
    // The product still shows it.
    expect(
      await query(`select 1 from notifications where read_at is null and user_id = $1`, [ivo.userId]),
    ).toHaveLength(1)
  })

  test('of what somebody asked for at a moment go at that moment, whatever the round', async () => {
    const amra = await person(app)
    await choose(amra.userId, 'weekly')
    await tell(app, { kind: kinds.appointed, to: [amra.userId], thing: 'podsjetnik' })
    expect((await app.mails.next(amra.email)).subject).toContain('podsjetnik')
  })

  test('that are receipts go whatever is chosen, and have no way out', async () => {
    const amra = await person(app)
    await choose(amra.userId, 'off')
    await tell(app, { kind: kinds.receipt, to: [amra.userId], thing: 'potvrda' })
    const mail = await app.mails.next(amra.email)
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
  })

  test('do not tell what was read in the meantime, nor anything to whoever leaves', async () => {
    const [amra, ivo] = [await person(app), await person(app, 'Ivo')]
    for (const { userId } of [amra, ivo]) await choose(userId, 'daily')
    await tell(app, { kind: kinds.single, to: [amra.userId, ivo.userId], thing: 'most' })
    await amra.call('POST', '/api/notifications/read', { until: new Date(Date.now() + 1000).toISOString() })
    await query('update users set suspended_at = now() where id = $1', [ivo.userId])
    for (const { userId } of [amra, ivo]) {
      await query(`update notifications set mail_at = now() - interval '1 second' where user_id = $1`, [
        userId,
      ])
      await deliver(userId)
    }
    expect(
      await query(`select 1 from notifications where mailed_at is not null and user_id = any($1)`, [
        [amra.userId, ivo.userId],
      ]),
    ).toEqual([])
  })

  test.each([
    ['daily', /^3 obavještenja za tebe$/],
    ['weekly', /^Tvoja sedmica: 3 obavještenja$/],
  ])('of the %s round are one, however many send it at the same moment', async (mode, subject) => {
    const amra = await person(app)
    await choose(amra.userId, mode)
    for (const thing of ['most', 'brod', 'rijeka'])
      await tell(app, { kind: kinds.single, to: [amra.userId], thing })
    const hour = mode === 'daily' ? 1 : 7
    const [due] = await query(
      `select bool_and(extract(hour from mail_at at time zone 'Europe/Sarajevo') = 8) as eight,
         bool_and(mail_at > now() and mail_at <= now() + make_interval(days => $2, hours => 1)) as soon,
         bool_and($2 = 1 or extract(isodow from mail_at at time zone 'Europe/Sarajevo') = 1) as monday
       from notifications where user_id = $1`,
      [amra.userId, hour],
    )
    expect(due).toEqual({ eight: true, soon: true, monday: true })
    await makeDue(amra.userId)
    await Promise.all(Array.from({ length: 5 }, () => deliver(amra.userId)))
    const mail = await app.mails.next(amra.email)
    expect(mail.subject).toMatch(subject)
    for (const thing of ['most', 'brod', 'rijeka']) expect(mail.text).toContain(`/things/${thing}`)
    expect(app.mails.to(amra.email)).toHaveLength(1)
  })

  test('of a group come once in a while, and what came later is told when the while is over', async () => {
    const amra = await person(app)
    await tell(app, { kind: kinds.daily, to: [amra.userId], about: 'prilika' })
    await app.mails.next(amra.email)
    await tell(app, { kind: kinds.daily, to: [amra.userId], about: 'prilika' })
    await amra.call('POST', '/api/notifications/read', { until: new Date(Date.now() + 1000).toISOString() })
    await tell(app, { kind: kinds.daily, to: [amra.userId], about: 'prilika' })
    const [{ hours }] = (await query(
      `select round(extract(epoch from mail_at - now()) / 3600)::int as hours from notifications
       where user_id = $1 and read_at is null`,
      [amra.userId],
    )) as [{ hours: number }]
    expect(hours).toBe(24)
    expect(app.mails.to(amra.email)).toHaveLength(1)
  })

  test('of deadlines alone go to whoever wants no others', async () => {
    const amra = await person(app)
    await query('insert into notification_rhythms (user_id, only_deadlines) values ($1, true)', [amra.userId])
    await query(
      `insert into notification_preferences (user_id, topic, mail) values ($1, 'deadlines', 'now')`,
      [amra.userId],
    )
    await tell(app, { kind: kinds.single, to: [amra.userId], thing: 'most' })
    await tell(app, { kind: kinds.deadline, to: [amra.userId], thing: 'rok' })
    expect((await app.mails.next(amra.email)).subject).toBe('1 rok')
    expect(
      await query(`select kind, mail_mode from notifications where user_id = $1 order by kind`, [
        amra.userId,
      ]),
    ).toEqual([
      { kind: 'samples.deadline', mail_mode: 'now' },
      { kind: 'samples.single', mail_mode: 'off' },
    ])
  })
})

test('who wants none of it on any channel is not told at all, and a year is long enough', async () => {
  const amra = await person(app)
  await query(
    `insert into notification_preferences (user_id, topic, in_app, mail, push) values ($1, 'samples', false, 'off', false)`,
    [amra.userId],
  )
  await tell(app, { kind: kinds.single, to: [amra.userId] })
  expect(await query('select 1 from notifications where user_id = $1', [amra.userId])).toEqual([])
  await tell(app, { kind: kinds.receipt, to: [amra.userId] })
  await query(`update notifications set happened_at = now() - interval '366 days' where user_id = $1`, [
    amra.userId,
  ])
  await deleteOldNotifications(app.services.db)
  expect(await query('select 1 from notifications where user_id = $1', [amra.userId])).toEqual([])
})

test('the clean-up deletes notifications outside the list a week after delivery, and keeps waiting and listed ones', async () => {
  const amra = await person(app)
  for (const thing of ['otišlo', 'čeka', 'stoji'])
    await tell(app, { kind: kinds.single, to: [amra.userId], about: thing, thing })
  const change = (thing: string, to: string) =>
    query(`update notifications set ${to} where user_id = $1 and about = $2`, [amra.userId, thing])
  await query(
    `update notifications set happened_at = now() - interval '8 days', mail_at = null, push_at = null where user_id = $1`,
    [amra.userId],
  )
  await change('otišlo', 'in_app = false')
  await change('čeka', `in_app = false, mail_at = now() + interval '1 day'`)
  await deleteOldNotifications(app.services.db)
  const left = await query('select about from notifications where user_id = $1 order by about', [amra.userId])
  expect(left).toEqual(
    [{ about: 'stoji' }, { about: 'čeka' }].toSorted((one, other) => (one.about < other.about ? -1 : 1)),
  )
})
