import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('anybody may look up a municipality, in Cyrillic too, and reads its canton in their language', async () => {
  const answer = await visitor(app, { language: 'en' }).get(
    `/api/places/municipalities?query=${encodeURIComponent('Травник')}`,
  )
  expect(answer.json().items[0]).toEqual({
    id: 'travnik',
    latin: 'Travnik',
    name: 'Travnik',
    cyrillic: 'Травник',
    postalCode: '72270',
    entity: 'FBiH',
    area: 'SBK',
    areaName: 'Central Bosnia Canton',
  })
})

test('without a query all are listed, and an endless one is refused', async () => {
  const someone = visitor(app)
  expect((await someone.get('/api/places/municipalities')).json().items).toHaveLength(144)
  const refused = await someone.get(`/api/places/municipalities?query=${'x'.repeat(61)}`)
  expect(refused.statusCode).toBe(422)
})
