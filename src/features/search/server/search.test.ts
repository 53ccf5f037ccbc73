import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { rebuildIndex } from './documents/documents.service.ts'
import { tidyTask } from './documents/documents.task.ts'
import { clear, makeOrganisation, makeSkill, publish, search, titles } from './search.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())
beforeEach(() => clear(app))

describe('a visitor who searches', () => {
  test.each([
    'inženjer',
    'инжењер',
    'inzenjer',
    'INŽENJERKA',
    'inženjerima',
    'inžen',
    'engineer',
    'engineers',
  ])('finds the same job by %s', async (q) => {
    await publish(app, { bhs: 'Inženjer/inženjerka građevinarstva', en: 'Civil engineer' })
    await publish(app, { bhs: 'Kuhar ili kuharica' })
    expect(await titles(app, { q })).toEqual(['Inženjer/inženjerka građevinarstva'])
  })

  test('finds while typing what the letters begin, also where they are a stem of something else', async () => {
    await publish(app, { bhs: 'Volonterke za sajam' })
    await publish(app, { bhs: 'Volontiranje u biblioteci' })
    expect((await titles(app, { q: 'volont' })).sort()).toEqual([
      'Volonterke za sajam',
      'Volontiranje u biblioteci',
    ])
  })

  test('finds what is written in Cyrillic', async () => {
    await publish(app, { bhs: 'Програмерка' })
    expect(await titles(app, { q: 'programer' })).toEqual(['Програмерка'])
  })

  test('needs every word, and finds them in the text, the organisation, the place and the skills', async () => {
    const skill = await makeSkill(app, { bhs: 'zavarivanje', en: 'welding' })
    await publish(app, {
      bhs: 'Majstor',
      body: 'Radiš u hali.',
      organisation: 'Željezara',
      municipalities: ['zenica'],
      skills: [skill],
    })
    for (const q of ['majstor zenica', 'majstor hali', 'željezara', 'welding', 'zavarivanje zenici', 'posao'])
      expect([q, await titles(app, { q })]).toEqual([q, ['Majstor']])
    expect(await titles(app, { q: 'majstor tuzla', plain: 'tuzla' })).toEqual([])
  })

  test('sees first what says it in the title, the newest before the older', async () => {
    await publish(app, { bhs: 'Vozač B', published: 3 })
    await publish(app, { bhs: 'Skladište', body: 'tražimo i vozača', published: 0 })
    await publish(app, { bhs: 'Vozač C', published: 1 })
    expect(await titles(app, { q: 'vozač' })).toEqual(['Vozač C', 'Vozač B', 'Skladište'])
    expect(await titles(app, { q: 'vozač', sort: 'newest' })).toEqual(['Skladište', 'Vozač C', 'Vozač B'])
  })

  test.each([
    ['tulza', 'tuzla'],
    ['programre', 'programer'],
    ['mraketing', 'marketing'],
    ['čistaćica', 'čistačica'],
    ['зубарр', 'zubar'],
  ])('is understood when %s is typed', async (typed, meant) => {
    await publish(app, { bhs: `Posao: ${meant}` })
    const { items, meant: understood } = await search(app, { q: typed })
    expect([items.length, understood ?? meant]).toEqual([1, meant])
  })

  test('is understood by letters that changed places before one that is left out', async () => {
    await publish(app, { bhs: 'Programe vodi tim' })
    await publish(app, { bhs: 'Programer' })
    expect((await search(app, { q: 'programre' })).meant).toBe('programer')
  })

  test('hears which word stands nowhere', async () => {
    await publish(app, { bhs: 'Kuhar' })
    const answer = await search(app, { q: 'kuhar xqwzzq' })
    expect(answer).toMatchObject({ items: [], total: 0, unknown: 'xqwzzq', meant: null })
  })

  test('sees where it is said, in title and text, as places and never as markup', async () => {
    await publish(app, { bhs: 'Referent <b>prodaje</b>', body: 'Prodaja na terenu, u prodajnom timu.' })
    const [found] = (await search(app, { q: 'prodaja' })).items
    const text = found?.title.bhs ?? ''
    expect(found?.titleMarks.bhs.map(([from, to]) => text.slice(from, to))).toEqual(['prodaje'])
    expect(found?.excerpt.bhs?.marks.length).toBeGreaterThan(0)
    expect(JSON.stringify(found?.excerpt)).not.toMatch(/<mark|<b>/)
  })

  test('may type whatever they like', async () => {
    await publish(app, { bhs: 'Kuhar' })
    for (const q of ["'", '& | ! ( ) :*', "kuhar' | 'x", '\\', '%_', 'a'.repeat(120), '🙂', '--', 'c++ c#'])
      expect(
        (await app.http.inject({ method: 'GET', url: '/api/opportunities', query: { q } })).statusCode,
      ).toBe(200)
  })

  test('is told which part of the address is wrong', async () => {
    const wrongs: Record<string, string>[] = [
      { kind: 'x' },
      { place: 'atlantida' },
      { after: 'x' },
      {
        after: Buffer.from(
          '["newest",0,"2026-99-99 00:00:00+00","0190a000-0000-7000-8000-000000000001"]',
        ).toString('base64url'),
      },
      { q: 'x'.repeat(121) },
      { nothing: '1' },
      { ids: 'x' },
    ]
    for (const wrong of wrongs) {
      const answer = await app.http.inject({ method: 'GET', url: '/api/opportunities', query: wrong })
      expect([wrong, answer.statusCode]).toEqual([wrong, 422])
    }
  })
})

