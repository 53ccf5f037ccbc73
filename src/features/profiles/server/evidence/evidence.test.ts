import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { OwnProvenSkill } from '../../contract/evidence.endpoints.ts'
import { EVIDENCE_KINDS, STRENGTHS, strengthOf } from '../../contract/evidence.ts'
import { entry, owner } from '../profiles.fixture.ts'
import { addSkills } from '../skills/add-skills.service.ts'
import { giveEvidence } from './evidence.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function known(...names: string[]): Promise<string> {
  const id = randomUUID()
  const { pool } = app.services
  await pool.query(`insert into skills (id, group_name, kind) values ($1, 'data', 'skill')`, [id])
  for (const [place, name] of names.entries())
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', $3)`,
      [id, name, place],
    )
  return id
}

async function skilled() {
  const person = await owner(app)
  const skill = { id: randomUUID(), skill: null, label: `Pečenje ${randomUUID()}`, level: 'basic' }
  const work = entry('Pekara')
  await person.save('skills', { items: [skill] })
  await person.save('work', { items: [work] })
  const prove = (proof: object, item = skill.id) =>
    person.send('POST', '/api/profile/evidence', { item, proof })
  const listed = async () =>
    (await person.send('GET', '/api/profile/evidence')).json<{ skills: OwnProvenSkill[] }>().skills
  return { ...person, skill, work, prove, listed }
}

describe('a member who backs a skill', () => {
  test('names an entry of the profile, which speaks in its own words, once however often', async () => {
    const { work, prove, listed, save, send } = await skilled()
    const [first, again] = await Promise.all([prove({ entry: work.id }), prove({ entry: work.id })])
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(first.json()).toEqual(again.json())
    expect(await listed()).toMatchObject([
      { strength: 'good', evidence: [{ kind: 'work', title: { bhs: 'Pekara', en: '' } }] },
    ])
    await save('work', { items: [{ ...work, title: { bhs: 'Pekara na uglu', en: '' } }] })
    const { id } = first.json()
    expect((await send('GET', `/api/profile/evidence/${id}`)).json()).toMatchObject({
      title: { bhs: 'Pekara na uglu' },
    })
    // Entries removed from the profile prove nothing any more.
    await save('work', { items: [] })
    expect((await listed())[0]).toMatchObject({ strength: 'none', evidence: [] })
  })

  test('names a link, and takes it back', async () => {
    const { prove, listed, send } = await skilled()
    const { id } = (await prove({ url: 'https://primjer.ba/hljeb', title: ' Moj hljeb ' })).json()
    expect(await listed()).toMatchObject([
      {
        strength: 'some',
        evidence: [{ kind: 'link', url: 'https://primjer.ba/hljeb', title: { bhs: 'Moj hljeb' } }],
      },
    ])
    expect((await send('DELETE', `/api/profile/evidence/${id}`)).statusCode).toBe(204)
    expect((await send('DELETE', `/api/profile/evidence/${id}`)).statusCode).toBe(404)
    expect((await listed())[0]?.evidence).toEqual([])
  })

  test('is refused what is not on their profile, no address, and more than ten', async () => {
    const { work, prove } = await skilled()
    expect((await prove({ entry: randomUUID() })).json()).toMatchObject({ code: 'profiles.entryUnknown' })
    expect((await prove({ entry: work.id }, randomUUID())).json()).toMatchObject({
      code: 'profiles.skillNotListed',
    })
    expect((await prove({ url: 'javascript:alert(1)', title: '' })).statusCode).toBe(422)
    const many = await Promise.all(
      Array.from({ length: 14 }, (_, n) => prove({ url: `https://primjer.ba/${n}`, title: '' })),
    )
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(many.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4)
  })

  test('is the only one who reads or removes it, and takes it along', async () => {
    const { work, prove, send, userId } = await skilled()
    const { id } = (await prove({ entry: work.id })).json()
    const other = await owner(app)
    expect((await other.send('GET', `/api/profile/evidence/${id}`)).statusCode).toBe(404)
    expect((await other.send('DELETE', `/api/profile/evidence/${id}`)).statusCode).toBe(404)
    expect((await visitor(app).get('/api/profile/evidence')).statusCode).toBe(401)
    expect((await send('GET', `/api/profile/evidence/${id}`)).statusCode).toBe(200)
    await app.services.pool.query('delete from users where id = $1', [userId])
    const { rowCount } = await app.services.pool.query('select 1 from skill_evidence where id = $1', [id])
    expect(rowCount).toBe(0)
  })
})

