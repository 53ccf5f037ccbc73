import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { CastVote } from '../contract/votes.endpoints.ts'
import { digestOf, recount } from './audit-file.ts'
import { forgetVoters } from './closing.queries.ts'
import { closeNext } from './closing.service.ts'
import { ballotOf, underVote, VOTING, voter } from './votes.fixture.ts'
import { votes as feature } from './index.ts'
import { budgetKey, OPEN_CODES_PER_VOTE_AND_DAY } from './code-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = ({ json }: { json: () => { code?: string } }) => json().code
/** Numbers that are unique in these tests. */
let phones = 0
const phone = () => `061 5${String(10_000 + (phones += 1)).padStart(5, '0')}`
/** Returns the browser of a signed-in member. */
function browserOf({ headers }: SignedIn) {
  const browser = visitor(app)
  const [name = '', value = ''] = headers.cookie.split(/=(.*)/s)
  browser.jar.set(name, value)
  browser.carry(headers.authorization.replace('Bearer ', ''))
  return browser
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Ends the vote of a call by the clock. */
async function endVote(callId: string): Promise<void> {
  await app.services.pool.query(
    `update grant_calls set content = jsonb_set(jsonb_set(content, '{dates,voteUntil}', to_jsonb($2::text)),
      '{dates,resultsAt}', to_jsonb($3::text)), results_at = $3::timestamptz where id = $1`,
    [callId, inHours(-1), inHours(1)],
  )
}

describe('a ballot', () => {
  test('has what two of the board have approved, with money and idea, and no counts of the hour that runs', async () => {
    const { slug } = await underVote(app, { amounts: [900_00, null, 700_00] })
    const ballot = await ballotOf(app, slug)
    expect(ballot).toMatchObject({ state: 'open', canVote: true, minVotes: 1, fund: 2000_00, closing: null })
    expect(ballot.options.map(({ amount }) => amount).sort()).toEqual([700_00, 900_00])
    const [first] = ballot.options
    expect(first?.idea).toContain('nemaju gdje da sjednu')
    await voter(app, phone()).vote(slug, first?.id ?? '')
    expect((await ballotOf(app, slug)).options.map(({ votes }) => votes)).toEqual([0, 0])
  })

  test('is shared with its name, its fund and the day until which one votes, once it is public', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const share = await feature.shareTitle!(app.services, `glasanje-${slug}`)
    expect(share).toMatchObject({
      bhs: expect.stringMatching(/^Glasanje: \S/),
      en: expect.stringMatching(/^Vote: \S/),
    })
    expect(share?.facts?.bhs).toEqual([
      expect.any(String),
      '2.000\u00a0KM',
      expect.stringMatching(/^Glasa se do \d+\.\s\d+\.\s\d{4}\.$/u),
    ])
    expect(await feature.sitemap!(app.services)).toContainEqual({ path: `/calls/${slug}/vote` })
    expect(await feature.shareTitle!(app.services, 'glasanje-nikad')).toBeUndefined()
  })

  test('is not there for a call that its board decides alone, nor for one that is cancelled', async () => {
    const alone = await underVote(app, { amounts: [900_00], changed: { vote: null } })
    const gone = await underVote(app, { amounts: [900_00] })
    await app.services.pool.query(`update grant_calls set status = 'cancelled' where id = $1`, [gone.id])
    for (const { slug } of [alone, gone])
      expect((await app.http.inject(`/api/public/calls/${slug}/ballot`)).statusCode).toBe(404)
  })

  test('is read before the vote, once the board has had its time', async () => {
    const dates = { ...VOTING, voteFrom: inHours(5) }
    const { slug } = await underVote(app, { amounts: [900_00], changed: { dates } })
    const ballot = await ballotOf(app, slug)
    expect([ballot.state, ballot.options.length]).toEqual(['soon', 1])
    expect(codeOf(await voter(app, phone()).ask(slug))).toBe('votes.notVoting')
  })
})

