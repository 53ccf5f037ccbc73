import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { CastVote } from '../contract/votes.endpoints.ts'
import { ballotOf, inHours, newPhone, underVote, voter, VOTING } from './votes.fixture.ts'
import { votes as feature } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

describe('a ballot', () => {
  test('has what two of the board have approved, with money and idea, and no counts of the hour that runs', async () => {
    const { slug } = await underVote(app, { amounts: [900_00, null, 700_00] })
    const ballot = await ballotOf(app, slug)
    expect(ballot).toMatchObject({ state: 'open', canVote: true, minVotes: 1, fund: 2000_00, closing: null })
    expect(ballot.options.map(({ amount }) => amount).sort()).toEqual([700_00, 900_00])
    const [first] = ballot.options
    expect(first?.idea).toContain('nemaju gdje da sjednu')
    await voter(app, newPhone()).vote(slug, first?.id ?? '')
    expect((await ballotOf(app, slug)).options.map(({ votes }) => votes)).toEqual([0, 0])
  })

  test('is fixed exactly once when many people open it at the same moment', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00, 700_00, 500_00] })
    const ballots = await Promise.all(Array.from({ length: 12 }, () => ballotOf(app, slug)))
    const fixed = ballots.map(({ options }) => options.map((one) => one.id))
    expect(fixed).toEqual(Array.from({ length: 12 }, () => fixed[0]))
    const { rows } = await app.services.pool.query<{ number: number }>(
      'select number from vote_options where call_id = $1 order by number',
      [id],
    )
    expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
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
    expect(codeOf(await voter(app, newPhone()).ask(slug))).toBe('votes.notVoting')
  })
})

describe('a vote', () => {
  test('is cast with the code from the SMS, and its receipt comes again when the answer was lost', async () => {
    const { slug } = await underVote(app, { amounts: [900_00, 700_00] })
    const [first, second] = (await ballotOf(app, slug)).options
    const amra = voter(app, newPhone())
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
    const number = newPhone()
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
    const amra = voter(app, newPhone())
    const { code, digits } = await amra.requestTestCode(slug)
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    const cast = (those: string) => amra.cast(slug, { code, digits: those, option: option?.id ?? '' })
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await cast(wrong)
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'votes.codeInvalid'])
      expect(answer.json<{ error: string }>().error).toContain(left > 0 ? String(left) : 'Zatraži novi kod')
    }
    // The right code too, so that nobody learns which it was.
    expect((await cast(digits)).statusCode).toBe(429)
    const next = await amra.requestTestCode(slug)
    const answer = await amra.cast(slug, { ...next, option: option?.id ?? '' })
    expect(answer.statusCode).toBe(200)
  })

  test('is cast with the first message too when it comes after a second was asked for, but not from another device', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const number = newPhone()
    const amra = voter(app, number)
    const first = await amra.requestTestCode(slug)
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
    const number = newPhone()
    const owner = voter(app, number)
    const held = await owner.requestTestCode(slug)
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
    const unread = await voter(app, newPhone()).cast(slug, {
      code: newId(),
      digits: '12a456',
      option: newId(),
    })
    expect(unread.json()).toMatchObject({ fields: { digits: 'Kod iz SMS-a ima šest cifara.' } })
    const amra = voter(app, newPhone())
    const { code, digits } = await amra.requestTestCode(slug)
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
    const amra = voter(app, newPhone())
    const codes = [
      await amra.requestTestCode(slug),
      await amra.requestTestCode(slug),
      await amra.requestTestCode(slug),
    ]
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
      expect((await voter(app, newPhone(), tablet).vote(slug, option?.id ?? '')).answer.statusCode).toBe(200)
    const { answer } = await voter(app, newPhone(), tablet).vote(slug, option?.id ?? '')
    expect(codeOf(answer)).toBe('votes.deviceFull')
  })
})
