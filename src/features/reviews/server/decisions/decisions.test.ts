import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import { listSignedConflicts } from './decisions.queries.ts'
import { underReview } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REASON = 'Problem je prebrojan, a škola je potpisala da čuva klupe tri godine.'
const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))

/** Creates a call with all scores given: the first application has the most points. */
async function judged({ leads, fund = 20_000_00 }: { leads: number; fund?: number }) {
  const board = await people('Ana', 'Ben', 'Cvita')
  const teams = await people(...Array.from({ length: leads }, (_, at) => `Vođa${at}`))
  const call = await underReview(app, { board, leads: teams, changed: { fund } })
  const { pool } = app.services
  const { rows } = await pool.query<{ id: string }>(
    'select id from canvases where call_id = $1 order by array_position($2::uuid[], lead_id)',
    [call.id, teams.map(({ userId }) => userId)],
  )
  const applications = rows.map(({ id }) => id)
  for (const [at, application] of applications.entries())
    for (const { userId } of board.slice(0, 2))
      await pool.query(
        `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, scores, comment, given_at)
         values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [
          newId(),
          call.id,
          application,
          userId,
          at + 1,
          { need: Math.max(0, 5 - at), doable: Math.max(0, 5 - at) },
          REASON,
        ],
      )
  const [ana, ben, cvita] = board as [Writer, Writer, Writer]
  return { ...call, ana, ben, cvita, teams, applications }
}

type Judged = Awaited<ReturnType<typeof judged>>
const address = ({ slug }: Judged, application: string) =>
  `/api/reviews/calls/${slug}/decisions/${application}`
const rankingOf = async (one: Writer, { slug }: Judged) =>
  (await one.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>()
const decisionOf = async (one: Writer, call: Judged, application: string) =>
  (await rankingOf(one, call)).applications.find(({ id }) => id === application)?.decision
const propose = (one: Writer, at: string, amount: number | null = 900_00) =>
  one.send('PUT', at, { amount, reason: REASON })
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

describe('the ranking of a call', () => {
  test('opens for whoever has given their scores, and says what was given beside what it follows', async () => {
    const call = await judged({ leads: 3 })
    const { ana, cvita, applications } = call
    await app.services.pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number) values ($1, $2, $3, $4, 3)`,
      [newId(), call.id, applications[2], cvita.userId],
    )
    const early = await cvita.send('GET', `/api/reviews/calls/${call.slug}/ranking`)
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'reviews.scoresFirst'])
    const ranking = await rankingOf(ana, call)
    expect(ranking).toMatchObject({ state: 'scoring', fund: 20_000_00, awarded: 0 })
    expect(ranking.applications.map(({ id, rank, raw, given }) => [id, rank, raw, given])).toEqual([
      [applications[0], 1, 5000, 2],
      [applications[1], 2, 4000, 2],
      [applications[2], 3, 3000, 2],
    ])
    expect(JSON.stringify(ranking)).not.toMatch(/zlatan/i)
    expect(codeOf(await propose(ana, address(call, applications[0]!)))).toBe('reviews.notDeciding')
  })

  test('is not for anybody else', async () => {
    const call = await judged({ leads: 1 })
    const [other] = await people('Selma')
    for (const one of [other!, call.teams[0]!])
      expect((await one.send('GET', `/api/reviews/calls/${call.slug}/ranking`)).statusCode).toBe(404)
  })
})

