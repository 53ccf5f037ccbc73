import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { founded, type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ListedNotice, NoticeView } from '../../contract/notices.endpoints.ts'
import { REFUSED_CELLS, type RefusedCell } from '../../contract/tables.endpoints.ts'

let app: TestApp
let owner: Person
let organisation: string

beforeAll(async () => {
  app = await buildTestApp()
  const made = await founded(app)
  owner = made.owner
  organisation = made.id
})
afterAll(() => app.stop())

const COLUMNS = ['Naziv', 'Plata', 'Radno vrijeme', 'Rok', 'Grad']
const bring = (rows: string[][], who = owner, columns = COLUMNS) =>
  who.send('POST', '/api/notices/tables', { organisation, headRow: 1, columns, rows })
const waiting = async () =>
  (await owner.send('GET', '/api/notices')).json<{ notices: ListedNotice[] }>().notices.length

describe('a table of notices', () => {
  test('becomes notices that wait, with the pay of its column and no hours for a deadline', async () => {
    const answer = await bring([
      ['Kuhar', '1.200,00', '08:00 do 16:00 h od 1.12.2026.', '', 'Mostar'],
      [],
      ['Vozač', '1.500–1.800 KM', '', '2099-12-15', 'Tuzla'],
    ])
    expect(answer.statusCode).toBe(200)
    const { ids } = answer.json<{ ids: string[] }>()
    expect(ids).toHaveLength(2)
    const [cook, driver] = await Promise.all(
      ids.map(async (one) => (await owner.send('GET', `/api/notices/${one}`)).json<NoticeView>()),
    )
    expect(cook?.form).toMatchObject({
      title: 'Kuhar',
      amountMin: 1200,
      amountMax: 1200,
      currency: 'BAM',
      deadline: null,
      municipality: 'mostar',
    })
    expect(cook?.text).toContain('Radno vrijeme: 08:00 do 16:00')
    expect(driver?.form).toMatchObject({ amountMin: 1500, amountMax: 1800, deadline: '2099-12-15' })
    const { id: first, form } = driver as NoticeView
    expect((await owner.send('POST', `/api/notices/${first}/confirmation`, { form })).statusCode).toBe(200)
  })

  test('with a row that is not understood brings the others, and says where that one stands', async () => {
    const before = await waiting()
    const answer = await bring([
      ['Kuhar', '1.200', '', '', 'Mostar'],
      ['', 'dobra', '', '08:00 - 16:00', 'Tuzla'],
    ])
    expect(answer.statusCode).toBe(200)
    const wrong = [
      { row: 3, column: 'Naziv', value: '', reason: 'titleEmpty' },
      { row: 3, column: 'Plata', value: 'dobra', reason: 'amount' },
      { row: 3, column: 'Rok', value: '08:00 - 16:00', reason: 'deadline' },
    ]
    const { ids, refused } = answer.json<{ ids: string[]; refused: RefusedCell[] }>()
    expect(ids).toHaveLength(1)
    expect(refused).toEqual(wrong)
    expect(await waiting()).toBe(before + 1)
  })

  test('of which no row is understood brings nothing, and is refused with what is wrong', async () => {
    const before = await waiting()
    const answer = await bring([['', 'dobra', '', '', 'Tuzla']])
    expect(answer.statusCode).toBe(422)
    const body = answer.json<{ code: string; error: string; [REFUSED_CELLS]: RefusedCell[] }>()
    expect(body.code).toBe('notices.tableRefused')
    expect(body.error).toMatch(/2/)
    expect(body[REFUSED_CELLS]).toMatchObject([
      { row: 2, column: 'Naziv' },
      { column: 'Plata', value: 'dobra' },
    ])
    expect(await waiting()).toBe(before)
  })

  test('is for those who write for the organisation, and has rows and columns', async () => {
    expect((await bring([['Kuhar']], await person(app))).statusCode).toBe(404)
    expect((await bring([])).statusCode).toBe(422)
    expect((await bring([['Kuhar']], owner, [])).statusCode).toBe(422)
    expect((await bring([[]])).json<{ code: string }>().code).toBe('notices.nothingRead')
    expect((await app.http.inject({ method: 'POST', url: '/api/notices/tables' })).statusCode).toBe(401)
  })
})
