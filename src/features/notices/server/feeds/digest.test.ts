import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { founded, type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Feed } from '../../contract/feeds.endpoints.ts'
import { notifyOfFeeds } from './digest.service.ts'
import { feedDigestTask } from './digest.task.ts'
import { item, startSite } from './feeds.fixture.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
let owner: Person
let organisation: string
let name: string
let address: string

beforeAll(async () => {
  site = await startSite()
  app = await buildTestApp({ TEST_FEED_HOSTS: site.host })
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})
beforeEach(async () => {
  const made = await founded(app)
  owner = made.owner
  organisation = made.id
  name = (await made.own()).details.name
  address = await addressOf(owner)
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.services.pool.query<T>(text, values)).rows
async function addressOf({ userId }: Person): Promise<string> {
  const [row] = await query<{ email: string }>('select email from users where id = $1', [userId])
  return row?.email ?? ''
}
const job = { id: 'job' } as unknown as Parameters<typeof feedDigestTask.handle>[2]
/** Returns the number of emails sent. */
const tell = () => notifyOfFeeds(app.services, organisation)
async function feed(path: string, ...titles: string[]): Promise<Feed> {
  const items = titles.map((title) => item({ id: title, title, text: 'Mjesto rada: Mostar.' }))
  const answer = await owner.send('POST', '/api/notices/feeds', {
    organisation,
    address: site.rss(path, items),
  })
  return answer.json<Feed>()
}
const tomorrow = () =>
  query(`update notice_feed_mails set told_at = told_at - interval '1 day' where organisation_id = $1`, [
    organisation,
  ])
const failsSince = (id: string, since: string) =>
  query(
    `update notice_feeds set failures = 9, problem = 'gone', failing_since = now() - $2::interval, told_at = null
     where id = $1`,
    [id, since],
  )

describe('the owner of an organisation', () => {
  test('is told of new notices that wait, by one mail a day that names some of them', async () => {
    await feed('/fresh', 'Kuhar', 'Vozač', 'Zidar', 'Pekar', 'Stolar', 'Bravar')
    await Promise.all([0, 1].map(() => feedDigestTask.handle(app.services, {}, job)))
    const mail = await app.mails.next(address)
    expect(mail.subject).toBe(`${name}: 6 novih oglasa čeka potvrdu`)
    for (const said of ['Kuhar', 'i još 1 oglas', '/opportunities/import', '/settings#notifications'])
      expect(mail.text).toContain(said)
    expect(await tell()).toBe(0)
    await tomorrow()
    await query("update notices set created_at = created_at - interval '2 days' where organisation_id = $1", [
      organisation,
    ])
    expect(await tell()).toBe(0)
    expect(app.mails.to(address)).toHaveLength(1)
  })

  test('is told of a feed that fails for days, once, and again after it came back and failed anew', async () => {
    const { id } = await feed('/gone')
    await failsSince(id, '20 hours')
    expect(await tell()).toBe(0)
    await tomorrow()
    await failsSince(id, '3 days')
    await query("update users set language = 'en' where id = $1", [owner.userId])
    expect(await tell()).toBe(1)
    const mail = await app.mails.next(address)
    expect(mail.subject).toBe(`${name}: 1 feed cannot be read`)
    expect(mail.text).toMatch(/Oglasi & pozivi, since .+: /)
    await tomorrow()
    expect(await tell()).toBe(0)
    await owner.send('POST', `/api/notices/feeds/${id}/reading`)
    const [row] = await query('select failures, failing_since, told_at from notice_feeds where id = $1', [id])
    expect(row).toEqual({ failures: 0, failing_since: null, told_at: null })
    await tomorrow()
    await failsSince(id, '3 days')
    expect(await tell()).toBe(1)
  })

  test('may turn these mails off, and nobody else in the organisation gets them', async () => {
    const editor = await person(app)
    await query(
      "insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')",
      [organisation, editor.userId],
    )
    await query("insert into notification_preferences (user_id, topic, mail) values ($1, 'feeds', 'off')", [
      owner.userId,
    ])
    const before = app.mails.to(address).length
    await feed('/quiet', 'Kuhar')
    expect(await tell()).toBe(1)
    const told = await query('select mail_mode, mail_at from notifications where user_id = any($1)', [
      [owner.userId, editor.userId],
    ])
    expect(told).toEqual([{ mail_mode: 'off', mail_at: null }])
    expect(app.mails.to(address).length).toBe(before)
  })

  test('hears nothing where there is nothing to say', async () => {
    await feed('/still')
    expect(await tell()).toBe(0)
  })
})
