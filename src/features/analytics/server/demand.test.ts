import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#features/skills/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { DemandView, ReachView } from '../contract/demand.endpoints.ts'
import { learner, opening, skillId } from './analytics.fixture.ts'
import { demandTask, saveDemand } from './demand/demand.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await (await commands.vocabulary()).seedOwnVocabulary(app.services)
})
afterAll(() => app.stop())
beforeEach(async () => {
  // Reading asks the queue for a count, which would otherwise run into the next test.
  await expect.poll(countsInQueue).toBe(0)
  await app.services.pool.query(
    'delete from opportunities; delete from skill_demand; delete from skill_demand_days',
  )
})

async function countsInQueue() {
  const { rowCount } = await app.services.pool.query(
    `select from queue.job where name = $1 and state in ('created', 'retry', 'active') and start_after <= now()`,
    [demandTask.name],
  )
  return rowCount
}

type Person = Awaited<ReturnType<typeof learner>>
const demand = async (person: Person, area = '') =>
  (await person.send('GET', `/api/ai-skills/demand${area && `?area=${area}`}`)).json<DemandView>()
const reach = async (person: Person) => (await person.send('GET', '/api/ai-skills/reach')).json<ReachView>()
const rows = async () =>
  (await app.services.pool.query('select day, area, skill_id, open from skill_demand order by 1, 2, 3')).rows

describe('demand', () => {
  test('counts open opportunities by canton and from home, and nothing that is over, hidden or a training', async () => {
    const amra = await learner(app)
    await amra.can(['sql', 'basic'])
    await opening(app, { required: ['sql'], nice: ['teamwork'] })
    await opening(app, { required: ['sql'], municipalities: ['tuzla', 'lukavac'] })
    await opening(app, { required: ['sql'], municipalities: [], mode: 'remote' })
    await opening(app, { required: ['sql'], status: 'draft' })
    await opening(app, { required: ['sql'], deadline: '2020-01-01' })
    await opening(app, { required: ['sql'], kind: 'training' })
    const whole = await demand(amra)
    expect(whole).toMatchObject({ area: null, open: 3 })
    expect(whole.skills.map(({ skill, open, mine }) => [skill.name.en, open, mine])).toEqual([
      ['SQL', 3, true],
      ['teamwork', 1, false],
    ])
    expect((await demand(amra, 'TUZ')).skills.map(({ open }) => open)).toEqual([2])
    expect(await demand(amra, 'RS')).toMatchObject({ open: 1 })
    expect((await amra.send('GET', '/api/ai-skills/demand?area=XX')).statusCode).toBe(422)
  })

  test('says honestly that there is nothing', async () => {
    const { open, skills, weeks } = await demand(await learner(app))
    expect({ open, skills }).toEqual({ open: 0, skills: [] })
    expect(weeks).toHaveLength(12)
    expect(weeks.some((week) => (week.open ?? 0) > 0)).toBe(false)
  })

  test('is kept once a day, the same whoever counts and however often', async () => {
    await opening(app, { required: ['sql', 'teamwork'], publishedDaysAgo: 30 })
    await opening(app, { required: ['sql'], publishedDaysAgo: 3, mode: 'remote' })
    // Two instances, each with its own connections.
    const { connectionString: url = '' } = app.services.pool.options
    const second = openDatabase({ url, log: app.services.log })
    const both = [app.services, { pool: second.pool }]
    await Promise.all([...both, ...both, ...both].map((services) => saveDemand(services)))
    await second.close()
    const kept = await rows()
    await saveDemand(app.services)
    expect(await rows()).toEqual(kept)
    const { rows: days } = await app.services.pool.query('select open from skill_demand_days order by day')
    expect(days).toHaveLength(12)
    expect(days.at(-1).open).toMatchObject({ '': 2, USK: 2, RS: 1 })
    // Earlier weeks are counted from the dates of publication.
    expect(days.map(({ open }) => open[''] ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2])
  })

  test('of a day without any skills yet is counted again; of a day that is done is not', async () => {
    await saveDemand(app.services)
    expect(await rows()).toEqual([])
    await opening(app, { required: ['sql'] })
    await saveDemand(app.services)
    const kept = await rows()
    expect(kept.length).toBeGreaterThan(0)
    await opening(app, { required: ['sql'] })
    await saveDemand(app.services)
    expect(await rows()).toEqual(kept)
  })

  test('shows each week by its last day', async () => {
    const amra = await learner(app)
    await opening(app, { required: ['sql'], publishedDaysAgo: 40 })
    await opening(app, { required: ['sql'], publishedDaysAgo: 2 })
    await saveDemand(app.services)
    const { weeks, skills } = await demand(amra)
    expect(weeks.map(({ open }) => open)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2])
    expect(skills[0]?.weeks).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2])
  })
})

