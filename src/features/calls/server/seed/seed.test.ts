import { afterAll, beforeAll, expect, test } from 'vitest'
import { banks } from '#features/banks/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { CallContent } from '../../contract/call.ts'
import { dateFaults } from '../../contract/call-checklist.ts'
import { calls } from '../index.ts'
import type { getBank } from '#features/banks/contract/banks.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { demoCalls } from './demo-calls.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const feature of [banks, calls]) await feature.seed?.(app.services)
})
afterAll(() => app.stop())

test('every demo call has dates that its bank could have published', async () => {
  const { rows } = await app.services.pool.query<{ slug: string; content: CallContent }>(
    'select slug, content from grant_calls',
  )
  expect(rows).toHaveLength(demoCalls.length)
  expect(rows.filter(({ content }) => dateFaults(content, null).length > 0)).toEqual([])
})

test('every bank of the demo world has the money that its running calls promise', async () => {
  for (const slug of ['zenica', 'bihac', 'bijeljina']) {
    const bank = (await app.http.inject(`/api/public/banks/${slug}`)).json<ResponseOf<typeof getBank>>()
    const running = demoCalls.filter(({ bank: of, results, draft }) => of === slug && results > 0 && !draft)
    const { given, sources } = bank.fund!
    const free = sources.reduce((sum, { amount }) => sum + amount, 0) - given
    expect(running.reduce((sum, { fund }) => sum + fund * 100, 0)).toBeLessThanOrEqual(free)
  }
})
