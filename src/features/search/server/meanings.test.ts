import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { clear, member, publish, search, titles } from './search.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())
beforeEach(() => clear(app))

describe('a visitor who types what the list has filters for', () => {
  beforeEach(async () => {
    await publish(app, { bhs: 'Praksa u pekari', kind: 'internship', municipalities: ['mostar'] })
    await publish(app, { bhs: 'Praksa u banci', kind: 'internship', municipalities: ['tuzla'] })
    await publish(app, {
      bhs: 'Konobar',
      body: 'Praksa nije uslov, a Mostar je blizu.',
      municipalities: ['neum'],
    })
    await publish(app, { bhs: 'Konobar početnik', municipalities: ['mostar'], firstJob: true })
    await publish(app, { bhs: 'Lektor', body: 'Za one koji vole pisanje.', mode: 'remote' })
  })

  test.each([
    ['praksa mostar', ['Praksa u pekari']],
    ['internship in Mostar', ['Praksa u pekari']],
    ['пракса у Мостару', ['Praksa u pekari']],
    ['konobar bez iskustva', ['Konobar početnik']],
    ['posao od kuće', ['Lektor']],
  ])('finds by %s what fits, and nothing that only has the words', async (q, found) => {
    expect(await titles(app, { q })).toEqual(found)
  })

  test('reads what was understood, what stays words, and how many there are', async () => {
    const answer = await search(app, { q: 'u Mostaru konobar bez iskustva' })
    expect(answer).toMatchObject({
      meanings: [
        { value: 'mostar', words: 'u Mostaru' },
        { value: 'firstJob', words: 'bez iskustva' },
      ],
      rest: 'konobar',
      total: 1,
      without: [],
    })
  })

  test('searches a word as a word once its meaning is refused', async () => {
    const answer = await search(app, { q: 'praksa mostar', plain: 'internship,mostar' })
    expect(answer).toMatchObject({ meanings: [], rest: 'praksa mostar' })
    expect(answer.items.map(({ title }) => title.bhs).sort()).toEqual(['Konobar', 'Praksa u pekari'])
  })

  test('reads the nearest opportunities where none meets every condition, and which condition they do not meet', async () => {
    const answer = await search(app, { q: 'praksa bez iskustva Zenica' })
    expect(answer).toMatchObject({ without: ['firstJob', 'zenica'], total: 2, next: null })
    expect(answer.items.map(({ title }) => title.bhs).sort()).toEqual(['Praksa u banci', 'Praksa u pekari'])
    expect(await search(app, { q: 'astronaut Zenica' })).toMatchObject({ items: [], without: [], total: 0 })
  })

  test('sees on the map what the list has', async () => {
    const answer = await app.http.inject({
      method: 'GET',
      url: '/api/opportunities/places',
      query: { q: 'praksa mostar' },
    })
    expect(answer.json()).toMatchObject({
      places: expect.arrayContaining([
        { value: 'mostar', count: 1 },
        { value: 'tuzla', count: 1 },
      ]),
      remote: 0,
    })
  })

  test('cannot refuse what has no meaning', async () => {
    for (const plain of ['x', 'mostar,', Array.from({ length: 9 }, () => 'job').join()]) {
      const answer = await app.http.inject({
        method: 'GET',
        url: '/api/opportunities',
        query: { q: 'x', plain },
      })
      expect([plain, answer.statusCode]).toEqual([plain, 422])
    }
  })
})

test('a member who searches everything finds by the same understanding, and nothing that is only near', async () => {
  await publish(app, { bhs: 'Praksa u pekari', kind: 'internship', municipalities: ['mostar'] })
  const { send } = await member(app)
  const found = async (query: string) => {
    const answer = await send('GET', `/api/search?query=${encodeURIComponent(query)}`)
    return answer
      .json<{ kinds: { id: string; hits: { title: string }[] }[] }>()
      .kinds.find(({ id }) => id === 'opportunities')?.hits
  }
  expect(await found('praksa u Mostaru')).toMatchObject([{ title: 'Praksa u pekari' }])
  expect(await found('praksa u Tuzli')).toBeUndefined()
})

test('a member keeps a search together with the meanings that they refused', async () => {
  const { send } = await member(app)
  const answer = await send('POST', '/api/saved-searches', {
    name: 'Prakse',
    frequency: 'daily',
    criteria: { q: 'praksa mostar', plain: 'mostar' },
  })
  expect(answer.json()).toMatchObject({ query: 'q=praksa%20mostar&plain=mostar' })
})