describe('a vote', () => {
  test('is cast with the code from the SMS, and its receipt comes again when the answer was lost', async () => {
    const { slug } = await underVote(app, { amounts: [900_00, 700_00] })
    const [first, second] = (await ballotOf(app, slug)).options
    const amra = voter(app, phone())
    const { code } = (await amra.ask(slug)).json<{ code: string }>()
    const digits = await amra.read()
    const cast = (await amra.cast(slug, { code, digits, option: first?.id ?? '' })).json<CastVote>()
    expect(cast.receipt).toMatch(/^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$/)
    const again = await amra.cast(slug, { code, digits, option: second?.id ?? '' })
    expect(again.json()).toEqual(cast)
  })

  test('is one for each phone, however it is written; who asks again reads that in the SMS and nowhere else', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const number = phone()
    const amra = voter(app, number)
    await amra.vote(slug, option?.id ?? '')
    const other = voter(app, number.replace(' ', '/'))
    const asked = await other.ask(slug)
    expect(asked.json()).toEqual({ code: expect.any(String), phone: expect.stringContaining('•••') })
    const to = `+387${number.replace(/\D/g, '').slice(1)}@sms.localhost`
    await app.mails.next(to, ({ text = '' }) => text.includes('već glasano'))
  })

  test('is refused with a wrong code, and after five tries only another code helps', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const amra = voter(app, phone())
    const { code, digits } = await amra.known(slug)
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    const cast = (those: string) => amra.cast(slug, { code, digits: those, option: option?.id ?? '' })
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await cast(wrong)
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'votes.codeInvalid'])
      expect(answer.json<{ error: string }>().error).toContain(left > 0 ? String(left) : 'Zatraži novi kod')
    }
    // The right code too, so that nobody learns which it was.
    expect((await cast(digits)).statusCode).toBe(429)
    const next = await amra.known(slug)
    const answer = await amra.cast(slug, { ...next, option: option?.id ?? '' })
    expect(answer.statusCode).toBe(200)
  })

  test('is cast with the first message too when it comes after a second was asked for, but not from another device', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const number = phone()
    const amra = voter(app, number)
    const first = await amra.known(slug)
    const second = (await amra.ask(slug)).json<{ code: string }>()
    const stranger = voter(app, number)
    const theirs = (await stranger.ask(slug)).json<{ code: string }>()
    const cast = { digits: first.digits, option: option?.id ?? '' }
    expect(codeOf(await stranger.cast(slug, { ...cast, code: theirs.code }))).toBe('votes.codeInvalid')
    expect((await amra.cast(slug, { ...cast, code: second.code })).statusCode).toBe(200)
  })

  test('of an owner is not in the way of strangers: they use up neither the tries nor the codes of who holds one', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const number = phone()
    const owner = voter(app, number)
    const held = await owner.known(slug)
    for (let at = 0; at < 12; at += 1) {
      const stranger = voter(app, number)
      const { code } = (await stranger.ask(slug)).json<{ code?: string }>()
      if (code === undefined) continue
      for (let guess = 0; guess < 6; guess += 1)
        await stranger.cast(slug, { code, digits: String(100_000 + guess), option: option?.id ?? '' })
    }
    expect((await owner.ask(slug)).statusCode).toBe(200)
    expect((await owner.cast(slug, { ...held, option: option?.id ?? '' })).statusCode).toBe(200)
  })

  test('is refused for a number of another country or of no mobile phone, and for a code that is old', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    for (const number of ['033 555 014', '+385 91 555 014', 'abc', '-5', '061\u0000555014'])
      expect((await voter(app, number).ask(slug)).json()).toMatchObject({
        code: 'votes.wrongNumber',
        fields: { phone: expect.stringContaining('061 555 014') },
      })
    const unread = await voter(app, phone()).cast(slug, { code: newId(), digits: '12a456', option: newId() })
    expect(unread.json()).toMatchObject({ fields: { digits: 'Kod iz SMS-a ima šest cifara.' } })
    const amra = voter(app, phone())
    const { code, digits } = await amra.known(slug)
    await app.services.pool.query(
      `update vote_codes set sent_at = now() - interval '11 minutes' where id = $1`,
      [code],
    )
    const answer = await amra.cast(slug, { code, digits, option: option?.id ?? '' })
    expect(codeOf(answer)).toBe('votes.codeExpired')
  })

  test('is one also when the same phone votes fifty times at once with several codes', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00, 700_00] })
    const options = (await ballotOf(app, slug)).options
    const amra = voter(app, phone())
    const codes = [await amra.known(slug), await amra.known(slug), await amra.known(slug)]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        amra.cast(slug, { ...codes[at % 3]!, option: options[at % 2]?.id ?? '' }),
      ),
    )
    const receipts = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((one) => one.json<{ receipt: string }>())
    expect(new Set(receipts.map(({ receipt }) => receipt)).size).toBe(1)
    const { rows } = await app.services.pool.query('select from votes where call_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  test('comes from four people on one device at most', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const tablet = visitor(app)
    for (let at = 0; at < 4; at += 1)
      expect((await voter(app, phone(), tablet).vote(slug, option?.id ?? '')).answer.statusCode).toBe(200)
    const { answer } = await voter(app, phone(), tablet).vote(slug, option?.id ?? '')
    expect(codeOf(answer)).toBe('votes.deviceFull')
  })
})

