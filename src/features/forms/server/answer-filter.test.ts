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
  })
  await desk.post(form, {
    name1: 'Sunčica',
    pick1: 'sun',
    many1: 'sun',
    flag1: 'no',
    sum11: '-3',
    born1: '1999-12-31',
  })
  await desk.post(form, { why11: 'Hodžić me poslala' })
})
afterAll(() => app.stop())

const numbers = async (filter: Record<string, string>) =>
  (await form.rows(`?${new URLSearchParams(filter)}`)).submissions.map(({ number }) => number)
const answering = (answer: string) => numbers({ answer })

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

  test('by words of answers from before the migration that marked them with their question', async () => {
    await app.services.pool.query(
      `update form_submissions set terms = array_to_tsvector('{hodzic}') where form_id = $1`,
      [form.id],
    )
    expect(await answering('name1:hodz')).toEqual([])
    const { readFile } = await import('node:fs/promises')
    await app.services.pool.query(
      await readFile(
        new URL('../../../../migrations/20261129T0111_forms_word_places.sql', import.meta.url),
        'utf8',
      ),
    )
    expect(await answering('name1:hodz')).toEqual([1])
  })
})
