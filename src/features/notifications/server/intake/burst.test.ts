import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { notifyAll } from '../index.ts'
import { buildSampleApp, kinds } from '../notifications.fixture.ts'
import { burstTask } from './burst.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildSampleApp()
})
afterAll(() => app.stop())

const count = async (text: string) => {
  const { rows } = await app.services.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]?.n
}

test('one thing for thousands of members is told to each once, though several work on it and one breaks off', async () => {
  const { services } = app
  const { pool } = services
  await pool.query(`insert into users (id, email, first_name, last_name)
    select gen_random_uuid(), 'mnogi-' || n || '@primjer.ba', 'Osoba', n::text from generate_series(1, 3000) n`)
  await pool.query(
    `insert into notification_preferences (user_id, topic, mail) select id, 'samples', 'off' from users`,
  )
  const work = (with_ = services) => {
    return async () => {
      const { rows } = await pool.query<{ id: string }>('select id from notification_bursts')
      await Promise.all(
        rows.map(({ id }) => burstTask.handle(with_, { id }, { id, complete: async () => undefined })),
      )
    }
  }
  await inTransaction(pool, (tx) =>
    notifyAll(tx, {
      services,
      kind: kinds.single,
      about: 'svima',
      data: { thing: 'most' },
      members: sql`select id from users`,
    }),
  )
  const broken = { ...services, notificationTopics: new Map() }
  await expect(work(broken)()).rejects.toThrow('not a topic')
  await Promise.all([work()(), work()()])
  await expect.poll(() => count('notification_burst_members')).toBe(0)
  expect(await count('notifications')).toBe(3000)
  expect(await count('(select distinct user_id from notifications) u')).toBe(3000)
  await expect.poll(() => count('notification_bursts')).toBe(0)
})
