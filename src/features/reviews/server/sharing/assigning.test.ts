import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Assignments } from '../../contract/assigning.endpoints.ts'
import { underReview } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))
const of = (slug: string, application: string, { userId }: { userId: string }) =>
  `/api/reviews/calls/${slug}/assignments/${application}/${userId}`
const see = async (one: Writer, slug: string) =>
  (await one.send('GET', `/api/reviews/calls/${slug}/assignments`)).json<Assignments>()
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code
const named = (userId: string, lastName: string) =>
  app.services.pool.query('update users set last_name = $2 where id = $1', [userId, lastName])
const lives = (userId: string, municipality: string) =>
  app.services.pool.query(
    `insert into profile_sections (user_id, section, content) values ($1, 'intro', $2)`,
    [userId, { municipality }],
  )

async function board(names: string[], leads: string[]) {
  const members = await people(...names)
  const teams = await people(...leads)
  const call = await underReview(app, { board: members, leads: teams })
  const { applications } = await see(members[0]!, call.slug)
  return { ...call, members, teams, applications: applications.map(({ id }) => id) }
}

describe('a board gives an application to a reviewer by hand', () => {
  test('and takes it back before anything is scored; the reviewer is told, and load is seen', async () => {
    const { slug, members, applications } = await board(['Ana', 'Ben'], ['Dino'])
    const [ana, ben] = members as [Writer, Writer]
    const at = of(slug, applications[0]!, ben)
    expect((await ana.send('PUT', at)).statusCode).toBe(204)
    // Pressed twice, assigned once.
    expect((await ana.send('PUT', at)).statusCode).toBe(204)
    const seen = await see(ana, slug)
    expect(seen.applications[0]).toMatchObject({
      title: expect.not.stringMatching(/zlatan/i),
      judging: [{ reviewer: ben.userId, state: 'waiting' }],
    })
    expect(seen.reviewers.map(({ load }) => load)).toEqual([0, 1])
    const told = await app.services.pool.query(
      `select 1 from notifications where kind = 'reviews.assigned' and user_id = $1`,
      [ben.userId],
    )
    expect(told.rowCount).toBe(1)
    expect((await ana.send('DELETE', at)).statusCode).toBe(204)
    expect((await ana.send('DELETE', at)).statusCode).toBe(404)
    expect((await see(ana, slug)).applications[0]?.judging).toEqual([])
  })

  test('as do staff of grants, and what they do is on record', async () => {
    const { id, slug, members, applications } = await board(['Ana', 'Ben'], ['Dino'])
    const sana = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
    const at = of(slug, applications[0]!, members[1]!)
    expect((await sana.send('PUT', at)).statusCode).toBe(204)
    expect((await sana.send('DELETE', at)).statusCode).toBe(204)
    const { rows } = await app.services.pool.query(
      'select action, person_id from audit_entries where actor_id = $1 and subject_id = $2 order by id',
      [sana.userId, id],
    )
    expect(rows).toEqual(
      ['reviews.assign', 'reviews.take-back'].map((action) => ({ action, person_id: members[1]!.userId })),
    )
  })

  test('and leaves it where scoring has begun', async () => {
    const { slug, members, applications } = await board(['Ana', 'Ben'], ['Dino'])
    const [ana, ben] = members as [Writer, Writer]
    await ana.send('PUT', of(slug, applications[0]!, ben))
    await app.services.pool.query(
      `update review_assignments set comment = 'Klupe trebaju.' where canvas_id = $1`,
      [applications[0]],
    )
    const answer = await ana.send('DELETE', of(slug, applications[0]!, ben))
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'reviews.scoringBegun'])
  })

  test('however many give at the same moment as it is shared out, nobody has it twice', async () => {
    const { slug, id, members, applications } = await board(['Ana', 'Ben', 'Cvita'], ['Dino', 'Ema'])
    const [ana, ben, cvita] = members as [Writer, Writer, Writer]
    const answers = await Promise.all([
      ...applications.flatMap((one) => [ben, cvita].map((who) => ana.send('PUT', of(slug, one, who)))),
      ana.send('POST', `/api/reviews/calls/${slug}/assignments`),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    const { rows } = await app.services.pool.query<{ number: number; canvas_id: string }>(
      'select number, canvas_id, reviewer_id from review_assignments where call_id = $1',
      [id],
    )
    expect(rows.length).toBeGreaterThanOrEqual(4)
    // One number for each application, whoever assigned it.
    expect(new Set(rows.map(({ number, canvas_id }) => `${number} ${canvas_id}`)).size).toBe(2)
  })

  test('but not to somebody who knows the team, and says why not without saying who is in it', async () => {
    const { slug, members, teams, applications } = await board(['Ana', 'Ben', 'Cvita'], ['Dino'])
    const [ana, ben, cvita] = members as [Writer, Writer, Writer]
    await app.services.pool.query(
      'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
      [newId(), newId(), ben.userId, teams[0]!.userId],
    )
    await app.services.pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, conflict)
       select $1, call_id, id, $2, 1, 'mentor' from canvases where id = $3`,
      [newId(), cvita.userId, applications[0]],
    )
    expect(codeOf(await ana.send('PUT', of(slug, applications[0]!, ben)))).toBe('reviews.conflictDetected')
    expect(codeOf(await ana.send('PUT', of(slug, applications[0]!, cvita)))).toBe('reviews.conflictDeclared')
    const [seen] = (await see(ana, slug)).applications
    expect(seen?.obstacles).toEqual([
      { reviewer: ben.userId, obstacle: 'detected' },
      { reviewer: cvita.userId, obstacle: 'declared' },
    ])
    // A member who knows the team neither sees its reviewers nor chooses them.
    expect((await see(ben, slug)).applications[0]).toMatchObject({ own: true, judging: [], obstacles: [] })
    expect(codeOf(await ben.send('PUT', of(slug, applications[0]!, ana)))).toBe('reviews.inConflict')
  })

  test('and only the board and staff of grants do, with what staff do on record', async () => {
    const { slug, members, teams, applications } = await board(['Ana', 'Ben'], ['Dino'])
    const [, ben] = members as [Writer, Writer]
    const [stranger] = await people('Selma')
    for (const one of [stranger!, teams[0]!]) {
      expect((await one.send('GET', `/api/reviews/calls/${slug}/assignments`)).statusCode).toBe(404)
      expect((await one.send('PUT', of(slug, applications[0]!, ben))).statusCode).toBe(404)
      expect((await one.send('DELETE', of(slug, applications[0]!, ben))).statusCode).toBe(404)
    }
    expect((await members[0]!.send('PUT', of(slug, applications[0]!, stranger!))).statusCode).toBe(404)
    const staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    const answer = await app.http.inject({
      method: 'PUT',
      url: of(slug, applications[0]!, ben),
      headers: { origin: 'http://localhost:3000', ...staff.headers },
    })
    expect(answer.statusCode).toBe(204)
    const { rows } = await app.services.pool.query<{ action: string }>(
      'select action from audit_entries where actor_id = $1',
      [staff.userId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['reviews.assign'])
  })
})

test('whatever relations people have, nobody is given an application of theirs, evenly or by hand', async () => {
  const { pool } = app.services
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('team', 'mentor', 'connected', 'kin', 'kin without a place', 'namesake', 'none'),
        {
          minLength: 3,
          maxLength: 3,
        },
      ),
      async (relations) => {
        const members = await people('Ana', 'Ben', 'Cvita')
        const [lead] = (await people('Dino')) as [Writer]
        await Promise.all([named(lead.userId, 'Ćosić'), lives(lead.userId, 'zenica')])
        const call = await underReview(app, { board: members, leads: [lead] })
        const { rows } = await pool.query<{ id: string }>('select id from canvases where call_id = $1', [
          call.id,
        ])
        const canvas = rows[0]!.id
        for (const [at, relation] of relations.entries()) {
          const { userId } = members[at]!
          if (relation === 'team' || relation === 'mentor') {
            const table = relation === 'team' ? 'canvas_members' : 'canvas_mentors'
            await pool.query(`insert into ${table} (canvas_id, user_id) values ($1, $2)`, [canvas, userId])
          }
          if (relation === 'connected')
            await pool.query(
              'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
              [newId(), newId(), userId, lead.userId],
            )
          if (['kin', 'kin without a place', 'namesake'].includes(relation))
            await named(userId, 'ĆOSIĆ-Marić')
          // A member without a stated place counts as living where the bank works.
          if (relation === 'kin' || relation === 'namesake')
            await lives(userId, relation === 'kin' ? 'zenica' : 'bihac')
        }
        const able = members.filter((_, at) => ['none', 'namesake'].includes(relations[at]!))
        await members[0]!.send('POST', `/api/reviews/calls/${call.slug}/assignments`)
        const chooser = able[0]
        if (chooser) for (const member of members) await chooser.send('PUT', of(call.slug, canvas, member))
        const given = await pool.query<{ reviewer_id: string }>(
          'select reviewer_id from review_assignments where canvas_id = $1',
          [canvas],
        )
        expect(given.rows.map((row) => row.reviewer_id).toSorted()).toEqual(
          able.map(({ userId }) => userId).toSorted(),
        )
      },
    ),
    // The samples always include a board with kin of unknown place.
    { numRuns: 16, examples: [[['kin without a place', 'none', 'namesake']]] },
  )
})
