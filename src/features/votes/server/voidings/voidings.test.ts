import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { recount } from '../audit-file.ts'
import { closeNext, closeVote } from '../closing.service.ts'
import { ballotOf, underVote } from '../votes.fixture.ts'
import { newReceipt } from '../voting.service.ts'
import { voidingKind } from '../notifications.ts'

type Anomalies = ResponseOf<typeof getVoteAnomalies>

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REASON = 'Pet glasova s istog uređaja u jednoj minuti.'

/**
 * Creates a running vote with two board members; five votes for the second project share a device, three for the first do
 * not.
 */
async function voted() {
  const call = await underVote(app, { amounts: [900_00, 700_00] })
  const [ana, ivo] = [await writer(app, 'Ana'), await writer(app, 'Ivo')]
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [ana.userId, ivo.userId] })
  const [first, second] = (await ballotOf(app, call.slug)).options
  const device = randomBytes(32)
  const add = (option: string, on: Buffer = randomBytes(32)) =>
    app.services.pool.query(
      `insert into votes (id, call_id, option_id, receipt, phone_digest, device_digest, block_digest, network_digest, cast_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() - interval '2 hours')`,
      [newId(), call.id, option, newReceipt(), randomBytes(32), on, randomBytes(32), randomBytes(32)],
    )
  for (let at = 0; at < 3; at += 1) await add(first!.id)
  for (let at = 0; at < 5; at += 1) await add(second!.id, device)
  const at = `/api/votes/calls/${call.slug}`
  const read = async (one = ana) => (await one.send('GET', `${at}/anomalies`)).json<Anomalies>()
  const finding = async () => {
    const { kind, about, from } = (await read()).anomalies.find((one) => one.kind === 'device')!
    return { kind, about, from }
  }
  return {
    ...call,
    ana,
    ivo,
    first: first!,
    second: second!,
    read,
    finding,
    addMore: () => add(second!.id, device),
    propose: async (one = ana, meant?: Awaited<ReturnType<typeof finding>>) =>
      one.send('POST', `${at}/voidings`, { ...(meant ?? (await finding())), reason: REASON }),
    sign: (id: string, one = ivo) => one.send('PUT', `${at}/voidings/${id}/confirmed`),
    withdraw: (id: string, one = ivo) => one.send('DELETE', `${at}/voidings/${id}`),
    close: () => inTransaction(app.services.pool, (tx) => closeVote(tx, call.slug)),
    file: async () => (await app.http.inject(`/calls/${call.slug}/votes.csv`)).body,
    counted: async () => {
      const { rows } = await app.services.pool.query<{ valid: number; voided: number }>(
        `select count(*) filter (where void_reason is null)::int as valid,
           count(*) filter (where void_reason is not null)::int as voided from votes where call_id = $1`,
        [call.id],
      )
      return rows[0]!
    },
  }
}

