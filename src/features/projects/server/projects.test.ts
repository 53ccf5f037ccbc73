import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { underReview } from '#features/reviews/server/reviews.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { totalsOf } from '../contract/ledger.ts'
import type { Project, ProjectCard } from '../contract/projects.endpoints.ts'
import { beginProject } from './begin.service.ts'
import { projectKind } from './reported.ts'
import { startedProject } from './projects.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REASON = 'Igralište je jedino u naselju, a općina je potpisala da ga održava.'
const REPORT =
  'Igralište je gotovo i otvoreno, ključ drži mjesna zajednica, a mreže smo kupili jeftinije. '.repeat(2)
const today = localDay(new Date())
const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

const EXPENSE = { kind: 'expense', amount: 120_50, what: 'Boja', day: today, line: 'paint', giver: null }
const GIFT = {
  kind: 'contribution',
  amount: 400_00,
  what: 'Pijesak',
  day: today,
  line: null,
  giver: 'Kamenolom',
}

const enter = (one: Writer, slug: string, body: object = EXPENSE, id = newId()) =>
  one.send('PUT', `/api/projects/${slug}/entries/${id}`, body)
const tell = (one: Writer, slug: string, body: object, id = newId()) =>
  one.send('PUT', `/api/projects/${slug}/activities/${id}`, body)
const finish = (one: Writer, slug: string, report = REPORT) =>
  one.send('PUT', `/api/projects/${slug}/report`, { report, withoutReceipts: 'Račune nosi knjigovođa.' })
const read = async (slug: string) => (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>()

async function team(...names: string[]) {
  const mates = await people(...names)
  const { slug, id } = await startedProject(app, { team: mates.map(({ userId }) => userId) })
  return { slug, id, mates: mates as [Writer, Writer, Writer] }
}

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
    await enter(mates[1], slug)
    await app.services.pool.query('delete from users where id = $1', [mates[1].userId])
    expect(await read(slug)).toMatchObject({ team: { size: 2 }, entries: [{ amount: 120_50 }] })
    await app.services.pool.query('delete from users where id = $1', [mates[0].userId])
    const left = await app.services.pool.query('select 1 from project_members where project_id = $1', [id])
    expect(left.rowCount).toBe(2)
  })
})

