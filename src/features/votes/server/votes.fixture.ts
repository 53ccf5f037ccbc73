import type { CallContent } from '#features/calls/contract/call.ts'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { dates, decide, underReview } from '#features/reviews/server/reviews.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Ballot, CastVote } from '../contract/votes.endpoints.ts'

export const inHours = (hours: number) => toIso(Date.now() + hours * HOUR_MS)

let phones = 0
/** Returns a number that no other voter of these tests has. */
export const newPhone = () => `061 5${String(10_000 + (phones += 1)).padStart(5, '0')}`

/** A vote that began yesterday and runs for a week. */
export const VOTING = {
  ...dates,
  deadline: inHours(-96),
  reviewUntil: inHours(-48),
  voteFrom: inHours(-24),
  voteUntil: inHours(144),
  resultsAt: inHours(168),
}

/** Creates a call with a public vote on one project per amount. */
export async function underVote(
  app: TestApp,
  { amounts, changed = {} }: { amounts: readonly (number | null)[]; changed?: Partial<CallContent> },
) {
  const leads = await Promise.all(amounts.map((_, at) => writer(app, `Lejla${at}`)))
  const call = await underReview(app, {
    board: [],
    leads,
    changed: { dates: VOTING, vote: { minVotes: 1 }, fund: 2000_00, ...changed },
  })
  const canvases = await decide(app, { callId: call.id, amounts })
  return { ...call, leads, canvases }
}

export async function ballotOf(app: TestApp, slug: string): Promise<Ballot> {
  return (await app.http.inject(`/api/public/calls/${slug}/ballot`)).json()
}

/** Creates a voter with a phone, by default in their own browser and network. */
export function voter(app: TestApp, phone: string, on: Visitor = visitor(app)) {
  const to = `+387${phone.replace(/\D/g, '').slice(1)}@sms.localhost`
  const ask = (slug: string) => on.post(`/api/public/calls/${slug}/vote-codes`, { phone })
  /** Returns the newest code in the messages of this phone. */
  async function read(): Promise<string> {
    const { text = '' } = await app.mails.next(to, (mail) => /#\d{6}/.test(mail.text ?? ''))
    return /#(\d{6})/.exec(text)?.[1] ?? ''
  }
  const cast = (slug: string, body: { code: string; digits: string; option: string }) =>
    on.post(`/api/public/calls/${slug}/votes`, body)
  /** Requests a code and replaces it by a known one, without waiting for the message. */
  async function requestTestCode(slug: string) {
    const { code } = (await ask(slug)).json<{ code: string }>()
    const digits = '418203'
    const { secrets, pool } = app.services
    await pool.query('update vote_codes set code_digest = $2 where id = $1', [
      code,
      secrets.digest('vote-code', `${code}.${digits}`),
    ])
    return { code, digits }
  }
  return {
    ask,
    read,
    cast,
    requestTestCode,
    /** Requests a code and votes with it. */
    async vote(slug: string, option: string) {
      const { code, digits } = await requestTestCode(slug)
      const answer = await cast(slug, { code, digits, option })
      return { code, digits, answer, cast: answer.json<CastVote>() }
    },
  }
}