describe('how far away jobs are', () => {
  const living = async (municipality: string | null) => {
    const person = await learner(app)
    await person.save('intro', { headline: { bhs: '', en: '' }, municipality })
    await person.can(['teamwork', 'basic'])
    return person
  }

  test('is told by the two skills that open most in the own canton or from home', async () => {
    const amra = await living('bihac')
    await opening(app, { title: 'Otvoren', required: ['teamwork'] })
    await opening(app, { title: 'Jedna', required: ['teamwork', 'sql'], municipalities: ['cazin'] })
    await opening(app, { title: 'Dvije', required: ['sql', 'power-bi'], nice: ['php', 'teamwork'] })
    await opening(app, {
      title: 'Od kuće',
      required: ['sql', 'power-bi', 'teamwork'],
      municipalities: [],
      mode: 'remote',
    })
    await opening(app, { title: 'Daleko', required: ['sql'], municipalities: ['tuzla'] })
    await opening(app, { title: 'Volontiranje', required: ['sql'], kind: 'volunteering' })
    const { area, jobs, open, opens, skills, examples } = await reach(amra)
    expect({ area, jobs, open, opens }).toEqual({ area: 'USK', jobs: 4, open: 1, opens: 3 })
    expect(skills.map(({ skill, jobs: alone }) => [skill.name.en, alone])).toEqual([
      ['SQL', 1],
      ['Power BI', 0],
    ])
    expect(examples.map(({ title }) => title).sort()).toEqual(['Dvije', 'Jedna', 'Od kuće'])
  })

  test('looks at the whole country where no municipality is said, and says when there is nothing', async () => {
    const somebody = await living(null)
    expect(await reach(somebody)).toMatchObject({ area: null, jobs: 0, skills: [], opens: 0, examples: [] })
    await opening(app, { required: ['sql', 'teamwork'], municipalities: ['tuzla'] })
    expect(await reach(somebody)).toMatchObject({ area: null, jobs: 1, opens: 1 })
    await somebody.send('PUT', `/api/ai-skills/learning/${await skillId(app, 'sql')}`, { state: 'learnt' })
    expect(await reach(somebody)).toMatchObject({ jobs: 1, open: 1, opens: 0 })
  })

  test('looks further where nothing near is within two skills, and says so', async () => {
    const amra = await living('bihac')
    await opening(app, { required: ['sql', 'php', 'git', 'css'] })
    expect(await reach(amra)).toMatchObject({ home: 'USK', area: null, jobs: 1, opens: 0 })
    await opening(app, { required: ['sql', 'teamwork'], municipalities: ['tuzla'] })
    expect(await reach(amra)).toMatchObject({ home: 'USK', area: null, jobs: 2, opens: 1 })
  })

  test('leaves out what asks for nothing that somebody can', async () => {
    const amra = await living('bihac')
    await opening(app, { required: ['sql', 'php'] })
    expect(await reach(amra)).toMatchObject({ jobs: 1, opens: 0, skills: [], examples: [] })
  })
})