describe('what others confirm', () => {
  test('backs the skill in whatever words it stands in the profile, and is corrected by the same source', async () => {
    const name = `Zidanje ${randomUUID()}`
    const skill = await known(name)
    const person = await owner(app)
    await person.save('skills', { items: [{ id: randomUUID(), skill: null, label: name, level: 'basic' }] })
    const give = (bhs: string) =>
      giveEvidence(app.services.db, {
        userId: person.userId,
        skill,
        kind: 'mentor',
        title: { bhs, en: bhs },
        source: 'mentorship:1',
      })
    expect(await give('Ines')).toBe(await give('Ines Kapetanović'))
    const { skills } = (await person.send('GET', '/api/profile/evidence')).json()
    expect(skills).toMatchObject([
      { strength: 'strong', evidence: [{ kind: 'mentor', title: { bhs: 'Ines Kapetanović' } }] },
    ])
  })

  test('is shown with the profile, but an entry that is for nobody else backs nothing there', async () => {
    const { work, prove, own, send } = await skilled()
    await prove({ entry: work.id })
    await prove({ url: 'https://primjer.ba/slika', title: 'Slika' })
    const { slug } = await own()
    await send('PUT', '/api/profile/publication', { published: true })
    const seen = async () => (await visitor(app).get(`/api/public/profiles/${slug}`)).json().evidence
    expect(await seen()).toMatchObject([
      { strength: 'strong', evidence: [{ kind: 'work' }, { kind: 'link' }] },
    ])
    await send('PUT', '/api/profile/visibility', { part: 'work', visibility: 'me' })
    expect(await seen()).toMatchObject([{ strength: 'some', evidence: [{ kind: 'link' }] }])
    await send('PUT', '/api/profile/visibility', { part: 'skills', visibility: 'me' })
    expect(await seen()).toEqual([])
  })
})

describe('skills that are laid into a profile', () => {
  test('are never doubled, whoever comes at once, and own words become the skill of the vocabulary', async () => {
    const name = `Tkanje ${randomUUID()}`
    const [skill, other] = [await known(name, `${name} vune`), await known('Drugo')]
    const person = await owner(app)
    await person.save('skills', {
      items: [{ id: randomUUID(), skill: null, label: `${name} VUNE`, level: 'advanced' }],
    })
    const lay = () =>
      inTransaction(app.services.pool, (tx) =>
        addSkills(tx, {
          userId: person.userId,
          skills: [
            { skill, label: name, level: 'basic' },
            { skill: other, label: 'Drugo', level: 'basic' },
          ],
        }),
      )
    const answers = await Promise.all([lay(), lay(), lay(), lay()])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 0, 1])
    const { content, version } = (await person.own()).sections.skills
    expect(content.items.map((item) => [item.skill, item.level])).toEqual([
      [skill, 'advanced'],
      [other, 'basic'],
    ])
    expect(new Set(answers.map((answer) => answer.version))).toEqual(new Set([version]))
    // A save based on the older version is rejected, so no edit is lost.
    const late = await person.save('skills', { items: [] }, '1')
    expect(late.statusCode).toBe(409)
  })
})

test('more proof never makes a skill weaker, and links alone never make it strong', () => {
  const kinds = fc.array(fc.constantFrom(...EVIDENCE_KINDS))
  fc.assert(
    fc.property(kinds, fc.constantFrom(...EVIDENCE_KINDS), (given, more) => {
      expect(STRENGTHS.indexOf(strengthOf([...given, more]))).toBeGreaterThanOrEqual(
        STRENGTHS.indexOf(strengthOf(given)),
      )
    }),
  )
  expect(strengthOf([])).toBe('none')
  expect(strengthOf(['link', 'link', 'link', 'link'])).toBe('some')
  expect(strengthOf(['mentor'])).toBe('strong')
  expect(strengthOf(['work'])).toBe('good')
})
