import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { insertCall, insertDraft, seatOnBoard } from '../calls.fixture.ts'

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
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refusal.code).toBe('calls.fundExceeded')
    expect(refusal.error.replaceAll('\u00a0', ' ')).toContain('8,000 KM')
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

/**
 * Creates a bank with a fund of 20,000 KM and two people on its board, and calls of 5,000 KM under review.
 */
async function underReview(calls = 1) {
  const { db, pool } = app.services
  const [ana, ben] = [await person(app), await person(app)]
  const dates = {
    opensAt: inHours(-900),
    deadline: inHours(-500),
    reviewUntil: inHours(200),
    voteFrom: null,
    voteUntil: null,
    resultsAt: inHours(300),
  }
  const first = await insertCall(db, { fund: 5000_00, vote: null, dates })
  const { bankId } = first
  const ids = [first.id]
  while (ids.length < calls) ids.push((await insertCall(db, { fund: 5000_00, vote: null, dates })).id)
  await pool.query('update grant_calls set bank_id = $1 where id = any($2)', [bankId, ids])
  await pool.query('insert into youth_bank_funds values ($1, $2, 2026, $3, $4)', [
    newId(),
    bankId,
    '{"bhs":"Grad","en":"City"}',
    20_000_00,
  ])
  await seatOnBoard(db, { bankId, board: [ana.userId, ben.userId] })
  return { ana, ben, bankId, paths: ids.map((id) => `/api/managed-calls/${id}`) }
}

const reason = { bhs: 'Sponzor je povećao fond.', en: 'A sponsor has raised the fund.' }

/** Writes a fund and proposes it. */
async function propose(who: Person, path: string, { fund, ...more }: { fund: number; overspend?: object }) {
  await saveFund(who, path, fund)
  return who.send('POST', `${path}/term-changes`, { reason, figuresSeen: true, ...more })
}

/** Signs the proposal that waits. */
async function sign(who: Person, path: string, body: object = {}) {
  const { termChange } = await read(who, path)
  return who.send('PUT', `${path}/term-changes/${termChange?.id}/confirmed`, body)
}

const fundsOf = (who: Person, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await read(who, path)).published?.fund))

describe('a fund that two signatures raise', () => {
  test('the board raises a fund above the rest of its bank with a reason that the second person reads, and the log keeps it', async () => {
    const { ana, ben, paths } = await underReview()
    const path = paths[0] ?? ''
    expect((await propose(ana, path, { fund: 25_000_00 })).json().code).toBe('calls.fundExceeded')
    expect((await read(ana, path)).termChange).toBeNull()
    const overspend = { left: 20_000_00, reason: REASON }
    const proposal = await propose(ana, path, { fund: 25_000_00, overspend })
    expect(proposal.json()).toMatchObject({ termChange: { what: ['fund'], overspend } })
    expect((await sign(ben, path)).statusCode).toBe(200)
    expect(await fundsOf(ana, paths)).toEqual([25_000_00])
    const { rows } = await app.services.pool.query(
      "select actor_id, reason from audit_entries where action = 'calls.exceed-fund' and subject_id = $1",
      [path.split('/').at(-1)],
    )
    expect(rows).toEqual([{ actor_id: ana.userId, reason: REASON }])
  })

  test('the server asks for no reason where the bank has enough, and asks the second person if another call took the money meanwhile', async () => {
    const { ana, ben, bankId, paths } = await underReview(2)
    const [path = '', other = ''] = paths
    expect((await propose(ana, path, { fund: 12_000_00 })).json().termChange.overspend).toBeNull()
    await propose(ana, other, { fund: 15_000_00 })
    expect((await sign(ben, other)).statusCode).toBe(200)
    const refusal = await sign(ben, path)
    expect(refusal.json().code).toBe('calls.fundExceeded')
    expect((await sign(ben, path, { overspend: { left: 15_000_00, reason: REASON } })).statusCode).toBe(409)
    const { bankFund } = await read(ben, path)
    expect(bankFund?.left).toBe(5000_00)
    const blank = await sign(ben, path, { overspend: { left: 5000_00, reason: ' ' } })
    expect(blank.statusCode).toBe(422)
    expect((await sign(ben, path, { overspend: { left: 5000_00, reason: REASON } })).statusCode).toBe(200)
    expect(await fundsOf(ana, paths)).toEqual([12_000_00, 15_000_00])
    const { rows } = await app.services.pool.query(
      `select a.actor_id from audit_entries a join grant_calls c on c.id::text = a.subject_id::text
        where a.action = 'calls.exceed-fund' and c.bank_id = $1`,
      [bankId],
    )
    expect(rows).toEqual([{ actor_id: ben.userId }])
  })

  test('two people sign raises over the same rest at once: one holds, the other waits for a reason', async () => {
    const { ana, ben, paths } = await underReview(3)
    // 10,000 KM are free for a call beside the two others.
    for (const path of paths) await propose(ana, path, { fund: 10_000_00 })
    const answers = await Promise.all(paths.map((path) => sign(ben, path)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await fundsOf(ana, paths)).toSorted()).toEqual([10_000_00, 5000_00, 5000_00])
  })

  test('the server lowers a fund by two signatures without a reason, whatever the bank has left', async () => {
    const { ana, ben, bankId, paths } = await underReview()
    await app.services.pool.query('update youth_bank_funds set amount = 100 where bank_id = $1', [bankId])
    expect((await propose(ana, paths[0] ?? '', { fund: 4000_00 })).statusCode).toBe(200)
    expect((await sign(ben, paths[0] ?? '')).statusCode).toBe(200)
  })

  test('two signatures change terms whose texts state other figures only once the proposer has seen them', async () => {
    const { ana, paths } = await underReview()
    const path = paths[0] ?? ''
    const { content, rulesOff } = await read(ana, path)
    const summary = { ...content.summary, bhs: 'Fond je 5.000 KM.' }
    await ana.send('PUT', path, { content: { ...content, summary, fund: 6000_00 }, rulesOff })
    const unseen = await ana.send('POST', `${path}/term-changes`, { reason })
    expect(unseen.json().code).toBe('calls.figuresDiffer')
    const body = { reason, figuresSeen: true }
    expect((await ana.send('POST', `${path}/term-changes`, body)).statusCode).toBe(200)
  })
})
