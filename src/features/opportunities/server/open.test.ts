import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicantOf } from '#features/applications/server/applications.fixture.ts'
import { rebuildIndex } from '#features/search/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { employer } from './opportunities.fixture.ts'

let app: TestApp
let skill: string
beforeAll(async () => {
  app = await buildTestApp()
  skill = randomUUID()
  await query("insert into skills (id, group_name, kind) values ($1, 'it', 'skill')", [skill])
  await query(
    "insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', 'rezbarenje', 'own', 0)",
    [skill],
  )
})
afterAll(() => app.stop())

const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)

/** All places that show an open opportunity, to members or the public; `beside` is a similar one. */
const placesOf = (beside: string, organisation: string) => [
  '/api/opportunities',
  '/api/opportunities/marks',
  '/api/opportunities/saved',
  '/api/recommendations',
  '/api/dashboard/recommended',
  '/api/dashboard/deadlines',
  '/api/ai-skills/openings?q=Rezbar',
  `/api/public/opportunities/${beside}`,
  `/api/public/organisations/${organisation}`,
  '/opportunities/feed.rss',
  '/sitemap.xml',
]

describe.each([
  ['suspended', 'suspended_at'],
  ['closed', 'closed_at'],
])('what an organisation offered that is %s', (_, column) => {
  let boss: Awaited<ReturnType<typeof employer>>
  let member: Awaited<ReturnType<typeof applicantOf>>
  let job: { id: string; slug: string }
  let beside: { slug: string }
  const takenOff = (at: string) =>
    query(`update organisations set ${column} = ${at} where id = $1`, [boss.organisation])

  beforeAll(async () => {
    boss = await employer(app)
    const neighbour = await employer(app, { name: 'Rezbarija Luk' })
    const skills = [{ skill, importance: 'required' as const, level: null }]
    const title = { bhs: 'Rezbar ili rezbarica', en: 'Wood carver' }
    job = await boss.published('internship', { title, skills })
    beside = await neighbour.published('internship', { skills })
    member = await applicantOf({ app, job: job.id })
    // Suggestions need a ground, which this skill provides.
    const items = [{ id: randomUUID(), skill, label: 'x', level: 'expert' }]
    expect((await member.send('PUT', '/api/profile/skills', { items })).statusCode).toBeLessThan(300)
    const saved = await member.send('PUT', `/api/opportunities/${job.id}/saved`, { saved: true })
    expect(saved.statusCode).toBe(204)
    await rebuildIndex(app.services)
  })

  async function whereShown() {
    const shown: string[] = []
    for (const place of placesOf(beside.slug, boss.organisation)) {
      const { body } = await member.send('GET', place)
      if (body.includes(job.id) || body.includes(`/${job.slug}<`) || body.includes(`"${job.slug}"`))
        shown.push(place)
    }
    return shown
  }

  test('is at once in no list of anybody, and its draft cannot be sent', async () => {
    expect(await whereShown()).toEqual(placesOf(beside.slug, boss.organisation))
    const draft = await member.begin()
    await member.save(draft, { letter: 'Rezbarim od malih nogu.' })
    await takenOff('now()')
    expect(await whereShown()).toEqual([])
    expect((await member.read(draft)).open).toBe(false)
    const sending = await member.post(draft)
    expect([sending.statusCode, sending.json<{ code: string }>().code]).toEqual([409, 'applications.closed'])
    expect((await member.send('POST', '/api/applications', { opportunity: job.id })).statusCode).toBe(404)
  })

  test('is there again when the organisation is', async () => {
    await takenOff('null')
    await rebuildIndex(app.services)
    expect(await whereShown()).toEqual(expect.arrayContaining(['/api/opportunities', '/sitemap.xml']))
  })

  test('counts as demand of the days when it was there, and of no other', async () => {
    const open = async (moment: string) =>
      (await query(`select 1 from opportunities_open_at(${moment}) where id = $1`, [job.id])).rowCount
    await query("update opportunities set published_at = now() - interval '9 days' where id = $1", [job.id])
    await takenOff("now() - interval '4 days'")
    expect([await open("now() - interval '6 days'"), await open("now() - interval '2 days'")]).toEqual([1, 0])
  })
})
