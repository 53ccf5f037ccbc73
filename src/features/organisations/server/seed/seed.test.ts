import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { cast } from '#features/account/server/index.ts'
import { listOrganisationCards, listOrganisationsOf, findRoleIn } from '../cards.queries.ts'
import { seedOrganisations } from './organisations.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await account.seed?.(app.services)
  await seedOrganisations(app.services)
})
afterAll(() => app.stop())

test('the demo world has organisations of every kind, most of them verified, each with an owner', async () => {
  const { rows } = await app.services.pool.query<{ verification: string; kind: string; owners: number }>(
    `select verification, kind, (select count(*)::int from organisation_members m
      where m.organisation_id = o.id and m.role = 'owner') as owners from organisations o`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(25)
  const of = (state: string) => rows.filter(({ verification }) => verification === state).length
  expect([of('waiting'), of('none')]).toEqual([2, 1])
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(6)
  expect(rows.every(({ owners }) => owners === 1)).toBe(true)
})

test('a feature that asks at the door learns who may act for an organisation, and how to show it', async () => {
  const { db, pool } = app.services
  const nermina = await findUserByEmail(db, cast.nermina.email)
  const luka = await findUserByEmail(db, cast.luka.email)
  const mine = await listOrganisationsOf(db, nermina?.id ?? '')
  const una = mine.find(({ slug }) => slug === 'una-softver')
  expect(una).toMatchObject({
    name: 'Una Softver',
    role: 'owner',
    verified: true,
    active: true,
    replyDays: 10,
  })
  const organisationId = una?.id ?? ''
  expect(await findRoleIn(db, { organisationId, userId: nermina?.id ?? '' })).toBe('owner')
  expect(await findRoleIn(db, { organisationId, userId: luka?.id ?? '' })).toBeUndefined()
  await pool.query('update organisations set suspended_at = now() where id = $1', [organisationId])
  expect(await findRoleIn(db, { organisationId, userId: nermina?.id ?? '' })).toBeUndefined()
  expect((await listOrganisationCards(db, [organisationId])).get(organisationId)).toMatchObject({
    verified: false,
    active: false,
  })
})
