import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { digestOf, recount } from './audit-file.ts'
import { deleteVoterDigests } from './closing.queries.ts'
import { closeNext } from './closing.service.ts'
import { ballotOf, inHours, newPhone, underVote, voter } from './votes.fixture.ts'
import { votes as feature } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

/** Ends the vote of a call by the clock. */
async function endVote(callId: string): Promise<void> {
  await app.services.pool.query(
    `update grant_calls set content = jsonb_set(jsonb_set(content, '{dates,voteUntil}', to_jsonb($2::text)),
      '{dates,resultsAt}', to_jsonb($3::text)), results_at = $3::timestamptz where id = $1`,
    [callId, inHours(-1), inHours(1)],
  )
}

describe('the end of a vote', () => {
  test('shares the fund out by votes, tells the teams, and publishes a file that anybody can count', async () => {
    const { id, slug, canvases, leads } = await underVote(app, {
      amounts: [900_00, 800_00, 600_00],
      changed: { fund: 1700_00 },
    })
    const { options } = await ballotOf(app, slug)
    const of = (amount: number) => options.find((one) => one.amount === amount)?.id ?? ''
    const receipts: string[] = []
    for (const amount of [800_00, 800_00, 900_00, 900_00, 800_00, 600_00])
      receipts.push((await voter(app, newPhone()).vote(slug, of(amount))).cast.receipt)
    await endVote(id)
    expect(codeOf(await voter(app, newPhone()).ask(slug))).toBe('votes.notVoting')
    expect((await ballotOf(app, slug)).state).toBe('counting')
    const shared = await feature.shareTitle!(app.services, `glasanje-${slug}`)
    expect(shared?.facts?.en.at(-1)).toBe('The vote is over')
    // Two instances in the same minute.
    await Promise.all([closeNext(app.services), closeNext(app.services)])
    const ballot = await ballotOf(app, slug)
    expect(ballot).toMatchObject({ state: 'closed', left: 0, closing: { votes: 6, voided: 0 } })
    const outcome = ballot.options.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    expect(outcome.map(({ amount, votes, given }) => [amount, votes, given])).toEqual([
      [800_00, 3, 800_00],
      [900_00, 2, 900_00],
      [600_00, 1, null],
    ])
    const { rows: projects } = await app.services.pool.query<{ amount: number }>(
      'select amount from projects where call_id = $1 order by amount',
      [id],
    )
    expect(projects.map(({ amount }) => amount)).toEqual([800_00, 900_00])
    const file = await app.http.inject(`/calls/${slug}/votes.csv`)
    expect(digestOf(file.body)).toBe(ballot.closing?.digest)
    expect(recount(file.body)).toMatchObject({ slug, votes: 6, left: 0 })
    for (const receipt of receipts) expect(file.body).toContain(receipt)
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select u.email from users u join canvases c on c.lead_id = u.id where c.id = $1',
      [canvases[1]],
    )
    expect(leads).toHaveLength(3)
    const letter = await app.mails.next(rows[0]?.email ?? '', ({ subject = '' }) =>
      subject.includes('dobija'),
    )
    expect(letter.text).toContain('800\u00a0KM')
  })

  test('does not come while the board has not decided on every application', async () => {
    const { id } = await underVote(app, { amounts: [900_00, 700_00] })
    await endVote(id)
    await app.services.pool.query(
      `update review_decisions set confirmed_at = null where canvas_id = (
        select canvas_id from review_decisions where call_id = $1 limit 1)`,
      [id],
    )
    expect(await closeNext(app.services)).toBe(false)
    await app.services.pool.query(
      'update review_decisions set confirmed_at = now() where call_id = $1 and confirmed_at is null',
      [id],
    )
    expect(await closeNext(app.services)).toBe(true)
  })

  test('comes for a vote to which nobody came, and nobody gets money', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    await ballotOf(app, slug)
    await endVote(id)
    while (await closeNext(app.services)) continue
    expect(await ballotOf(app, slug)).toMatchObject({
      state: 'closed',
      left: 2000_00,
      closing: { votes: 0 },
      options: [{ votes: 0, given: null }],
    })
  })

  test('leaves nothing that links a phone to a vote, a month later nothing that tells devices apart, and the file stays the same', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const number = newPhone()
    await voter(app, number).vote(slug, option?.id ?? '')
    await endVote(id)
    while (await closeNext(app.services)) continue
    const file = async () => (await app.http.inject(`/calls/${slug}/votes.csv`)).body
    const before = await file()
    const { rows: kept } = await app.services.pool.query(
      `select num_nonnulls(phone_digest, code_id)::int as linked, cast_at = date_trunc('hour', cast_at) as coarse,
         substr(id::text, 15, 1) as version from votes where call_id = $1`,
      [id],
    )
    // An id with a timestamp would reveal as much as the minute.
    expect(kept).toEqual([{ linked: 0, coarse: true, version: '4' }])
    for (const table of ['vote_keys', 'vote_codes'])
      expect(
        (await app.services.pool.query(`select from ${table} where call_id = $1`, [id])).rows,
      ).toHaveLength(0)
    await app.services.pool.query(
      `update vote_closings set closed_at = now() - interval '31 days' where call_id = $1`,
      [id],
    )
    await app.services.pool.query(
      `update grant_calls set content = jsonb_set(content, '{dates,resultsAt}', to_jsonb((now() - interval '31 days')::text)) where id = $1`,
      [id],
    )
    await deleteVoterDigests(app.services.db)
    // The file is built once, at the closing; later changes to the ballot do not alter it.
    await app.services.pool.query(`update vote_options set title = '=1+1' where call_id = $1`, [id])
    const { rows } = await app.services.pool.query<{ left: number }>(
      `select num_nonnulls(phone_digest, block_digest, device_digest, network_digest, code_id) as left from votes where call_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ left: 0 }])
    expect(await file()).toBe(before)
    // Neither the number nor its digests appear in the published file.
    expect(before).not.toContain(number.replace(/\D/g, '').slice(1))
  })
})
