import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected, member, type Member } from '#features/network/server/network.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { notifySummary } from './summary.service.ts'
import { summaryTask } from './summary.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

let count = 0

async function reader(language: 'bhs' | 'en' = 'bhs') {
  count += 1
  const email = `sedmica-${count}@primjer.ba`
  const person = await member(app, { email })
  await app.services.pool.query('update users set language = $2 where id = $1', [person.userId, language])
  return { ...person, email }
}

/** Chooses the summary, as in the settings. */
async function choose({ userId }: Member, { mail = 'weekly', push = false } = {}) {
  await app.services.pool.query(
    `insert into notification_preferences (user_id, topic, mail, push) values ($1, 'summary', $2, $3)`,
    [userId, mail, push],
  )
}

/** Lets somebody become a contact, which is news. */
async function meetsSomebody(person: Member) {
  await connected(person, await member(app, { firstName: 'Ivo', lastName: 'Lukić' }))
}

async function summariesOf({ userId }: Member) {
  const { rows } = await app.services.pool.query(
    `select in_app, mail_mode, push_at is not null as rings from notifications
     where user_id = $1 and kind = 'dashboard.summary'`,
    [userId],
  )
  return rows as { in_app: boolean; mail_mode: string; rings: boolean }[]
}

const isSummary = ({ subject = '' }: { subject?: string | undefined }) =>
  /^(Tvoja sedmica|Your week):/.test(subject)
const summaryMails = ({ email }: { email: string }) => app.mails.to(email).filter(isSummary)
const run = () => summaryTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })

describe('who chose the weekly summary', () => {
  test('gets one mail in their language with what is new, however many processes send it', async () => {
    const ours = await reader()
    const english = await reader('en')
    for (const person of [ours, english]) {
      await choose(person)
      await meetsSomebody(person)
    }
    await Promise.all([run(), run(), run()])
    const mail = await app.mails.next(ours.email, isSummary)
    expect(mail.subject).toBe('Tvoja sedmica: 1 novost')
    expect(mail.text).toContain('Ivo Lukić')
    expect((await app.mails.next(english.email, isSummary)).subject).toBe('Your week: 1 new thing')
    expect(await summariesOf(ours)).toEqual([{ in_app: false, mail_mode: 'now', rings: false }])
    await run()
    expect(await summariesOf(ours)).toHaveLength(1)
    expect(summaryMails(ours)).toHaveLength(1)
  })

  test('gets the next one in the next week, and only of what is new since their visit', async () => {
    const amra = await reader()
    await choose(amra)
    await meetsSomebody(amra)
    await notifySummary(app.services, amra.userId)
    await app.services.pool.query(
      `update deadline_reminders set told_at = told_at - interval '7 days' where user_id = $1`,
      [amra.userId],
    )
    await app.services.pool.query('insert into dashboard_visits (user_id) values ($1)', [amra.userId])
    await notifySummary(app.services, amra.userId)
    expect(await summariesOf(amra)).toHaveLength(1)
    await meetsSomebody(amra)
    await notifySummary(app.services, amra.userId)
    expect(await summariesOf(amra)).toHaveLength(2)
  })

  test('gets nothing in a week without news, and nobody gets it unasked', async () => {
    const quiet = await reader()
    await choose(quiet)
    const other = await reader()
    await meetsSomebody(other)
    await run()
    expect([await summariesOf(quiet), await summariesOf(other)]).toEqual([[], []])
  })

  test('by push alone is rung for, and not mailed', async () => {
    const amra = await reader()
    await choose(amra, { mail: 'off', push: true })
    await app.services.pool.query(
      `insert into push_subscriptions (id, user_id, session_id, endpoint, public_key, auth_secret)
       select $2, $1, id, 'https://push.primjer.ba/' || id, 'x', 'x' from sessions where user_id = $1`,
      [amra.userId, newId()],
    )
    await meetsSomebody(amra)
    await run()
    expect(await summariesOf(amra)).toEqual([{ in_app: false, mail_mode: 'off', rings: true }])
  })
})
