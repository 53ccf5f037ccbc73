import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { insertDraft } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates a bank with a fund of 20,000 KM, if any, and drafts of 12,000 KM each, one for each of its board. */
async function bankWith({ fund = 20_000_00, drafts = 2 } = {}) {
  const author = await person(app)
  const { id: first, bankId, programmeId } = await insertDraft(app.services.db, [author.userId])
  const [year, source] = [2026, '{"bhs":"Grad","en":"City"}']
  if (fund > 0)
    await app.services.pool.query('insert into youth_bank_funds values ($1, $2, $3, $4, $5)', [
      newId(),
      bankId,
      year,
      source,
      fund,
    ])
  const ids = [first]
  while (ids.length < drafts) {
    const body = { programme: programmeId, bank: bankId, from: first }
    ids.push((await author.send('POST', '/api/managed-calls', body)).json().id)
  }
  return { author, bankId, paths: ids.map((id) => `/api/managed-calls/${id}`) }
}

const publish = (who: Person, path = '', body: object = {}, language = 'en') =>
  who.send('POST', `${path}/publication`, body, { 'accept-language': language })

async function read(who: Person, path = ''): Promise<EditedCall> {
  return (await who.send('GET', path)).json()
}

/** Writes another fund into a call. */
async function saveFund(who: Person, path: string, fund: number) {
  const { content, rulesOff, version } = await read(who, path)
  const body = { content: { ...content, fund }, rulesOff }
  return who.send('PUT', path, body, { 'if-match': `"${version}"` })
}

const REASON = 'Općina Kakanj je obećala još 4.000 KM do kraja mjeseca.'

describe('a call that promises more than its bank has left', () => {
  test('the server rejects a call above the rest of its bank, and names the rest and the gap in the reader’s language', async () => {
    const { author, paths } = await bankWith()
    expect((await read(author, paths[0])).bankFund).toEqual({ year: 2026, left: 20_000_00 })
    expect((await publish(author, paths[0])).statusCode).toBe(200)
    // Its own promise is not counted against itself.
    expect((await read(author, paths[0])).bankFund?.left).toBe(20_000_00)
    expect((await read(author, paths[1])).bankFund?.left).toBe(8000_00)
    const [inEnglish, inBosnian] = [
      await publish(author, paths[1]),
      await publish(author, paths[1], {}, 'bs'),
    ].map((answer) => ({ ...answer.json(), error: answer.json().error.replaceAll('\u00a0', ' ') }))
    expect(inEnglish).toMatchObject({ code: 'calls.fundExceeded' })
    expect(inEnglish?.error).toMatch(/12,000 KM.*2026.*8,000 KM|12,000 KM.*8,000 KM.*2026/)
    expect(inEnglish?.error).toContain('4,000 KM')
    expect(inBosnian?.error).toMatch(/12\.000 KM.*2026\..*8\.000 KM.*nedostaje 4\.000 KM/)
  })

  test('the board publishes a call above the rest with a reason, which the log keeps, and an empty reason does not count', async () => {
    const { author, paths } = await bankWith({ fund: 8000_00, drafts: 1 })
    const overspend = { left: 8000_00, reason: REASON }
    const blank = await publish(author, paths[0], { overspend: { ...overspend, reason: ' \u200b' } })
    expect(blank.statusCode).toBe(422)
    expect((await publish(author, paths[0], { overspend })).json()).toMatchObject({ unpublished: false })
    const { rows } = await app.services.pool.query(
      "select reason from audit_entries where action = 'calls.publish' and actor_id = $1",
      [author.userId],
    )
    expect(rows).toEqual([{ reason: REASON }])
  })

  test('two people publish calls over the same rest at once: one call is published, the other author reads what is left by then', async () => {
    const { author, paths } = await bankWith()
    const answers = await Promise.all(paths.map((path) => publish(author, path)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused.code).toBe('calls.fundExceeded')
    expect(refused.error.replaceAll('\u00a0', ' ')).toContain('8,000 KM')
  })

  test('a confirmation of one gap does not publish a call whose gap has grown', async () => {
    const { author, paths } = await bankWith({ fund: 10_000_00, drafts: 3 })
    const seen = { overspend: { left: 10_000_00, reason: REASON } }
    const answers = await Promise.all(paths.map((path) => publish(author, path, seen)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const rest = paths[answers.findIndex(({ statusCode }) => statusCode === 409)] ?? ''
    // Minus 2,000 KM: the bank has promised more than it has already.
    const { bankFund } = await read(author, rest)
    expect(bankFund?.left).toBe(-2000_00)
    const again = { overspend: { left: -2000_00, reason: REASON } }
    expect((await publish(author, rest, again)).statusCode).toBe(200)
  })

  test('the server asks for a reason again when the fund of a published call grows, and for no other change', async () => {
    const { author, paths } = await bankWith({ fund: 12_000_00, drafts: 1 })
    const path = paths[0] ?? ''
    expect((await publish(author, path)).statusCode).toBe(200)
    await saveFund(author, path, 15_000_00)
    expect((await publish(author, path, { figuresSeen: true })).json().code).toBe('calls.fundExceeded')
    const overspend = { left: 12_000_00, reason: REASON }
    expect((await publish(author, path, { figuresSeen: true, overspend })).statusCode).toBe(200)
    const { content, rulesOff, version } = await read(author, path)
    const title = { bhs: 'Jesen i zima', en: 'Autumn and winter' }
    await author.send(
      'PUT',
      path,
      { content: { ...content, title }, rulesOff },
      { 'if-match': `"${version}"` },
    )
    expect((await publish(author, path, { figuresSeen: true })).statusCode).toBe(200)
  })

  test('the bank gets back the money of a cancelled call, and of one whose results are public', async () => {
    const { author, paths } = await bankWith({ drafts: 3 })
    await publish(author, paths[0])
    expect((await read(author, paths[1])).bankFund?.left).toBe(8000_00)
    const reason = { bhs: 'Općina je povukla novac.', en: 'The municipality withdrew the money.' }
    await author.send('POST', `${paths[0]}/cancellation`, { reason })
    expect((await read(author, paths[1])).bankFund?.left).toBe(20_000_00)
    await publish(author, paths[1])
    expect((await read(author, paths[2])).bankFund?.left).toBe(8000_00)
    // It gave nothing to anybody.
    const [, id] = /calls\/(.+)$/.exec(paths[1] ?? '') ?? []
    await app.services.pool.query(
      "update grant_calls set results_at = now() - interval '1 hour' where id = $1",
      [id],
    )
    expect((await read(author, paths[2])).bankFund?.left).toBe(20_000_00)
    // Unless its board has not decided: then the money is still promised.
    await app.services.pool.query('update grant_calls set held_at = now() where id = $1', [id])
    expect((await read(author, paths[2])).bankFund?.left).toBe(8000_00)
  })

  test('the server asks for no reason before anybody has entered the fund of the bank', async () => {
    const { author, paths } = await bankWith({ fund: 0, drafts: 1 })
    expect((await read(author, paths[0])).bankFund).toBeNull()
    expect((await publish(author, paths[0])).statusCode).toBe(200)
  })
})
