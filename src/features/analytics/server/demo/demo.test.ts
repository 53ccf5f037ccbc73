import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, cast } from '#features/account/server/index.ts'
import { profiles } from '#features/profiles/server/index.ts'
import { commands } from '#features/skills/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { listOwnTargets } from '../targets/targets.service.ts'
import { castTargets } from './cast-targets.seed.ts'
import { demoTask } from './demo.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const feature of [account, profiles]) await feature.seed?.(app.services)
  await (await commands.vocabulary()).seedOwnVocabulary(app.services)
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
    // A target that none of the person's skills reaches is no example.
    for (const { shares } of rows) expect([who, shares.at(-1) >= 0.4]).toEqual([who, true])
    const { rowCount } = await pool.query(
      'select 1 from skill_evidence e join users u on u.id = e.user_id where u.email = $1',
      [cast[who as keyof typeof cast].email],
    )
    expect([who, rowCount]).toEqual([who, evidence.length])
  }
  const rows = (
    await pool.query<{ email: string; labels: string[] }>(`
      select u.email, array_agg(i ->> 'label') as labels from users u
      join profile_sections s on s.user_id = u.id and s.section = 'skills'
      cross join jsonb_array_elements(s.content -> 'items') i
      where not exists (select 1 from skill_labels l where l.folded = fold_text(i ->> 'label')) group by 1`)
  ).rows
  // A profile that the vocabulary does not understand would never get suggestions for its skills.
  expect(rows).toEqual([])
})

test('what a target has shown before is less than what it shows today, and somebody has come far', async () => {
  const { pool } = app.services
  for (const who of Object.keys(castTargets) as (keyof typeof cast)[]) {
    const { rows: users } = await pool.query<{ id: string }>('select id from users where email = $1', [
      cast[who].email,
    ])
    const userId = users[0]?.id ?? ''
    const last = new Map(
      (
        await pool.query<{ id: string; share: number }>(
          `select distinct on (t.id) t.id, p.share from skill_targets t join skill_progress p on p.target_id = t.id
           where t.user_id = $1 order by t.id, p.day desc`,
          [userId],
        )
      ).rows.map(({ id, share }) => [id, share]),
    )
    const { targets } = await listOwnTargets({ services: app.services, userId })
    for (const { id, coverage } of targets)
      expect(coverage.share).toBeGreaterThanOrEqual((last.get(id) ?? 1) - 0.001)
  }
  const { rows } = await pool.query(
    'select max(cardinality(shares)) as most from (select array_agg(share) as shares from skill_progress group by target_id) t',
  )
  expect(rows[0].most).toBeGreaterThan(2)
})
