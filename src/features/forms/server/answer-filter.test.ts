import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '#platform/contract/local-time.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { ask, both, type Desk, formDesk } from './forms.fixture.ts'

let app: TestApp
let desk: Desk
let form: Awaited<ReturnType<Desk['form']>>
const days = ['sat', 'sun'].map((id) => ({ id, label: both(id) }))
const fields = [
  ask('short', 'name1', 'Ime'),
  ask('long', 'why11', 'Zašto'),
  ask('choice', 'pick1', 'Dan', { options: days }),
  ask('choices', 'many1', 'Dani', { options: days }),
  ask('yesno', 'flag1', 'Dolaziš?'),
  ask('number', 'sum11', 'Iznos'),
  ask('date', 'born1', 'Rođendan'),
  ask('ranking', 'rank1', 'Red', { options: days }),
  ask('matrix', 'grid1', 'Ocjene', { options: days, rows: [{ id: 'time', label: both('tačnost') }] }),
  ask('skills', 'able1', 'Vještine'),
  ask('file', 'file1', 'Papiri'),
]
beforeAll(async () => {
  app = await buildTestApp()
  desk = await formDesk(app)
  form = await desk.form(fields)
  await form.publish()
  await desk.post(form, {
    name1: 'Đenana Hodžić',
    why11: 'Volim Sunce',
    pick1: 'sat',
    many1: ['sat', 'sun'],
    flag1: 'yes',
    sum11: '1200,50',
    born1: '2001-05-07',
    'rank1.sat': '1',
    'rank1.sun': '2',
    'grid1.time': 'sat',
    able1: 'Excel, računovodstvo',
  })
  await desk.post(form, {
    name1: 'Sunčica',
    pick1: 'sun',
    many1: 'sun',
    flag1: 'no',
    sum11: '-3',
    born1: '1999-12-31',
    'rank1.sun': '1',
    'rank1.sat': '2',
    'grid1.time': 'sun',
  })
  await desk.post(form, { why11: 'Hodžić me poslala' })
})
afterAll(() => app.stop())

const numbers = async (filter: Record<string, string>) =>
  (await form.rows(`?${new URLSearchParams(filter)}`)).submissions.map(({ number }) => number)
const answering = (answer: string) => numbers({ answer })

async function migrateAgain(name: string): Promise<void> {
  const file = new URL(`../../../../migrations/${name}.sql`, import.meta.url)
  await app.services.pool.query(await readFile(file, 'utf8'))
}