describe('a flood of requests for codes', () => {
  test('sends no more than a place may, while others vote; who votes gives theirs back', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const address = '10.77.0.1'
    for (let at = 0; at < 5; at += 1)
      await voter(app, phone(), visitor(app, { address })).vote(slug, option?.id ?? '')
    const asked = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        voter(app, `061 6${String(at * 613 + 10_000).padStart(5, '0')}`, visitor(app, { address })).ask(slug),
      ),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40)
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(80)
    const elsewhere = await voter(app, phone()).vote(slug, option?.id ?? '')
    expect(elsewhere.answer.statusCode).toBe(200)
    const { rows } = await app.services.pool.query('select from vote_codes where call_id = $1', [id])
    expect(rows).toHaveLength(46)
  })

  test('for numbers in a row from one place ends after six', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    await ballotOf(app, slug)
    const address = '10.78.0.1'
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        voter(app, `061 7000${String(at).padStart(2, '0')}`, visitor(app, { address })).ask(slug),
      ),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  })

  test('from everywhere at once spends the budget of the day and no more; staff hear of it and members still get theirs', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const { pool } = app.services
    const staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    await pool.query(
      `insert into limit_counters (key, count, resets_at) values ($1, $2, now() + interval '1 hour')`,
      [budgetKey(id), OPEN_CODES_PER_VOTE_AND_DAY - 3],
    )
    const voters = Array.from({ length: 40 }, () => voter(app, phone()))
    const asked = await Promise.all(voters.map((one) => one.ask(slug)))
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(37)
    const sent = async () =>
      (
        await pool.query<{ sent: number }>(
          'select count(*)::int as sent from vote_codes where call_id = $1',
          [id],
        )
      ).rows[0]?.sent
    expect(await sent()).toBe(3)
    const { rows: alarms } = await pool.query<{ share: number }>(
      `select (data ->> 'share')::int as share from notifications
       where user_id = $1 and kind = 'votes.budget' order by share`,
      [staff.userId],
    )
    expect(alarms.map(({ share }) => share)).toEqual([50, 100])
    // An account has a proven address, so it has its own limit.
    const member = voter(app, phone(), browserOf(await signIn(app)))
    expect((await member.vote(slug, option?.id ?? '')).answer.statusCode).toBe(200)
    expect(await sent()).toBe(4)
  })

  test('leaves room again for every stranger who votes', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    await app.services.pool.query(
      `insert into limit_counters (key, count, resets_at) values ($1, $2, now() + interval '1 hour')`,
      [budgetKey(id), OPEN_CODES_PER_VOTE_AND_DAY - 1],
    )
    for (let at = 0; at < 3; at += 1) {
      const { answer } = await voter(app, phone()).vote(slug, option?.id ?? '')
      expect(answer.statusCode).toBe(200)
    }
  })

  test('to one phone ends after six an hour, wherever it comes from', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const number = phone()
    const asked = await Promise.all(Array.from({ length: 20 }, () => voter(app, number).ask(slug)))
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  })
})

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
      receipts.push((await voter(app, phone()).vote(slug, of(amount))).cast.receipt)
    await endVote(id)
    expect(codeOf(await voter(app, phone()).ask(slug))).toBe('votes.notVoting')
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
    const number = phone()
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
    await forgetVoters(app.services.db)
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
