import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { TargetView } from '../contract/targets.endpoints.ts'
import { learner, learnVocabulary, occupationId, opening, skillId } from './analytics.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
})
afterAll(() => app.stop())
beforeEach(() => app.services.pool.query('delete from opportunities'))

async function view(person: Awaited<ReturnType<typeof learner>>, id: string): Promise<TargetView> {
  const answer = await person.send('GET', `/api/ai-skills/targets/${id}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<TargetView>()
}

describe('somebody heading for an occupation', () => {
  test('sees what they have, what is nearly there through which skill, and what is missing', async () => {
    const amra = await learner(app)
    await amra.can(['sql', 'basic'], [null, 'advanced', 'Analiza podataka'], ['spreadsheets', 'expert'])
    const id = await amra.headFor('occupation', await occupationId(app, 'data-analyst'))
    const { needs, coverage, target, path } = await view(amra, id)
    expect(target.title.bhs).toBe('analitičar podataka / analitičarka podataka')
    const by = new Map(needs.map((need) => [need.skill.name.en, need]))
    expect(by.get('SQL')).toMatchObject({ state: 'have', counts: 1, essential: true, mine: 'basic' })
    // Own words that match a skill of the vocabulary count as that skill.
    expect(by.get('data analysis')).toMatchObject({ state: 'have', mine: 'advanced' })
    // Each own skill brings a similar one near, which counts half at most.
    const near = needs.filter(({ state }) => state === 'near')
    expect(near.length).toBeGreaterThan(0)
    expect(new Set(near.map(({ through }) => through?.skill.id)).size).toBe(near.length)
    for (const { mine, through, counts } of near) {
      expect(mine).toBeNull()
      expect(through?.likeness).toBeGreaterThanOrEqual(0.5)
      expect(counts).toBeLessThanOrEqual(0.5)
    }
    expect(coverage.have).toBe(3)
    expect(coverage.share).toBeGreaterThanOrEqual(3 / coverage.of)
    expect(path[0]?.essential).toBe(true)
    expect(path.map(({ skill }) => skill.name.en)).not.toContain('SQL')
  })

  test('has a language of the profile as a skill, at the level that is said there', async () => {
    const amra = await learner(app)
    await amra.can(['sql', 'basic'])
    await amra.save('languages', { items: [{ id: randomUUID(), language: 'en', level: 'C1' }] })
    const { needs } = await view(
      amra,
      await amra.headFor('occupation', await occupationId(app, 'data-analyst')),
    )
    const english = needs.find(({ skill }) => skill.name.en === 'English')
    expect(english).toMatchObject({ state: 'have', mine: 'advanced', listed: false })
    expect(needs.find(({ skill }) => skill.name.en === 'SQL')).toMatchObject({ listed: true })
  })

  test('may head for several, for the same one once, and for eight at most even when pressing at once', async () => {
    const many = await learner(app)
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select o.id from occupations o where exists (select 1 from occupation_skills s where s.occupation_id = o.id) order by o.id limit 12',
    )
    const post = (ref: string) => many.send('POST', '/api/ai-skills/targets', { kind: 'occupation', ref })
    const [first] = rows
    const again = await Promise.all([post(first!.id), post(first!.id), post(first!.id)])
    expect(new Set(again.map((answer) => answer.json().id)).size).toBe(1)
    const answers = await Promise.all(rows.slice(1).map(({ id }) => post(id)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'analytics.targetsFull',
    })
    const { targets } = (await many.send('GET', '/api/ai-skills/targets')).json()
    expect(targets).toHaveLength(8)
  })

  test('leaves a target, and its progress goes with it', async () => {
    const amra = await learner(app)
    const id = await amra.headFor('occupation', await occupationId(app, 'web-developer'))
    await view(amra, id)
    expect((await amra.send('DELETE', `/api/ai-skills/targets/${id}`)).statusCode).toBe(204)
    expect((await amra.send('GET', `/api/ai-skills/targets/${id}`)).statusCode).toBe(404)
    const { rowCount } = await app.services.pool.query('select 1 from skill_progress where target_id = $1', [
      id,
    ])
    expect(rowCount).toBe(0)
  })

  test('is refused what is no target', async () => {
    const amra = await learner(app)
    const post = (body: object) => amra.send('POST', '/api/ai-skills/targets', body)
    expect((await post({ kind: 'occupation', ref: randomUUID() })).statusCode).toBe(422)
    expect((await post({ kind: 'dream', ref: randomUUID() })).statusCode).toBe(422)
    expect((await post({ kind: 'occupation', ref: 'x' })).statusCode).toBe(422)
  })
})

describe('somebody heading for an opportunity', () => {
  test('is measured by the levels that it asks for', async () => {
    const amra = await learner(app)
    await amra.can(['sql', 'basic'], ['teamwork', 'expert'])
    const ref = await opening(app, { title: 'Analitičar', required: ['sql', 'teamwork'], level: 'advanced' })
    const { needs, coverage, target, open } = await view(amra, await amra.headFor('opportunity', ref))
    expect(target).toMatchObject({
      title: { bhs: 'Analitičar', en: 'Analitičar' },
      by: 'Pekara Una',
      over: false,
    })
    const sql = needs.find(({ skill }) => skill.name.en === 'SQL')
    expect(sql).toMatchObject({ state: 'near', counts: 0.333, mine: 'basic', asked: 'advanced', demand: 1 })
    expect(coverage).toMatchObject({ have: 1, near: 1, of: 2 })
    expect(open).toBe(1)
  })

  test('keeps the name of one that is over, and never reads a draft', async () => {
    const amra = await learner(app)
    const ref = await opening(app, { title: 'Kratko otvoren', required: ['sql'] })
    const id = await amra.headFor('opportunity', ref)
    await app.services.pool.query("update opportunities set status = 'archived' where id = $1", [ref])
    const { target, needs } = await view(amra, id)
    expect(target).toMatchObject({ title: { bhs: 'Kratko otvoren' }, over: true, slug: null })
    expect(needs).toEqual([])
    const draft = await opening(app, { status: 'draft', required: ['sql'] })
    const refused = await amra.send('POST', '/api/ai-skills/targets', { kind: 'opportunity', ref: draft })
    expect(refused.json()).toMatchObject({ code: 'analytics.targetUnknown' })
    const silent = await opening(app, {})
    const nothing = await amra.send('POST', '/api/ai-skills/targets', { kind: 'opportunity', ref: silent })
    expect(nothing.json()).toMatchObject({ code: 'analytics.nothingNeeded' })
  })

  test('finds open ones by words of their title, folded, and no others', async () => {
    const amra = await learner(app)
    await opening(app, { title: 'Inženjer građevine', required: ['sql'] })
    await opening(app, { title: 'Inženjer u penziji', required: ['sql'], deadline: '2020-01-01' })
    await opening(app, { title: 'Inženjer bez vještina' })
    const found = (await amra.send('GET', '/api/ai-skills/openings?q=INZENJER')).json()
    expect(found.openings.map(({ title }: { title: { bhs: string } }) => title.bhs)).toEqual([
      'Inženjer građevine',
    ])
    expect((await amra.send('GET', '/api/ai-skills/openings?q=%25_')).json().openings).toHaveLength(1)
  })
})

describe('progress', () => {
  test('is one point a day, the last of it, and none when nothing changed', async () => {
    const amra = await learner(app)
    await amra.can(['sql', 'basic'])
    const id = await amra.headFor('occupation', await occupationId(app, 'data-analyst'))
    await Promise.all([view(amra, id), view(amra, id), view(amra, id)])
    const before = (await view(amra, id)).progress
    expect(before).toHaveLength(1)
    await app.services.pool.query('update skill_progress set day = day - 10 where target_id = $1', [id])
    expect((await view(amra, id)).progress).toHaveLength(1)
    await amra.can(['sql', 'basic'], ['data-analysis', 'basic'])
    const after = (await view(amra, id)).progress
    expect(after).toHaveLength(2)
    expect(after[1]!.share).toBeGreaterThan(after[0]!.share)
    expect(after[1]!.have).toBe(2)
  })
})

describe('a skill on the path', () => {
  test('comes with trainings that teach it, the next one first, and none that is over', async () => {
    const amra = await learner(app)
    await amra.can(['spreadsheets', 'advanced'])
    await opening(app, { kind: 'training', title: 'SQL za početak', required: ['sql'] })
    await opening(app, { kind: 'training', title: 'Prošlo', required: ['sql'], deadline: '2020-01-01' })
    await opening(app, { required: ['sql'] })
    const id = await amra.headFor('occupation', await occupationId(app, 'data-analyst'))
    const { path } = await view(amra, id)
    const sql = path.find(({ skill }) => skill.name.en === 'SQL')
    expect(sql?.trainings.map(({ title }) => title.bhs)).toEqual(['SQL za početak'])
    // A training is not demand.
    expect(sql?.demand).toBe(1)
    expect(sql?.practice).toEqual([])
  })

  test('comes with where it can be practised, after the trainings, and never with a job', async () => {
    const amra = await learner(app)
    await amra.can(['spreadsheets', 'advanced'])
    for (const kind of ['training', 'internship', 'volunteering', 'event', 'job', 'scholarship'])
      await opening(app, { kind, title: kind, nice: ['data-visualisation'] })
    const over = await opening(app, { kind: 'event', title: 'over', required: ['data-visualisation'] })
    await app.services.pool.query(
      "update opportunities set starts_at = now() - interval '1 day' where id = $1",
      [over],
    )
    await opening(app, { kind: 'internship', title: 'draft', status: 'draft', nice: ['data-visualisation'] })
    const id = await amra.headFor('occupation', await occupationId(app, 'data-analyst'))
    const { path } = await view(amra, id)
    const skill = await skillId(app, 'data-visualisation')
    const step = path.find((one) => one.skill.id === skill)
    expect(step?.trainings.map(({ kind }) => kind)).toEqual(['training'])
    expect(step?.practice.map(({ title }) => title.bhs).sort()).toEqual([
      'event',
      'internship',
      'volunteering',
    ])
  })

  test('is marked as being learnt; once learnt it stands in the profile and counts for every target', async () => {
    const amra = await learner(app)
    await amra.can(['spreadsheets', 'advanced'])
    const sql = await skillId(app, 'sql')
    const ids = await Promise.all(
      ['data-analyst', 'database-administrator'].map(async (key) =>
        amra.headFor('occupation', await occupationId(app, key)),
      ),
    )
    const put = (body: object) => amra.send('PUT', `/api/ai-skills/learning/${sql}`, body)
    expect((await put({ state: 'learning' })).json()).toEqual({ state: 'learning', version: null })
    const marked = (await view(amra, ids[0]!)).path.find(({ skill }) => skill.id === sql)
    expect(marked?.learning).toBe('learning')
    expect((await put({ state: 'learnt', level: 'independent' })).json()).toMatchObject({ state: 'learnt' })
    for (const id of ids) {
      const need = (await view(amra, id)).needs.find(({ skill }) => skill.id === sql)
      expect(need).toMatchObject({ state: 'have', mine: 'independent' })
    }
    expect((await amra.skills()).filter(({ skill }) => skill === sql)).toHaveLength(1)
    expect((await put({ state: 'none' })).json()).toEqual({ state: null, version: null })
    expect((await amra.skills()).filter(({ skill }) => skill === sql)).toHaveLength(1)
    const unknown = await amra.send('PUT', `/api/ai-skills/learning/${randomUUID()}`, { state: 'learning' })
    expect(unknown.statusCode).toBe(404)
  })
})

test('strangers read and change nothing here', async () => {
  const stranger = visitor(app)
  for (const path of [
    'targets',
    'found',
    'declined',
    'reach',
    'demand',
    'openings?q=',
    `targets/${randomUUID()}`,
  ])
    expect((await stranger.get(`/api/ai-skills/${path}`)).statusCode).toBe(401)
  const posts = ['targets', 'reading', 'decisions', `targets/${randomUUID()}/advice`]
  for (const path of posts)
    expect(
      (await stranger.call({ method: 'POST', url: `/api/ai-skills/${path}`, body: {} })).statusCode,
    ).toBe(401)
})

test('a target belongs to whoever heads for it', async () => {
  const owner = await learner(app)
  const id = await owner.headFor('occupation', await occupationId(app, 'web-developer'))
  const other = await learner(app)
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/advice'],
  ] as const)
    expect((await other.send(method, `/api/ai-skills/targets/${id}${path}`)).statusCode).toBe(404)
  expect((await owner.send('GET', `/api/ai-skills/targets/${id}`)).statusCode).toBe(200)
})
