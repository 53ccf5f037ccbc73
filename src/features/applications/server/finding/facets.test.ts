import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { listFacets } from '../../contract/deciding.endpoints.ts'
import type { listApplicants } from '../../contract/hiring.endpoints.ts'
import { applicantOf, decided, type House, openHouse, question, reviewerOf } from '../applications.fixture.ts'

let house: House
let job: string
let ids: string[]
const sql = newId()
const excel = newId()
const drives = question({ type: 'yes-no' })
/** What each applicant can do, where from, and whether they drive. */
const PEOPLE = [
  { skills: ['SQL', 'Excel'], place: 'Bihać', drives: 'yes' },
  { skills: ['sql'], place: 'Бихаћ', drives: 'no' },
  { skills: ['Excel'], place: 'Cazin', drives: 'yes' },
  { skills: [], place: null, drives: 'yes' },
] as const

beforeAll(async () => {
  house = await openHouse()
  const { pool } = house.app.services
  for (const [id, label] of [
    [sql, 'SQL'],
    [excel, 'Excel'],
  ]) {
    await pool.query(`insert into skills (id, group_name, kind) values ($1, 'it', 'skill')`, [id])
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)`,
      [id, label],
    )
  }
  const skills = [sql, excel].map((skill) => ({ skill, importance: 'required' as const, level: null }))
  job = (await house.boss.published('job', { skills, questions: [drives] })).id
  ids = []
  for (const [n, one] of PEOPLE.entries()) {
    const person = await applicantOf(house, { email: `mjesto${n}@primjer.ba` })
    const id = await person.begin(job)
    await person.save(id, { letter: 'x', answers: [{ question: drives.id, text: one.drives }] })
    expect((await person.post(id)).statusCode).toBe(200)
    await pool.query(
      `update applications set cv = cv || jsonb_build_object('contact', $2::jsonb, 'sections', $3::jsonb) where id = $1`,
      [
        id,
        JSON.stringify(one.place ? [{ kind: 'place', label: '', text: one.place, href: null }] : []),
        JSON.stringify([{ name: 'skills', items: one.skills.map((label) => ({ label })) }]),
      ],
    )
    ids.push(id)
  }
})
afterAll(() => house.app.stop())

async function read<Answer>(path: string, by: Pick<House['boss'], 'send'> = house.boss): Promise<Answer> {
  const answer = await by.send('GET', `/api/opportunities/${job}/applications${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const find = async (query: string) =>
  (await read<ResponseOf<typeof listApplicants>>(`?${query}`)).applicants.map(({ number }) => number)
const facets = (query = '') => read<ResponseOf<typeof listFacets>>(`/facets?${query}`)

test('A blind reader neither finds applicants by where they live nor reads from where they are', async () => {
  expect(await find('place=bihac')).toEqual([])
  expect((await facets()).places).toEqual([])
  expect((await facets('place=bihac')).total).toBe(0)
})

describe('Who reads applications with names', () => {
  beforeAll(async () => {
    const answer = await house.boss.send('PUT', `/api/opportunities/${job}/applications/board`, {
      blind: false,
      reason: 'Biramo i po tome ko može doći na posao pješke.',
    })
    expect(answer.statusCode).toBe(204)
  })

  test('finds those who have each of the chosen skills, and those from one place in any script', async () => {
    expect(await find(`skills=${sql}`)).toEqual([1, 2])
    expect(await find(`skills=${sql},${excel}`)).toEqual([1])
    expect(await find('place=bihac')).toEqual([1, 2])
    expect(await find(`place=${encodeURIComponent('Bihać')}&skills=${excel}`)).toEqual([1])
    expect(await find(`skills=${newId()}`)).toEqual([])
    const bad = await house.boss.send('GET', `/api/opportunities/${job}/applications?skills=sql`)
    expect(bad.statusCode).toBe(422)
  })

  test('reads beside each choice how many it would leave', async () => {
    const { total, skills, places, answers } = await facets()
    expect(total).toBe(4)
    expect(skills.map(({ id, count }) => [id, count])).toEqual([
      [sql, 2],
      [excel, 2],
    ])
    expect(places).toEqual([
      { key: 'bihac', name: 'Bihać', count: 2 },
      { key: 'cazin', name: 'Cazin', count: 1 },
    ])
    expect(new Map(answers.map(({ answer, count }) => [answer, count]))).toEqual(
      new Map([
        ['yes', 3],
        ['no', 1],
      ]),
    )
  })

  test('reads counts that hold: each choice leaves as many as it said', async () => {
    for (const query of [
      '',
      `skills=${excel}`,
      'place=bihac',
      `answers=${drives.id}:yes`,
      `answers=${drives.id}:no&place=bihac`,
    ]) {
      const counts = await facets(query)
      expect(await find(query)).toHaveLength(counts.total)
      const search = new URLSearchParams(query)
      const size = async (name: string, value: string) => {
        const next = new URLSearchParams(query)
        next.set(name, value)
        return (await find(next.toString())).length
      }
      for (const { key, count } of counts.places) expect(await size('place', key), key).toBe(count)
      for (const { answer, count } of counts.answers)
        expect(await size('answers', `${drives.id}:${answer}`), answer).toBe(count)
      for (const { id, count } of counts.skills) {
        const choice = new Set([...(search.get('skills')?.split(',') ?? []), id])
        expect(await size('skills', [...choice].join(',')), id).toBe(count)
      }
    }
  })

  test('does not find by them who has withdrawn, and decides on all whom they leave', async () => {
    await house.app.services.pool.query(`update applications set status = 'withdrawn' where id = $1`, [
      ids[1],
    ])
    expect(await find('place=bihac')).toEqual([1])
    expect((await facets('place=bihac')).total).toBe(1)
    const all = await read<{ addressees: { id: string }[] }>(`/addressees?skills=${excel}`)
    expect(all.addressees.map(({ id }) => id)).toEqual([ids[0], ids[2]])
    await decided(house.boss, job, [ids[0]!], { status: 'in-review' })
    expect((await facets(`status=in-review&skills=${excel}`)).total).toBe(1)
  })

  test('as a reviewer reads the counts too; a stranger does not', async () => {
    const reviewer = await reviewerOf(house)
    expect((await read<{ total: number }>('/facets', reviewer)).total).toBe(3)
    const applicant = await applicantOf(house, { email: 'tudja@primjer.ba' })
    const path = `/api/opportunities/${job}/applications/facets`
    expect((await applicant.send('GET', path)).statusCode).toBe(404)
  })
})
