import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { underReview } from '#features/reviews/server/reviews.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Project } from '../contract/projects.endpoints.ts'
import { beginProject } from './begin.service.ts'
import { projectKind } from './reported.ts'
import { addToLog, enterMoney, projectsIn, today } from './writing.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REASON = 'Igralište je jedino u naselju, a općina je potpisala da ga održava.'
const { people, team, read } = projectsIn(() => app)

/** Creates an application for which a board member has proposed money. */
async function proposed(amount: number | null) {
  const [ana, ben, dino] = (await people('Ana', 'Ben', 'Dino')) as [Writer, Writer, Writer]
  const call = await underReview(app, { board: [ana, ben], leads: [dino] })
  const { pool } = app.services
  const { rows } = await pool.query<{ id: string }>('select id from canvases where call_id = $1', [call.id])
  const [canvas, decision] = [rows[0]!.id, newId()]
  await pool.query(
    `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, scores, comment, given_at)
     values ($1, $2, $3, $4, 1, '{"need":4,"doable":4}', $5, now())`,
    [newId(), call.id, canvas, ana.userId, REASON],
  )
  await pool.query(
    `insert into review_decisions (id, call_id, canvas_id, amount, reason, proposed_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [decision, call.id, canvas, amount, REASON, ana.userId],
  )
  const sign = () =>
    ben.send('PUT', `/api/reviews/calls/${call.slug}/decisions/${canvas}/${decision}/confirmed`)
  return { call, canvas, dino, sign }
}

const ownProjects = async (one: Writer) =>
  (await one.send('GET', '/api/projects')).json<{ projects: { slug: string; title: string }[] }>().projects

describe('a project', () => {
  test('begins with the second signature on an award, once, with what the application planned', async () => {
    const { call, canvas, dino, sign } = await proposed(700_00)
    expect(await ownProjects(dino)).toEqual([])
    expect((await sign()).statusCode).toBe(204)
    for (let again = 0; again < 2; again += 1)
      await inTransaction(app.services.pool, (tx) => beginProject(tx, canvas))
    const [own, ...others] = await ownProjects(dino)
    expect(others).toEqual([])
    expect(own?.slug).toMatch(/^klupe-koje-pravi-zlatan-cosicevic/)
    expect(await read(own!.slug)).toMatchObject({
      title: 'Klupe koje pravi Zlatan Ćosićević',
      municipality: 'zenica',
      call: { slug: call.slug },
      requested: 900_00,
      amount: 700_00,
      finishedAt: null,
      budget: [{ what: 'Građa', amount: 900_00 }],
      team: { size: 1, named: [] },
      entries: [],
    })
  })

  test('does not begin where the board gives nothing, and two of one name have two addresses', async () => {
    const refused = await proposed(null)
    expect((await refused.sign()).statusCode).toBe(204)
    expect(await ownProjects(refused.dino)).toEqual([])
    const [one, other] = [await proposed(100_00), await proposed(100_00)]
    const answers = await Promise.all([one.sign(), other.sign()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const slugs = [...(await ownProjects(one.dino)), ...(await ownProjects(other.dino))].map(
      ({ slug }) => slug,
    )
    expect(new Set(slugs).size).toBe(2)
  })

  test('is read by everybody, who are told of its team only those with a public profile', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    await app.services.pool.query('insert into profiles (user_id, published_at) values ($1, now())', [
      mates[0].userId,
    ])
    await app.services.pool.query(
      'insert into profile_slugs (slug, user_id, is_current) values ($1, $2, true)',
      [`lana-${newId()}`, mates[0].userId],
    )
    const answer = await app.http.inject(`/api/public/projects/${slug}`)
    expect(answer.json<Project>().team).toMatchObject({ size: 2, named: [{ role: 'vodi' }] })
    expect(answer.body).toContain('Lana')
    expect(answer.body).not.toContain('Emir')
    expect((await app.http.inject('/api/public/projects/nema-ga')).statusCode).toBe(404)
  })

  test('stays with its ledger when somebody of the team leaves the product', async () => {
    const { slug, id, mates } = await team('Lana', 'Emir')
    await enterMoney(mates[1], slug)
    await app.services.pool.query('delete from users where id = $1', [mates[1].userId])
    expect(await read(slug)).toMatchObject({ team: { size: 2 }, entries: [{ amount: 120_50 }] })
    await app.services.pool.query('delete from users where id = $1', [mates[0].userId])
    const left = await app.services.pool.query('select 1 from project_members where project_id = $1', [id])
    expect(left.rowCount).toBe(2)
  })
})

describe('moderators', () => {
  test('hide what a team wrote and show it again; its money stays in the open', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, reader] = [mates[0], await writer(app, 'Ines')]
    await lana.send('PUT', `/api/projects/${slug}/summary`, { summary: 'Ovo nije za javnost.' })
    await addToLog(lana, slug, { text: 'Ni ovo.', day: today })
    await enterMoney(lana, slug)
    const report = { kind: 'project', thing: slug, reason: 'spam', note: '' }
    expect((await reader.send('POST', '/api/reports', report)).statusCode).toBe(204)
    const { services } = app
    expect(await projectKind.find(services.db, { id: slug })).toMatchObject({
      author: lana.userId,
      text: expect.stringContaining('Ni ovo.'),
    })
    await projectKind.hide(services.db, { services, id: slug, reason: '' })
    expect(await read(slug)).toMatchObject({ summary: '', activities: [], entries: [{ amount: 120_50 }] })
    expect(await projectKind.find(services.db, { id: slug, reader: reader.userId })).toBeUndefined()
    await projectKind.restore(services.db, { services, id: slug })
    expect((await read(slug)).activities).toHaveLength(1)
  })
})

describe('the dashboard of a team', () => {
  const steps = async (one: Writer) =>
    (await one.send('GET', '/api/dashboard')).body.match(/projects-log/g)?.length ?? 0

  test('leads to a project whose log has nothing new, and no longer once it has', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, emir] = mates
    await app.services.pool.query('update users set onboarded_at = now() where id = $1', [lana.userId])
    await app.services.pool.query(`update users set interests = '{arts}' where id = $1`, [lana.userId])
    expect(await steps(lana)).toBe(1)
    await addToLog(emir, slug, { text: 'Davno', day: '2026-01-02' })
    expect(await steps(lana)).toBe(1)
    await addToLog(emir, slug, { text: 'Danas', day: today })
    expect(await steps(lana)).toBe(0)
  })
})
