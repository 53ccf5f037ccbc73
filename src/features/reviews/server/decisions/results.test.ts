import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getResults } from '../../contract/results.endpoints.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import { reviews } from '../index.ts'
import { dates, underReview } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const OVER = {
  ...dates,
  opensAt: ago(60),
  deadline: ago(40),
  reviewUntil: ago(30),
  voteFrom: ago(20),
  voteUntil: ago(10),
  resultsAt: ago(1),
}
const REASON = 'Klupe su potrebne, a škola ih je obećala čuvati.'

/** Creates a call with two applications: one has 700 KM by two signatures, the other waits for its second. */
async function decided(changed = {}) {
  const names = ['Ana', 'Ben', 'Dino', 'Ena'].map((name) => writer(app, name))
  const [ana, ben, dino, ena] = (await Promise.all(names)) as [Writer, Writer, Writer, Writer]
  const call = await underReview(app, { board: [ana, ben], leads: [dino, ena], changed })
  const { pool } = app.services
  const { rows } = await pool.query<{ id: string }>(
    'select id from canvases where call_id = $1 order by array_position($2::uuid[], lead_id)',
    [call.id, [dino.userId, ena.userId]],
  )
  for (const [at, { id }] of rows.entries()) {
    await pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, scores, comment, given_at)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [newId(), call.id, id, ana.userId, at + 1, { need: 4 - at, doable: 4 - at }, REASON],
    )
    await pool.query(
      `insert into review_decisions (id, call_id, canvas_id, amount, reason, proposed_by, confirmed_by, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        newId(),
        call.id,
        id,
        700_00,
        REASON,
        ana.userId,
        at === 0 ? ben.userId : null,
        at === 0 ? new Date() : null,
      ],
    )
  }
  return { ...call, ana, dino }
}

const read = (slug: string) => app.http.inject(`/api/public/calls/${slug}/results`)

describe('the results of a call', () => {
  test('are read by everybody once it is over: who got money, and the points of the others without names', async () => {
    const { slug } = await decided({ dates: OVER })
    const answer = await read(slug)
    expect(answer.json<ResponseOf<typeof getResults>>()).toMatchObject({
      awarded: 700_00,
      minVotes: null,
      without: { refused: 0, undecided: 1, fewVotes: 0, fundSpent: 0 },
      applications: [
        { points: 4000, reviewers: 1, funded: { municipality: 'zenica', requested: 900_00, amount: 700_00 } },
        { points: 3000, reviewers: 1, funded: null },
      ],
    })
    expect((await reviews.shareTitle!(app.services, `rezultati-${slug}`))?.facts?.bhs.slice(-2)).toEqual([
      expect.stringMatching(/^Dodijeljeno 700\u00a0KM od /),
      'Novac je dobio 1 projekat',
    ])
    // The title of the one without money, its reasons and the reviewers are nowhere.
    expect(answer.body.match(/Klupe/g)).toHaveLength(1)
    expect(answer.body).not.toMatch(/obećala|Ana|Ben/)
  })

  test('say why those without money got none: too few votes, or a fund that was given out before', async () => {
    const { slug, id, ana } = await decided({ dates: OVER, vote: { minVotes: 3 } })
    const { pool } = app.services
    const of = async (votes: number) => {
      await pool.query(
        `insert into vote_options (id, call_id, canvas_id, number, title, amount, board_place, votes, place)
         select $1, $2, canvas_id, 1, 'Klupe', amount, 1, $3, 1 from approved_applications where call_id = $2
         on conflict (call_id, number) do update set votes = excluded.votes`,
        [newId(), id, votes],
      )
      return (await read(slug)).json<ResponseOf<typeof getResults>>()
    }
    await pool.query(
      `insert into vote_closings (call_id, closed_at, votes, voided, digest) values ($1, now(), 1, 0, '')`,
      [id],
    )
    const other = { refused: 0, undecided: 1 }
    expect(await of(2)).toMatchObject({
      awarded: 0,
      minVotes: 3,
      without: { ...other, fewVotes: 1, fundSpent: 0 },
    })
    expect(await of(3)).toMatchObject({ without: { ...other, fewVotes: 0, fundSpent: 1 } })
    // The ranking sends nobody to a vote that is over.
    const ranking = async () => (await ana.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>()
    expect(await ranking()).toMatchObject({ awarded: 700_00, voteAwarded: 0 })
    expect((await ranking()).applications.map(({ voteAward }) => voteAward)).toEqual([null, null])
    await pool.query('update vote_options set given = 650_00 where call_id = $1', [id])
    expect(await ranking()).toMatchObject({ awarded: 700_00, voteAwarded: 650_00 })
    expect((await ranking()).applications.map(({ voteAward }) => voteAward)).toEqual([650_00, null])
  })

  test('are not there before their day, nor of a call that is not there', async () => {
    const { slug } = await decided()
    expect((await read(slug)).statusCode).toBe(404)
    expect((await read('nema-ga')).statusCode).toBe(404)
  })

  test('let a team take along what its reviewers wrote, without their names, and no team before its results', async () => {
    const takeAlong = async ({ userId }: Writer) => {
      const files: { path: string; content: unknown }[] = []
      for await (const file of reviews.exporter!({ services: app.services, userId })) files.push(file)
      return files.find(({ path }) => path === 'reviews/own-applications.json')?.content
    }
    const over = await decided({ dates: OVER })
    expect(await takeAlong(over.dino)).toEqual([
      {
        application: expect.any(String),
        title: 'Klupe koje pravi Zlatan Ćosićević',
        scores: [
          { criterion: { bhs: 'Potreba', en: 'Need' }, score: 4 },
          { criterion: { bhs: 'Izvodivo', en: 'Feasible' }, score: 4 },
        ],
        comment: REASON,
      },
    ])
    expect(await takeAlong((await decided()).dino)).toBeUndefined()
  })
})