describe('money of a fund', () => {
  test('is given by two people with a reason, and everybody in the team reads it in a letter', async () => {
    const call = await judged({ leads: 1 })
    const { ana, ben, teams, applications } = call
    const at = address(call, applications[0]!)
    expect((await ana.send('PUT', at, { amount: 900_00, reason: 'Dobro.' })).statusCode).toBe(422)
    expect((await propose(ana, at)).statusCode).toBe(204)
    expect(codeOf(await propose(ben, at))).toBe('reviews.alreadyDecided')
    const { id } = (await decisionOf(ana, call, applications[0]!))!
    const sign = (one: Writer) => one.send('PUT', `${at}/${id}/confirmed`)
    await app.services.pool.query(`update users set language = 'en' where id = $1`, [teams[0]!.userId])
    // The second signatory is told beforehand that the reason appears in a letter in English.
    expect((await rankingOf(ben, call)).applications[0]?.readers).toEqual({ all: 1, en: 1 })
    await app.services.pool.query(`update users set language = 'bhs' where id = $1`, [teams[0]!.userId])
    expect(codeOf(await sign(ana))).toBe('reviews.ownProposal')
    expect((await rankingOf(ana, call)).awarded).toBe(0)
    expect((await sign(ben)).statusCode).toBe(204)
    expect(codeOf(await sign(ben))).toBe('reviews.alreadyDecided')
    expect(codeOf(await ana.send('DELETE', `${at}/${id}`))).toBe('reviews.alreadyDecided')
    const ranking = await rankingOf(ben, call)
    expect(ranking.awarded).toBe(900_00)
    expect(ranking.applications[0]?.decision).toMatchObject({ amount: 900_00, mine: false })
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [teams[0]!.userId],
    )
    const { text } = await app.mails.next(rows[0]!.email)
    expect(text).toContain('900\u00a0KM')
    expect(text).toContain(REASON)
  })

  test('is given within what the call lets be asked for, or with a reason of its own, and never above what was asked', async () => {
    const call = await judged({ leads: 1 })
    const { ana, ben, applications, teams } = call
    const at = address(call, applications[0]!)
    expect((await rankingOf(ana, call)).applications[0]?.bounds).toEqual({ least: 500_00, most: 900_00 })
    expect(codeOf(await propose(ana, at, 900_01))).toBe('reviews.amountOverAsked')
    const low = await propose(ana, at, 100_00)
    expect(low.json()).toMatchObject({
      code: 'reviews.amountOutside',
      fields: { amount: expect.any(String) },
    })
    const outside = 'Ostatak im je već dala općina.'
    const body = { amount: 100_00, reason: REASON, outside }
    expect((await ana.send('PUT', at, { ...body, outside: 'Malo.' })).statusCode).toBe(422)
    expect((await ana.send('PUT', at, body)).statusCode).toBe(204)
    const { id, ...decision } = (await decisionOf(ben, call, applications[0]!))!
    expect(decision).toMatchObject({ amount: 100_00, outside })
    expect((await ben.send('PUT', `${at}/${id}/confirmed`)).statusCode).toBe(204)
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [teams[0]!.userId],
    )
    expect((await app.mails.next(rows[0]!.email)).text).toContain(outside)
  })

  test('is not decided about by anybody who is connected with the team, nor the whole fund by a relative of one, and a proposal can be taken back', async () => {
    const call = await judged({ leads: 2 })
    const { ana, ben, cvita, teams, applications } = call
    await app.services.pool.query(
      'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
      [newId(), newId(), cvita.userId, teams[0]!.userId],
    )
    const at = address(call, applications[0]!)
    expect(codeOf(await propose(cvita, at))).toBe('reviews.knowsTeam')
    expect((await cvita.send('GET', `/api/reviews/calls/${call.slug}/ranking`)).statusCode).toBe(200)
    await app.services.pool.query(
      'update users set last_name = (select last_name from users where id = $2) where id = $1',
      [cvita.userId, teams[0]!.userId],
    )
    // The others apply to the same fund.
    const rival = address(call, applications[1]!)
    expect(codeOf(await propose(cvita, rival))).toBe('reviews.inConflict')
    for (const what of ['ranking', `minutes?present=${ana.userId}`])
      expect(codeOf(await cvita.send('GET', `/api/reviews/calls/${call.slug}/${what}`))).toBe(
        'reviews.inConflict',
      )
    await propose(ana, at, null)
    const { id } = (await decisionOf(ana, call, applications[0]!))!
    expect(codeOf(await cvita.send('PUT', `${at}/${id}/confirmed`))).toBe('reviews.inConflict')
    expect((await ben.send('DELETE', `${at}/${id}`)).statusCode).toBe(204)
    expect(await decisionOf(ana, call, applications[0]!)).toBeNull()
  })

  test('is decided by a substitute whom staff name where too few of the board are free, and only in that call', async () => {
    const call = await judged({ leads: 1 })
    const { ana, ben, cvita, teams, applications, slug } = call
    for (const { userId } of [ben, cvita])
      await app.services.pool.query(
        'update users set last_name = (select last_name from users where id = $2) where id = $1',
        [userId, teams[0]!.userId],
      )
    const at = address(call, applications[0]!)
    await propose(ana, at)
    const { id } = (await decisionOf(ana, call, applications[0]!))!
    const [stane] = (await people('Stane')) as [Writer]
    const { rows } = await app.services.pool.query<{ id: string; email: string }>(
      `update users set last_name = 'Zamjenić' where id = $1 returning id, email`,
      [stane.userId],
    )
    const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
    const judges = `/api/admin/calls/${slug}`
    expect((await staff.send('GET', `${judges}/judges`)).json()).toMatchObject({ free: 1 })
    expect(await stane.send('PUT', `${at}/${id}/confirmed`)).toMatchObject({ statusCode: 404 })
    const name = (email: string) => staff.send('PUT', `${judges}/substitutes`, { email })
    const team = await app.services.pool.query<{ email: string }>('select email from users where id = $1', [
      teams[0]!.userId,
    ])
    expect(codeOf(await name(team.rows[0]!.email))).toBe('reviews.substituteInConflict')
    expect(codeOf(await name('nema@primjer.ba'))).toBe('reviews.noSuchMember')
    expect((await ana.send('PUT', `${judges}/substitutes`, { email: rows[0]!.email })).statusCode).toBe(403)
    expect((await name(rows[0]!.email)).json()).toMatchObject({ free: 2 })
    expect((await stane.send('PUT', `${at}/${id}/confirmed`)).statusCode).toBe(204)
    // Later connections, or a substitute who leaves, change nothing about signed decisions.
    await app.services.pool.query(
      'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
      [newId(), newId(), ana.userId, teams[0]!.userId],
    )
    expect((await staff.send('DELETE', `${judges}/substitutes/${stane.userId}`)).statusCode).toBe(200)
    const kept = await listSignedConflicts(app.services.db, call.id)
    expect(kept.map(({ kind }) => kind)).toEqual(['detected', 'detected'])
    expect((await stane.send('GET', `/api/reviews/calls/${slug}/ranking`)).statusCode).toBe(404)
  })

  test('is never given twice, however many sign different awards at the same moment', async () => {
    const call = await judged({ leads: 6, fund: 2000_00 })
    const { ana, ben, cvita, applications } = call
    for (const application of applications) await propose(ana, address(call, application))
    const { applications: proposed } = await rankingOf(ana, call)
    const answers = await Promise.all(
      proposed.flatMap(({ id, decision }) =>
        [ben, cvita].map((one) => one.send('PUT', `${address(call, id)}/${decision!.id}/confirmed`)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(2)
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf))).toContain(
      'reviews.fundShort',
    )
    expect((await rankingOf(ana, call)).awarded).toBe(1800_00)
    const tooMuch = await propose(ben, address(call, applications[0]!), 201_00)
    expect(['reviews.fundShort', 'reviews.alreadyDecided']).toContain(codeOf(tooMuch))
  })
})
