import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { type Writer, writer } from '#features/canvas/server/canvas.fixture.ts'
import { evidenceBySkill, wholeProfile } from '#features/profiles/server/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Hours } from '../../contract/hours/hours.endpoints.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { eraseProjects } from '../data-rights.ts'
import { startedProject } from '../projects.fixture.ts'
import { updateSkillInProjects } from './hours.queries.ts'
import { remindNextHours } from './remind-hours.task.ts'

let app: TestApp
const skills: string[] = []
beforeAll(async () => {
  app = await buildTestApp()
  for (const name of ['farbanje', 'mjerenje']) {
    const id = newId()
    skills.push(id)
    const { pool } = app.services
    await pool.query(`insert into skills (id, group_name, kind) values ($1, 'media', 'skill')`, [id])
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place)
       select $1, locale, $2, 'own', 0 from unnest(array['bhs', 'en']) locale`,
      [id, name],
    )
  }
})
afterAll(() => app.stop())

const today = localDay(new Date())
const WORK = {
  day: today,
  minutes: 150,
  what: 'Farbanje ograde.',
  skills: [] as string[],
  person: null as string | null,
}
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

async function team() {
  const [lana, emir, board] = (await Promise.all(
    ['Lana', 'Emir', 'Hana'].map((name) => writer(app, name)),
  )) as [Writer, Writer, Writer]
  const project = await startedProject(app, { team: [lana.userId, emir.userId] })
  const { rows } = await app.services.pool.query<{ bank_id: string }>(
    'select c.bank_id from projects p join public_calls c on c.id = p.call_id where p.id = $1',
    [project.id],
  )
  await seatOnBoard(app.services.db, { bankId: rows[0]!.bank_id, board: [board.userId] })
  const at = (id: string) => `/api/projects/${project.slug}/hours/${id}`
  return {
    ...project,
    lana,
    emir,
    board,
    record: (one: Writer, body: object = {}, id = newId()) => one.send('PUT', at(id), { ...WORK, ...body }),
    confirm: (one: Writer, id: string) => one.send('PUT', `${at(id)}/confirmed`),
    giveBack: (one: Writer, id: string) =>
      one.send('PUT', `${at(id)}/returned`, { reason: 'Bilo je kraće.' }),
    remove: (one: Writer, id: string) => one.send('DELETE', at(id)),
    hours: async (one: Writer) =>
      (await one.send('GET', `/api/projects/${project.slug}/hours`)).json<{
        mayRecord: boolean
        others: { id: string; name: string }[]
        hours: Hours[]
      }>(),
    sum: async () => (await app.http.inject(`/api/public/projects/${project.slug}`)).json<Project>().hours,
  }
}

describe('hours on a project', () => {
  test('count once the lead has confirmed them, and back the skills that they took', async () => {
    const { lana, emir, record, confirm, hours, sum } = await team()
    const id = newId()
    expect((await record(emir, { skills: [skills[0]] }, id)).statusCode).toBe(204)
    expect(await sum()).toEqual({ minutes: 0, people: 0 })
    expect((await confirm(emir, id)).statusCode).toBe(404)
    expect((await hours(lana)).hours).toMatchObject([
      { name: expect.stringContaining('Emir'), mayConfirm: true },
    ])
    expect((await confirm(lana, id)).statusCode).toBe(204)
    expect(codeOf(await confirm(lana, id))).toBe('projects.hoursSettled')
    expect(await sum()).toEqual({ minutes: 150, people: 1 })
    const proofs = (await evidenceBySkill(app.services.db, emir.userId)).get(skills[0]!)
    expect(proofs).toMatchObject([{ kind: 'hours', amount: 2, title: { bhs: 'Igralište' } }])
    const more = newId()
    await record(emir, { skills: [skills[0]], minutes: 60 }, more)
    await confirm(lana, more)
    expect((await evidenceBySkill(app.services.db, emir.userId)).get(skills[0]!)).toMatchObject([
      { amount: 3 },
    ])
  })

  test('unconfirmed for a week make one reminder to the people who confirm, and the writer is notified', async () => {
    const { lana, emir, board, record, confirm } = await team()
    const [first, second, late] = [newId(), newId(), newId()]
    const stepsOf = async ({ userId, send }: Writer) => {
      const { rows } = await app.services.pool.query<{ step: string; minutes: string }>(
        `select data ->> 'step' as step, data ->> 'minutes' as minutes from notifications
         where user_id = $1 and kind = 'projects.hours' and data ->> 'step' in ('reminder', 'unanswered')`,
        [userId],
      )
      const { items } = (await send('GET', '/api/notifications')).json<{ items: { text: string }[] }>()
      for (const { text } of items) expect(text).not.toMatch(/[{}]/)
      return rows.map(({ step, minutes }) => `${step} ${minutes}`)
    }
    const remindAll = async () => {
      while (await remindNextHours(app.services)) continue
    }
    for (const id of [first, second]) await record(emir, {}, id)
    await record(lana, { person: emir.userId, minutes: 60 }, late)
    await remindAll()
    expect(await stepsOf(lana)).toEqual([])
    await app.services.pool.query(
      `update project_hours set entered_at = entered_at - interval '8 days' where id = any($1)`,
      [[first, second, late]],
    )
    await Promise.all(Array.from({ length: 4 }, remindAll))
    await remindAll()
    expect((await stepsOf(lana)).toSorted()).toEqual(['reminder 300', 'unanswered 60'])
    expect((await stepsOf(emir)).toSorted()).toEqual(['reminder 60', 'unanswered 300'])
    expect(await stepsOf(board)).toEqual(['reminder 300'])
    expect((await confirm(lana, first)).statusCode).toBe(204)
  })

  test('of a team without a lead or a bank can be confirmed by its other members, who are notified', async () => {
    const { id, lana, emir, record, confirm } = await team()
    await app.services.pool.query('update project_members set lead = false where project_id = $1', [id])
    const hours = newId()
    expect((await record(emir, {}, hours)).statusCode).toBe(204)
    const { rows } = await app.services.pool.query(
      `select 1 from notifications where user_id = $1 and kind = 'projects.hours' and about = $2`,
      [lana.userId, hours],
    )
    expect(rows).toHaveLength(1)
    expect((await confirm(lana, hours)).statusCode).toBe(204)
  })

  test('of the lead wait for the board, and those that the lead wrote down for somebody wait for them', async () => {
    const { lana, emir, board, record, confirm, hours, sum } = await team()
    const [own, others] = [newId(), newId()]
    await record(lana, {}, own)
    expect((await confirm(lana, own)).statusCode).toBe(404)
    expect((await confirm(emir, own)).statusCode).toBe(404)
    expect((await confirm(board, own)).statusCode).toBe(204)
    expect((await record(lana, { person: emir.userId }, others)).statusCode).toBe(204)
    expect((await confirm(board, others)).statusCode).toBe(404)
    expect((await hours(emir)).hours).toMatchObject([{ isMine: true, mayConfirm: true }])
    expect((await confirm(emir, others)).statusCode).toBe(204)
    expect(await sum()).toEqual({ minutes: 300, people: 2 })
  })

  test('that do not seem right go back with a reason and count nowhere', async () => {
    const { lana, emir, record, giveBack, confirm, hours, sum } = await team()
    const id = newId()
    await record(emir, {}, id)
    expect((await giveBack(lana, id)).statusCode).toBe(204)
    expect(codeOf(await confirm(lana, id))).toBe('projects.hoursSettled')
    expect((await hours(emir)).hours).toMatchObject([
      { state: 'returned', reason: 'Bilo je kraće.', mayRemove: true },
    ])
    expect((await sum()).minutes).toBe(0)
  })

  test('are never more than a day has, however many calls come at once, and one sent twice is one', async () => {
    const { emir, record, hours } = await team()
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(emir, { minutes: 480 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 204, 422, 422, 422])
    expect(answers.map(codeOfRefusal).filter(Boolean)).toEqual(Array(3).fill('projects.dayFull'))
    const other = await team()
    const id = newId()
    await Promise.all([1, 2, 3].map(() => other.record(other.emir, {}, id)))
    expect((await other.hours(other.emir)).hours).toHaveLength(1)
    expect((await hours(emir)).hours).toHaveLength(3)
  })

  test('are confirmed once, however many confirm and return them at that moment', async () => {
    const { lana, board, emir, record, confirm, giveBack } = await team()
    const id = newId()
    await record(emir, {}, id)
    const answers = await Promise.all([confirm(lana, id), confirm(board, id), giveBack(lana, id)])
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })

  test('lie in the past, in quarters, are of the team and take skills of the vocabulary', async () => {
    const { lana, emir, record } = await team()
    const stranger = await writer(app)
    const tomorrow = localDay(new Date(Date.now() + 2 * 86_400_000))
    expect(codeOf(await record(emir, { day: tomorrow }))).toBe('projects.notYet')
    expect(codeOf(await record(emir, { skills: [newId()] }))).toBe('projects.skillGone')
    expect(codeOf(await record(lana, { person: stranger.userId }))).toBe('projects.notInTeam')
    expect((await record(emir, { person: lana.userId })).statusCode).toBe(404)
    expect((await record(stranger)).statusCode).toBe(404)
    for (const wrong of [{ minutes: 20 }, { minutes: 1455 }, { what: ' ' }])
      expect((await record(emir, wrong)).statusCode).toBe(422)
  })

  test('are taken back by whoever wrote them down until they count, and others see only their own', async () => {
    const { lana, emir, record, remove, confirm, hours } = await team()
    const [one, other] = [newId(), newId()]
    await record(emir, {}, one)
    await record(lana, {}, other)
    expect((await hours(emir)).hours.map(({ id }) => id)).toEqual([one])
    expect((await remove(lana, one)).statusCode).toBe(404)
    expect((await remove(emir, one)).statusCode).toBe(204)
    await record(emir, {}, one)
    await confirm(lana, one)
    expect(codeOf(await remove(emir, one))).toBe('projects.hoursSettled')
    expect(await hours(await writer(app))).toEqual({ mayRecord: false, others: [], hours: [] })
  })
})

describe('confirmed hours', () => {
  test('are offered to the profile and lie there in both languages, once', async () => {
    const { slug, lana, emir, record, confirm } = await team()
    const id = newId()
    const keep = () => emir.send('PUT', `/api/volunteering/${slug}`, { intoCv: false })
    expect(codeOf(await keep())).toBe('projects.noHours')
    await record(emir, { skills }, id)
    await confirm(lana, id)
    const offered = async () =>
      (await emir.send('GET', '/api/volunteering')).json<{ projects: object[] }>().projects
    expect(await offered()).toEqual([{ slug, title: 'Igralište', minutes: 150, inProfile: false }])
    expect((await Promise.all([keep(), keep()])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await offered()).toMatchObject([{ inProfile: true }])
    const { contents } = await wholeProfile(app.services.db, emir.userId)
    expect(contents.work.items).toMatchObject([
      { kind: 'volunteering', title: { bhs: 'Volontiranje: Igralište', en: 'Volunteering: Igralište' } },
    ])
    expect(contents.skills.items.map(({ skill }) => skill).toSorted()).toEqual(skills.toSorted())
  })

  test('make a newcomer’s first CV with one press, however often it comes, and go into the one that there is later', async () => {
    const first = await team()
    const { emir } = first
    const id = newId()
    await first.record(first.lana, { person: emir.userId, skills }, id)
    await first.confirm(emir, id)
    const own = newId()
    await first.record(emir, {}, own)
    await first.confirm(first.lana, own)
    const toldOf = async (one: Writer) =>
      (await one.send('GET', '/api/notifications')).json<{ items: { path: string; text: string }[] }>().items
    expect(await toldOf(emir)).toContainEqual(
      expect.objectContaining({ path: '/profile/cv', text: expect.stringContaining('Dodaj ga u CV') }),
    )
    // The author of somebody else's hours gets no link to a CV.
    const { lana } = first
    expect((await toldOf(lana)).map(({ path }) => path)).not.toContain('/profile/cv')
    const keep = (slug: string) => emir.send('PUT', `/api/volunteering/${slug}`, { intoCv: true })
    const made = await Promise.all([1, 2, 3].map(() => keep(first.slug)))
    const answers = made.map((answer) => answer.json<{ cv: { id: string; isFirst: boolean } }>().cv)
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1)
    const cvs = async () => (await emir.send('GET', '/api/cvs')).json<{ cvs: { id: string }[] }>().cvs
    expect(await cvs()).toMatchObject([{ id: answers[0]!.id, name: 'Prvi CV' }])
    const shown = async () => {
      const { sections } = (await emir.send('GET', `/api/cvs/${answers[0]!.id}`)).json<{
        sections: { name: string; entries: { title: string; shown: boolean }[] }[]
      }>()
      return sections.find(({ name }) => name === 'work')!.entries.filter((one) => one.shown)
    }
    expect(await shown()).toMatchObject([{ title: 'Volontiranje: Igralište' }])

    const { slug } = await startedProject(app, { team: [first.lana.userId, emir.userId] })
    const later = `/api/projects/${slug}/hours/${newId()}`
    await emir.send('PUT', later, WORK)
    await first.lana.send('PUT', `${later}/confirmed`)
    expect((await keep(slug)).json()).toEqual({ cv: { id: answers[0]!.id, isFirst: false } })
    expect(await cvs()).toHaveLength(1)
    expect(await shown()).toHaveLength(2)
  })

  test('stay in the sum of the project when whoever gave them leaves, and say nothing of them', async () => {
    const { id: projectId, lana, emir, record, confirm, sum } = await team()
    const id = newId()
    await record(emir, {}, id)
    await confirm(lana, id)
    await record(emir)
    const { services } = app
    await inTransaction(services.pool, (tx) => eraseProjects({ services, tx, userId: emir.userId }))
    const { rows } = await services.pool.query(
      'select user_id, what, minutes from project_hours where project_id = $1',
      [projectId],
    )
    expect(rows).toEqual([{ user_id: null, what: '', minutes: 150 }])
    expect((await sum()).minutes).toBe(150)
  })

  test('keep their skill when it becomes another one', async () => {
    const { id: projectId, emir, record } = await team()
    await record(emir, { skills })
    const [from, into] = skills as [string, string]
    await inTransaction(app.services.pool, async (tx) => {
      await updateSkillInProjects(tx, { from, into })
      const { rows } = await tx.$client.query('select skills from project_hours where project_id = $1', [
        projectId,
      ])
      expect(rows).toEqual([{ skills: [into] }])
    })
  })
})

function codeOfRefusal(answer: { statusCode: number; json: () => { code?: string } }) {
  return answer.statusCode === 204 ? undefined : answer.json().code
}
