import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { ballotOf, underVote } from '../votes.fixture.ts'
import { newReceipt } from '../voting.service.ts'

type Anomalies = ResponseOf<typeof getVoteAnomalies>

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates a running vote with one board member, and votes of this age in minutes. */
async function voted() {
  const call = await underVote(app, { amounts: [900_00, 700_00] })
  const ana = await writer(app, 'Ana')
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [ana.userId] })
  const [first, second] = (await ballotOf(app, call.slug)).options
  const add = (option: string, minutesAgo: number, shared: { device?: Buffer; block?: Buffer } = {}) =>
    app.services.pool.query(
      `insert into votes (id, call_id, option_id, receipt, phone_digest, device_digest, block_digest, network_digest, cast_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        newId(),
        call.id,
        option,
        newReceipt(),
        randomBytes(32),
        shared.device ?? randomBytes(32),
        shared.block ?? randomBytes(32),
        randomBytes(32),
        new Date(Math.floor(Date.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS - minutesAgo * MINUTE_MS),
      ],
    )
  const read = (one = ana) => one.send('GET', `/api/votes/calls/${call.slug}/anomalies`)
  return { ...call, ana, first: first!, second: second!, add, read }
}

describe('what is unusual about a vote', () => {
  test('is read by the board: votes from one device, a range of numbers and a sudden ten minutes, and nobody’s number', async () => {
    const { first, second, add, read } = await voted()
    const [device, block] = [randomBytes(32), randomBytes(32)]
    for (let at = 0; at < 6; at += 1) await add(first.id, 60 + at * 20)
    for (let at = 0; at < 3; at += 1) await add(second.id, 300 + at, { device })
    for (let at = 0; at < 4; at += 1) await add(second.id, 500 + at * 15, { block })
    for (let at = 0; at < 12; at += 1) await add(first.id, 21)
    const answer = await read()
    const { anomalies, votes } = answer.json<Anomalies>()
    expect(votes).toBe(25)
    expect(anomalies.map(({ kind, title, votes: own }) => [kind, title, own])).toEqual([
      ['burst', first.title, 12],
      ['block', second.title, 4],
      ['device', second.title, 3],
    ])
    expect(answer.body).not.toContain(device.toString('base64url'))
  })

  test('is nothing where people vote as people do', async () => {
    const { first, add, read } = await voted()
    for (let at = 0; at < 8; at += 1) await add(first.id, 30 + at * 25)
    expect((await read()).json<Anomalies>().anomalies).toEqual([])
  })

  test('is not for teams, nor for members who sit on no board', async () => {
    const { leads, read } = await voted()
    const other = await writer(app, 'Selma')
    for (const one of [other, leads[0]!]) expect((await read(one)).statusCode).toBe(404)
  })
})
