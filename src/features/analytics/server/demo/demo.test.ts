import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, cast } from '#features/account/server/index.ts'
import { profiles } from '#features/profiles/server/index.ts'
import { commands } from '#features/skills/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { castTargets } from './cast-targets.seed.ts'
import { demoTask } from './demo.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const feature of [account, profiles]) await feature.seed?.(app.services)
  await (await commands.vocabulary()).layOwnVocabulary(app.services)
})
afterAll(() => app.stop())

test('the cast has targets, a history that rises and evidence, laid once however often', async () => {
  const { pool } = app.services
  const job = { id: '', complete: async () => undefined }
  await demoTask.handle(app.services, {}, job)
  await demoTask.handle(app.services, {}, job)
  for (const [who, { targets, evidence }] of Object.entries(castTargets)) {
    const { rows } = await pool.query(
      `select t.id, array_agg(p.share order by p.day) as shares from skill_targets t
         join skill_progress p on p.target_id = t.id join users u on u.id = t.user_id
       where u.email = $1 group by t.id`,
      [cast[who as keyof typeof cast].email],
    )
    expect([who, rows.length]).toEqual([who, targets.length])
    for (const { shares } of rows) expect(shares).toEqual([...shares].sort((a: number, b: number) => a - b))
    const { rowCount } = await pool.query(
      'select 1 from skill_evidence e join users u on u.id = e.user_id where u.email = $1',
      [cast[who as keyof typeof cast].email],
    )
    expect([who, rowCount]).toEqual([who, evidence.length])
  }
  const { rows } = await pool.query(
    'select max(cardinality(shares)) as most from (select array_agg(share) as shares from skill_progress group by target_id) t',
  )
  expect(rows[0].most).toBeGreaterThan(2)
})