describe('votes that are not real', () => {
  test('are left out by two of the board, with a reason that stands in the file, and the count anew agrees', async () => {
    const { propose, sign, read, ana, ivo, close, file, counted, second, addMore } = await voted()
    expect((await propose()).statusCode).toBe(204)
    expect(await counted()).toEqual({ valid: 8, voided: 0 })
    const { anomalies, voidings } = await read(ivo)
    expect(anomalies).toEqual([])
    expect(voidings).toMatchObject([
      { kind: 'device', votes: 5, title: second.title, reason: REASON, mine: false, confirmedBy: null },
    ])
    expect((await read(ana)).voidings[0]!.mine).toBe(true)
    // The proposal does not cover votes that come after it.
    await addMore()
    const { id } = voidings[0]!
    const own = await sign(id, ana)
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([409, 'votes.ownVoiding'])
    expect((await sign(id)).statusCode).toBe(204)
    expect(await counted()).toEqual({ valid: 4, voided: 5 })
    expect((await sign(id)).statusCode).toBe(409)
    expect((await read()).voidings[0]!.confirmedAt).not.toBeNull()

    await close()
    const result = recount(await file())
    expect(result).toMatchObject({ votes: 4, voided: 5 })
    expect(await file()).toContain(REASON)
  })

  test('wait for one signature however many sign at once, and are never half left out when the vote is closed meanwhile', async () => {
    const { propose, sign, read, ivo, close, counted, bankId } = await voted()
    await propose()
    const others = await Promise.all(['Mia', 'Jan', 'Edo'].map((name) => writer(app, name)))
    await seatOnBoard(app.services.db, { bankId, board: others.map(({ userId }) => userId) })
    const { id } = (await read()).voidings[0]!
    const [answers] = await Promise.all([Promise.all([ivo, ...others].map((one) => sign(id, one))), close()])
    const signed = answers.filter(({ statusCode }) => statusCode === 204)
    expect(signed.length).toBeLessThanOrEqual(1)
    const { voided } = await counted()
    expect(voided).toBe(signed.length === 1 ? 5 : 0)
    const { rows } = await app.services.pool.query<{ voided: number; votes: number }>(
      'select voided, votes from vote_closings where call_id = (select call_id from vote_voidings where id = $1)',
      [id],
    )
    expect(rows).toEqual([{ voided, votes: 8 - voided }])
  })

  test('are proposed once by two who find them at the same moment, and count again when the proposal is withdrawn', async () => {
    const { propose, ana, ivo, read, withdraw, finding, counted } = await voted()
    // All see it before the first of them proposes.
    const meant = await finding()
    const answers = await Promise.all([ana, ivo, ana].map((one) => propose(one, meant)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
    for (const late of answers.filter(({ statusCode }) => statusCode === 409))
      expect(late.json()).toMatchObject({ code: 'votes.nothingToVoid' })
    expect(await counted()).toEqual({ valid: 8, voided: 0 })
    const { voidings } = await read()
    expect(voidings).toHaveLength(1)
    expect((await withdraw(voidings[0]!.id)).statusCode).toBe(204)
    expect((await read()).voidings).toEqual([])
    expect((await finding()).kind).toBe('device')
    expect(await counted()).toEqual({ valid: 8, voided: 0 })
  })

  test('are told to the others of the board when they are proposed', async () => {
    const { propose, ana, ivo } = await voted()
    expect((await propose(ana)).statusCode).toBe(204)
    const told = async ({ userId }: typeof ana) =>
      (
        await app.services.pool.query(`select 1 from notifications where user_id = $1 and kind = $2`, [
          userId,
          voidingKind.id,
        ])
      ).rowCount
    expect([await told(ana), await told(ivo)]).toEqual([0, 1])
  })

  test('need a finding that the server makes at that moment: one that somebody made up leaves nothing out', async () => {
    const { ana, finding, first, slug, counted } = await voted()
    const { from } = await finding()
    for (const made of [
      { kind: 'burst', about: first.id, from },
      { kind: 'network', about: first.id, from },
      { kind: 'device', about: newId(), from },
    ]) {
      const answer = await ana.send('POST', `/api/votes/calls/${slug}/voidings`, { ...made, reason: REASON })
      expect(answer.json<{ code: string }>().code).toBe('votes.nothingToVoid')
    }
    expect(await counted()).toEqual({ valid: 8, voided: 0 })
  })

  test('keep a vote open until the day of its results while a proposal waits, and no longer', async () => {
    const { id: call, propose, counted } = await voted()
    await propose()
    const end = (dates: object) =>
      app.services.pool.query(
        `update grant_calls set content = jsonb_set(content, '{dates}', content -> 'dates' || $2::jsonb) where id = $1`,
        [call, JSON.stringify(dates)],
      )
    await end({ voteUntil: new Date(Date.now() - 60_000).toISOString() })
    expect(await closeNext(app.services)).toBe(false)
    await end({ resultsAt: new Date(Date.now() - 1000).toISOString() })
    expect(await closeNext(app.services)).toBe(true)
    expect(await counted()).toEqual({ valid: 8, voided: 0 })
  })

  test('are nobody’s business who is in a conflict over any project of the ballot, nor who sits on no board, nor once the vote is closed', async () => {
    const { leads, bankId, propose, close, finding, slug, ana } = await voted()
    const meant = await finding()
    const ask = (one = ana) =>
      one.send('POST', `/api/votes/calls/${slug}/voidings`, { ...meant, reason: REASON })
    expect((await ask(await writer(app, 'Selma'))).statusCode).toBe(404)
    await seatOnBoard(app.services.db, { bankId, board: [leads[0]!.userId] })
    const answer = await ask(leads[0])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'votes.inConflict'])
    await propose()
    await close()
    expect((await ask()).json<{ code: string }>().code).toBe('votes.voteOver')
  })
})