describe('answers to a form are found', () => {
  test('by words of one answer and no other, without letter marks and unfinished', async () => {
    expect(await answering('name1:hodz')).toEqual([1])
    expect(await answering('why11:hodzic')).toEqual([3])
    expect(await answering('name1:denana hodžić')).toEqual([1])
    expect(await answering('name1:volim')).toEqual([])
    expect(await numbers({ q: 'hodzic' })).toEqual([3, 1])
  })

  test('by an option, by yes or no', async () => {
    expect(await answering('pick1:sun')).toEqual([2])
    expect(await answering('many1:sun')).toEqual([2, 1])
    expect(await answering('many1:sat')).toEqual([1])
    expect([await answering('flag1:yes'), await answering('flag1:no')]).toEqual([[1], [2]])
  })

  test('by who stands at a place of a ranking, by a row of a matrix, by skills', async () => {
    expect([await answering('rank1:1.sat'), await answering('rank1:1.sun')]).toEqual([[1], [2]])
    expect([await answering('rank1:2.sat'), await answering('rank1:3.sat')]).toEqual([[2], []])
    expect([await answering('grid1:time.sat'), await answering('grid1:time.sun')]).toEqual([[1], [2]])
    expect(await answering('grid1:sat.time')).toEqual([])
    expect(await answering('able1:racunov')).toEqual([1])
  })

  test('by the sort of a file, and by none, from before files were marked too', async () => {
    const own = await desk.form(fields)
    await own.publish()
    await desk.post(own, { name1: 'Bez' })
    await desk.post(own, { name1: 'S papirom' })
    await app.services.pool.query(
      `update form_submissions set terms = '', answers = answers || case number when 2 then $2::jsonb else '{}' end
       where form_id = $1`,
      [own.id, { file1: ['životopis.v2.PDF', 'slika.webp'], rank1: ['sun', 'sat'], able1: ['Šah'] }],
    )
    await migrateAgain('20261130T1010_forms_marks')
    const found = async (answer: string) =>
      (await own.rows(`?${new URLSearchParams({ answer })}`)).submissions.map(({ number }) => number)
    expect([await found('file1:any'), await found('file1:pdf'), await found('file1:picture')]).toEqual([
      [2],
      [2],
      [2],
    ])
    expect([await found('file1:sheet'), await found('rank1:1.sun'), await found('able1:sah')]).toEqual([
      [],
      [2],
      [2],
    ])
    await desk.post(own, { name1: 'Nov i bez' })
    expect(await found('file1:none')).toEqual([3, 1])
  })

  test('by bounds of figures and dates, of which one may be missing', async () => {
    expect(await answering('sum11:..0')).toEqual([2])
    expect(await answering('sum11:1200,5..')).toEqual([1])
    expect(await answering('sum11:-3..1200.5')).toEqual([2, 1])
    expect(await answering('born1:2000-01-01..')).toEqual([1])
    expect(await answering('born1:..1999-12-31')).toEqual([2])
    expect(await answering('born1:1999-12-31..2001-05-07')).toEqual([2, 1])
  })

  test('by the days on which people sent them, the first and the last included', async () => {
    const sent = '2026-03-29T00:30:00+01:00'
    await app.services.pool.query(
      'update form_submissions set created_at = $1 where form_id = $2 and number = 1',
      [sent, form.id],
    )
    expect(await numbers({ from: '2026-03-29', until: '2026-03-29' })).toEqual([1])
    expect(await numbers({ until: '2026-03-28' })).toEqual([])
    expect(await numbers({ from: '2026-03-30' })).toEqual([3, 2])
    expect(await numbers({ from: localDay(new Date()), answer: 'pick1:sun', status: 'received' })).toEqual([
      2,
    ])
  })

  test('by nothing that was never asked or says nothing, however odd it is', async () => {
    for (const odd of [
      'nope1:x',
      'rank1:sat',
      'rank1:0.sat',
      'grid1:time',
      'file1:exe',
      'sum11:abc',
      'sum11:..',
      'flag1:maybe',
      'name1:…',
      'born1:2001-05..',
    ])
      expect(await answering(odd), odd).toEqual([])
    expect(await answering(`name1:') or true --`)).toEqual([])
    for (const answer of ['', 'x', 'DROP:1', `name1:${'a'.repeat(200)}`])
      expect(
        (await desk.staff.send('GET', `${form.url}/submissions?${new URLSearchParams({ answer })}`))
          .statusCode,
      ).toBe(422)
    expect((await desk.staff.send('GET', `${form.url}/submissions?from=2026-13-01`)).statusCode).toBe(422)
  })

  test('by figures as they are now, page by page, and by none of answers that are gone', async () => {
    const { pool } = app.services
    const own = await desk.form(fields)
    await own.publish()
    await desk.post(own, { sum11: '10', born1: '2000-02-29' })
    await pool.query(
      `insert into form_submissions (id, form_id, version, number, answers, typed, locale, key_digest, created_at)
       select gen_random_uuid(), form_id, version, n, answers, typed, locale, decode(md5('figures' || n), 'hex'),
         created_at - make_interval(mins => n) from form_submissions, generate_series(2, 45) n where form_id = $1`,
      [own.id],
    )
    const found = async (answer: string, after = '') =>
      own.rows(`?${new URLSearchParams({ answer, ...(after && { after }) })}`)
    const first = await found('sum11:10..10')
    const next = await found('sum11:10..10', first.next!)
    expect([first, next].flatMap(({ submissions }) => submissions.map(({ number }) => number))).toEqual(
      Array.from({ length: 45 }, (_, at) => at + 1),
    )
    const change = (answers: string, some: number[]) =>
      pool.query('update form_submissions set answers = $2 where form_id = $1 and number = any($3)', [
        own.id,
        answers,
        some,
      ])
    await change('{"sum11": 11.5}', [3])
    expect((await found('sum11:11..12')).submissions.map(({ number }) => number)).toEqual([3])
    expect((await found('born1:2000-02-29..')).submissions).toHaveLength(40)
    await change('{}', [3, 4])
    expect((await found('sum11:11..')).submissions).toEqual([])
    const remaining = 'select count(*)::int as count from form_figures where form_id = $1'
    expect((await pool.query(remaining, [own.id])).rows).toEqual([{ count: 43 * 2 }])
    await pool.query('delete from form_submissions where form_id = $1', [own.id])
    expect((await pool.query(remaining, [own.id])).rows).toEqual([{ count: 0 }])
  })

  test('by figures of answers from before they were kept', async () => {
    await app.services.pool.query('delete from form_figures where form_id = $1', [form.id])
    expect(await answering('sum11:..0')).toEqual([])
    await migrateAgain('20261130T1001_forms_older_figures')
    expect(await answering('sum11:..0')).toEqual([2])
    expect(await answering('born1:2001-05-07..2001-05-07')).toEqual([1])
  })

  test('by words of answers from before the migration that marked them with their question', async () => {
    await app.services.pool.query(
      `update form_submissions set terms = array_to_tsvector('{hodzic}') where form_id = $1`,
      [form.id],
    )
    expect(await answering('name1:hodz')).toEqual([])
    await migrateAgain('20261129T0111_forms_word_places')
    expect(await answering('name1:hodz')).toEqual([1])
  })
})
