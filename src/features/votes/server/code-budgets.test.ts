import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { ballotOf, newPhone, underVote, voter } from './votes.fixture.ts'
import { budgetKey, OPEN_CODES_PER_VOTE_AND_DAY } from './code-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Returns the browser of a signed-in member. */
function browserOf({ headers }: SignedIn) {
  const browser = visitor(app)
  const [name = '', value = ''] = headers.cookie.split(/=(.*)/s)
  browser.jar.set(name, value)
  browser.carry(headers.authorization.replace('Bearer ', ''))
  return browser
}

describe('a flood of requests for codes', () => {
  test('sends no more than a place may, while others vote; who votes gives theirs back', async () => {
    const { id, slug } = await underVote(app, { amounts: [900_00] })
    const [option] = (await ballotOf(app, slug)).options
    const address = '10.77.0.1'
    for (let at = 0; at < 5; at += 1)
      await voter(app, newPhone(), visitor(app, { address })).vote(slug, option?.id ?? '')
    const asked = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        voter(app, `061 6${String(at * 613 + 10_000).padStart(5, '0')}`, visitor(app, { address })).ask(slug),
      ),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40)
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(80)
    const elsewhere = await voter(app, newPhone()).vote(slug, option?.id ?? '')
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
    const voters = Array.from({ length: 40 }, () => voter(app, newPhone()))
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
    const member = voter(app, newPhone(), browserOf(await signIn(app)))
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
      const { answer } = await voter(app, newPhone()).vote(slug, option?.id ?? '')
      expect(answer.statusCode).toBe(200)
    }
  })

  test('to one phone ends after six an hour, wherever it comes from', async () => {
    const { slug } = await underVote(app, { amounts: [900_00] })
    const number = newPhone()
    const asked = await Promise.all(Array.from({ length: 20 }, () => voter(app, number).ask(slug)))
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  })
})