describe('what is found', () => {
  test('is open: not drafts, not closed ones, not past their deadline, not of a suspended organisation', async () => {
    const organisationId = await makeOrganisation(app, 'Sumnjiva firma')
    await publish(app, { bhs: 'Nacrt', status: 'draft' })
    await publish(app, { bhs: 'Prošlo', deadline: -1 })
    const closing = await publish(app, { bhs: 'Zatvara se' })
    await publish(app, { bhs: 'Suspendovano', organisationId })
    await publish(app, { bhs: 'Otvoreno', deadline: 1 })
    expect((await titles(app, {})).sort()).toEqual(['Otvoreno', 'Suspendovano', 'Zatvara se'])
    const { pool } = app.services
    await pool.query(`update opportunities set status = 'closed' where id = $1`, [closing])
    await pool.query('update organisations set suspended_at = now()')
    expect(await titles(app, {})).toEqual(['Otvoreno'])
    await pool.query('update organisations set suspended_at = null')
    expect((await titles(app, {})).sort()).toEqual(['Otvoreno', 'Suspendovano'])
  })

  test('follows every change, and the index can be made anew at any time', async () => {
    const id = await publish(app, { bhs: 'Pekar' })
    expect(await titles(app, { q: 'pekar' })).toEqual(['Pekar'])
    const { pool } = app.services
    await pool.query(`update opportunities set title = '{"bhs":"Mesar","en":""}' where id = $1`, [id])
    expect(await titles(app, { q: 'mesar' })).toEqual(['Mesar'])
    expect(await titles(app, { q: 'pekar' })).toEqual([])
    await pool.query('truncate opportunity_search, search_terms, search_spellings')
    expect(await titles(app, {})).toEqual([])
    await rebuildIndex(app.services)
    expect(await titles(app, { q: 'mesaar' })).toEqual(['Mesar'])
    await pool.query('delete from opportunities')
    await tidyTask.handle(app.services, {}, { id: '', complete: async () => undefined })
    expect((await pool.query('select 1 from search_terms')).rowCount).toBe(0)
  })

  test('is brought in once by many who search at the same moment', async () => {
    for (let n = 0; n < 12; n += 1)
      await publish(app, { bhs: `Moler ${n}`, organisation: `Boje ${n} i lakovi` })
    const lists = await Promise.all(Array.from({ length: 12 }, () => search(app, { q: 'moler' })))
    expect(Math.max(...lists.map(({ items }) => items.length))).toBe(12)
    expect((await search(app, { q: 'moler' })).total).toBe(12)
  })
})

describe('pages', () => {
  test.each(['newest', 'deadline', 'best'])(
    'in the order %s show everything once, although more comes in between',
    async (sort) => {
      for (let n = 0; n < 55; n += 1)
        await publish(app, {
          bhs: n % 3 === 0 ? `Konobar ${n}` : `Ljeto ${n}`,
          body: 'konobar na moru',
          published: 1 + Math.floor(n / 10),
          ...(n % 4 > 0 && { deadline: 1 + Math.floor(n / 7) }),
        })
      const before = (await titles(app, { q: 'konobar' })).length
      expect(before).toBe(20)
      const seen: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const page: Awaited<ReturnType<typeof search>> = await search(app, {
          q: 'konobar',
          sort,
          ...(after && { after }),
        })
        expect(page.facets === null).toBe(after !== '')
        seen.push(...page.items.map(({ title }) => title.bhs))
        after = page.next
        // New ones appear at the top while somebody reads on.
        await publish(app, { bhs: 'Konobar novi', published: 0, deadline: 0.5 })
      }
      const old = seen.filter((title) => title !== 'Konobar novi')
      expect(old.length).toBe(55)
      expect(new Set(old).size).toBe(55)
    },
  )

  test('are short and few when only some are asked for', async () => {
    const id = await publish(app, { bhs: 'Ova' })
    await publish(app, { bhs: 'Ona' })
    expect(await titles(app, { ids: id })).toEqual(['Ova'])
  })

  test('a mark of one order is not one of another', async () => {
    for (let n = 0; n < 21; n += 1) await publish(app, { bhs: `Konobar ${n}` })
    const { next } = await search(app, { sort: 'newest' })
    const answer = await app.http.inject({
      method: 'GET',
      url: '/api/opportunities',
      query: { sort: 'deadline', after: next ?? '' },
    })
    expect(answer.statusCode).toBe(422)
  })
})

describe('what nobody offers', () => {
  const misses = async () =>
    (
      await app.services.pool.query<{ term: string; count: number }>(
        'select term, count from search_misses order by term',
      )
    ).rows

  test('is counted by day and word, without whoever asked', async () => {
    await publish(app, { bhs: 'Kuhar' })
    await search(app, { q: 'Астронаут' })
    await search(app, { q: 'astronaut' })
    await search(app, { q: 'kuhar' })
    expect(await misses()).toEqual([{ term: 'astronaut', count: 2 }])
  })

  test('is not counted where filters are on, nor what looks like somebody’s number or address', async () => {
    for (const query of [
      { q: 'astronaut', kind: 'job' },
      { q: '061222333' },
      { q: 'amra@primjer.ba' },
      { q: 'x' },
    ])
      await search(app, query as unknown as Record<string, string>)
    expect(await misses()).toEqual([])
  })

  test('is forgotten where it was only the beginning of a word', async () => {
    for (const q of ['astro', 'astrona', 'astronaut']) await search(app, { q })
    await tidyTask.handle(app.services, {}, { id: '', complete: async () => undefined })
    expect(await misses()).toEqual([{ term: 'astronaut', count: 1 }])
  })
})
