import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { clear, makeSkill, publish, search, titles } from './search.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())
beforeEach(() => clear(app))

describe('filters', () => {
  beforeEach(async () => {
    await publish(app, {
      bhs: 'A',
      municipalities: ['zenica'],
      contract: 'permanent',
      amountMax: 1600,
      deadline: 3,
    })
    await publish(app, {
      bhs: 'B',
      municipalities: ['kakanj'],
      firstJob: true,
      languages: ['en', 'de'],
      deadline: 20,
    })
    await publish(app, { bhs: 'C', kind: 'training', mode: 'remote', languages: ['en'], amountMax: 5000 })
    await publish(app, { bhs: 'D', kind: 'grant', municipalities: ['tuzla', 'zenica'], deadline: 60 })
  })

  test.each([
    [{ kind: 'job' }, 'AB'],
    [{ kind: 'job,grant' }, 'ABD'],
    [{ place: 'zenica' }, 'AD'],
    [{ place: 'zenica', km: '50' }, 'ABD'],
    [{ place: 'ZDK' }, 'ABD'],
    [{ place: 'TUZ', kind: 'job' }, ''],
    [{ mode: 'remote' }, 'C'],
    [{ contract: 'permanent' }, 'A'],
    [{ pay: '1500' }, 'A'],
    [{ pay: '2000' }, ''],
    [{ firstJob: '1' }, 'B'],
    [{ language: 'de' }, 'B'],
    [{ language: 'de,en' }, 'BC'],
    [{ deadline: 'week' }, 'A'],
    [{ deadline: 'month' }, 'AB'],
    [{ kind: 'grant', place: 'zenica' }, 'D'],
  ])('%j leave %s', async (query, left) => {
    expect((await titles(app, query as unknown as Record<string, string>)).sort().join('')).toBe(left)
  })

  test('by deadline the nearest come first, those without one last', async () => {
    expect(await titles(app, { sort: 'deadline' })).toEqual(['A', 'B', 'D', 'C'])
  })

  test('are counted, each facet without its own', async () => {
    const of = async (query: Record<string, string>) => {
      const { facets, total } = await search(app, query)
      const plain = (list: readonly { value: string; count: number }[] = []) =>
        Object.fromEntries(list.map(({ value, count }) => [value, count]))
      return {
        total,
        kind: plain(facets?.kind),
        place: plain(facets?.place),
        language: plain(facets?.language),
        facets,
      }
    }
    const all = await of({})
    expect(all).toMatchObject({
      total: 4,
      kind: { job: 2, training: 1, grant: 1 },
      place: { ZDK: 3, TUZ: 1 },
      language: { en: 2, de: 1 },
    })
    expect(all.facets).toMatchObject({
      firstJob: 1,
      mode: [
        { value: 'on-site', count: 3 },
        { value: 'remote', count: 1 },
      ],
      contract: [{ value: 'permanent', count: 1 }],
      pay: [
        { value: '1000', count: 1 },
        { value: '1500', count: 1 },
      ],
      deadline: [
        { value: 'week', count: 1 },
        { value: 'month', count: 2 },
      ],
    })
    const jobs = await of({ kind: 'job', place: 'zenica' })
    expect(jobs).toMatchObject({ total: 1, kind: { job: 1, grant: 1 }, place: { ZDK: 2 } })
    const english = await of({ language: 'en' })
    expect(english).toMatchObject({ total: 2, language: { en: 2, de: 1 }, kind: { job: 1, training: 1 } })
  })

  test('by skills want all of them, and offer those that are most asked for', async () => {
    const sql = await makeSkill(app, { bhs: 'SQL', en: 'SQL' })
    const excel = await makeSkill(app, { bhs: 'Excel', en: 'Excel' })
    await publish(app, { bhs: 'E', skills: [sql, excel] })
    await publish(app, { bhs: 'F', skills: [sql] })
    expect((await titles(app, { skill: sql })).sort()).toEqual(['E', 'F'])
    expect(await titles(app, { skill: `${sql},${excel}` })).toEqual(['E'])
    const { facets } = await search(app, {})
    expect(facets?.skill[0]).toEqual({ value: sql, name: { bhs: 'SQL', en: 'SQL' }, count: 2 })
  })

  test('the map counts municipalities, whatever place is chosen, and what is done from anywhere', async () => {
    const answer = await app.http.inject({
      method: 'GET',
      url: '/api/opportunities/places',
      query: { place: 'tuzla' },
    })
    const { places, remote } = answer.json<{ places: { value: string; count: number }[]; remote: number }>()
    expect(Object.fromEntries(places.map(({ value, count }) => [value, count]))).toEqual({
      zenica: 2,
      kakanj: 1,
      tuzla: 1,
    })
    expect(remote).toBe(1)
  })
})