describe('the team of a project', () => {
  test('writes what it has done and what it spent, and everybody reads it at once', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, emir] = mates
    expect((await tell(emir, slug, { text: ' Obojena ograda. ', day: today })).statusCode).toBe(204)
    expect((await enter(lana, slug)).statusCode).toBe(204)
    expect((await enter(emir, slug, GIFT)).statusCode).toBe(204)
    const summary = await lana.send('PUT', `/api/projects/${slug}/summary`, { summary: 'Teren za odbojku.' })
    expect(summary.statusCode).toBe(204)
    const shown = await read(slug)
    expect(shown).toMatchObject({ summary: 'Teren za odbojku.', activities: [{ text: 'Obojena ograda.' }] })
    const totals = totalsOf(shown.entries)
    expect([totals.spent, totals.byLine.get('paint'), totals.unconfirmed]).toEqual([120_50, 120_50, 400_00])
    const { projects } = (await app.http.inject('/api/public/projects')).json<{ projects: ProjectCard[] }>()
    expect(projects.find((card) => card.slug === slug)).toMatchObject({
      spent: 120_50,
      contributed: 0,
      unconfirmed: 400_00,
    })
  })

  test('knows who gave something; everybody else reads it once the giver has confirmed it', async () => {
    const { slug, mates } = await team('Lana')
    await enter(mates[0], slug, GIFT)
    const own = await mates[0].send('GET', `/api/projects/${slug}`)
    expect(own.json<{ project: Project }>().project.entries[0]?.giver).toBe('Kamenolom')
    expect((await read(slug)).entries[0]?.giver).toBeNull()
    await app.services.pool.query(`update project_entries set confirmed_at = now() where giver = 'Kamenolom'`)
    expect((await read(slug)).entries[0]).toMatchObject({ giver: 'Kamenolom', confirmed: true })
  })

  test('enters nothing of a day that has not come, of a line that is not planned or without its giver', async () => {
    const { slug, mates } = await team('Lana')
    const tomorrow = localDay(new Date(Date.now() + 2 * 86_400_000))
    const codes = []
    for (const changed of [
      { ...EXPENSE, day: tomorrow },
      { ...EXPENSE, line: 'rockets' },
      { ...GIFT, line: 'paint' },
      { ...GIFT, giver: null },
      { ...EXPENSE, giver: 'Kamenolom' },
    ])
      codes.push(codeOf(await enter(mates[0], slug, changed)))
    const wrong = ['projects.notYet', 'projects.noSuchLine', 'projects.noSuchLine']
    expect(codes).toEqual([...wrong, 'projects.giverNeeded', 'projects.giverNeeded'])
    expect((await enter(mates[0], slug, { ...EXPENSE, amount: 0 })).statusCode).toBe(422)
    expect(codeOf(await tell(mates[0], slug, { text: 'x', day: tomorrow }))).toBe('projects.notYet')
    const slip = await enter(mates[0], slug, { ...EXPENSE, day: '0206-01-05' })
    expect(slip.json()).toMatchObject({ fields: { day: expect.stringContaining('Provjeri godinu') } })
    // Marks of reading direction are invisible, so the text is empty.
    expect((await enter(mates[0], slug, { ...EXPENSE, what: '\u200f\u200f' })).statusCode).toBe(422)
    expect((await read(slug)).entries).toEqual([])
  })

  test('strikes what was entered wrongly, but not what a giver has confirmed', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [wrong, gift] = [newId(), newId()]
    await enter(mates[0], slug, EXPENSE, wrong)
    await enter(mates[0], slug, GIFT, gift)
    await app.services.pool.query('update project_entries set confirmed_at = now() where id = $1', [gift])
    const strike = (id: string) => mates[1].send('DELETE', `/api/projects/${slug}/entries/${id}`)
    expect((await strike(wrong)).statusCode).toBe(204)
    expect((await strike(wrong)).statusCode).toBe(404)
    expect(codeOf(await strike(gift))).toBe('projects.confirmed')
    expect((await read(slug)).entries.map(({ id }) => id)).toEqual([gift])
    // A repeated call from an offline device does not restore it.
    expect((await enter(mates[0], slug, EXPENSE, wrong)).statusCode).toBe(204)
    expect((await read(slug)).entries).toHaveLength(1)
  })

  test('takes an entry out of its log', async () => {
    const { slug, mates } = await team('Lana')
    const id = newId()
    await tell(mates[0], slug, { text: 'Pogrešan projekat', day: today }, id)
    const remove = () => mates[0].send('DELETE', `/api/projects/${slug}/activities/${id}`)
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404])
    expect((await read(slug)).activities).toEqual([])
  })

  test('is the only one that writes; an id of another project is not taken over', async () => {
    const [mine, yours] = [await team('Lana'), await team('Emir')]
    const id = newId()
    await enter(mine.mates[0], mine.slug, EXPENSE, id)
    expect((await enter(yours.mates[0], mine.slug)).statusCode).toBe(404)
    expect(codeOf(await enter(yours.mates[0], yours.slug, EXPENSE, id))).toBe('projects.idTaken')
    const strike = await yours.mates[0].send('DELETE', `/api/projects/${yours.slug}/entries/${id}`)
    expect(strike.statusCode).toBe(404)
    expect((await read(mine.slug)).entries).toHaveLength(1)
  })

  test('ends it by whoever leads, with a report; then nothing is written any more', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, emir] = mates
    expect(codeOf(await finish(emir, slug))).toBe('projects.onlyLead')
    expect((await finish(lana, slug, 'Gotovo.')).statusCode).toBe(422)
    expect((await finish(lana, slug)).statusCode).toBe(204)
    const shown = await read(slug)
    expect([shown.report, shown.finishedAt !== null]).toEqual([REPORT.trim(), true])
    const late = [
      await finish(lana, slug),
      await enter(lana, slug),
      await tell(emir, slug, { text: 'Još nešto', day: today }),
    ]
    expect(late.map(codeOf)).toEqual(Array(3).fill('projects.finished'))
  })

  test('ends it without its lead when the lead has gone', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    await app.services.pool.query('delete from users where id = $1', [mates[0].userId])
    expect((await finish(mates[1], slug)).statusCode).toBe(204)
  })
})

describe('moderators', () => {
  test('hide what a team wrote and show it again; its money stays in the open', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, reader] = [mates[0], await writer(app, 'Ines')]
    await lana.send('PUT', `/api/projects/${slug}/summary`, { summary: 'Ovo nije za javnost.' })
    await tell(lana, slug, { text: 'Ni ovo.', day: today })
    await enter(lana, slug)
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
    await tell(emir, slug, { text: 'Davno', day: '2026-01-02' })
    expect(await steps(lana)).toBe(1)
    await tell(emir, slug, { text: 'Danas', day: today })
    expect(await steps(lana)).toBe(0)
  })
})

describe('at the same moment', () => {
  test('money that a device sends six times is entered once', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const id = newId()
    const sent = Array.from({ length: 6 }, (_, at) => enter(mates[at % 2]!, slug, EXPENSE, id))
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204))
    expect(totalsOf((await read(slug)).entries).spent).toBe(120_50)
  })

  test('two projects that use one id keep it for one of them', async () => {
    const [mine, yours] = [await team('Lana'), await team('Emir')]
    const id = newId()
    const answers = await Promise.all([mine, yours].map((one) => enter(one.mates[0], one.slug, EXPENSE, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })

  test('a project ends once, and what is entered meanwhile is either in it or refused', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [ends, entries] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => finish(mates[0], slug))),
      Promise.all(Array.from({ length: 6 }, () => enter(mates[1], slug))),
    ])
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    const taken = entries.filter(({ statusCode }) => statusCode === 204).length
    expect((await read(slug)).entries).toHaveLength(taken)
  })
})
