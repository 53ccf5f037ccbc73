import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Writer } from '#features/canvas/server/canvas.fixture.ts'
import { wholeProfile } from '#features/profiles/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { eraseProjects } from '../data-rights.ts'
import { startedProject } from '../projects.fixture.ts'
import { hoursTeam, insertWorkSkills, WORK } from './hours.fixture.ts'
import { updateSkillInProjects } from './hours.queries.ts'

let app: TestApp
let skills: string[] = []
beforeAll(async () => {
  app = await buildTestApp()
  skills = await insertWorkSkills(app)
})
afterAll(() => app.stop())

const team = () => hoursTeam(app)
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

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
