import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listDirectory } from '../../contract/directory.endpoints.ts'
import { connected, type Member, member } from '../network.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Directory = ResponseOf<typeof listDirectory>

const find = async (who: Member, asked: Record<string, string> = {}) =>
  (await who.send('GET', `/api/network/directory?${new URLSearchParams(asked)}`)).json<Directory>()
const namesOf = ({ people }: Directory) => people.map(({ person: { name } }) => name)

/** A member with a full profile, visible to members unless set otherwise. */
async function somebody(
  firstName: string,
  says: { skills?: string[]; place?: string; school?: string; headline?: string } = {},
  visibility: Record<string, string> = {},
) {
  const one = await member(app, { firstName, lastName: 'Imenik' })
  const section = (name: string, content: object) =>
    app.services.pool.query('insert into profile_sections (user_id, section, content) values ($1, $2, $3)', [
      one.userId,
      name,
      content,
    ])
  const { skills = [], place = null, school, headline = '' } = says
  await section('intro', { headline: { bhs: headline, en: '' }, municipality: place })
  await section('skills', {
    items: skills.map((label) => ({ id: crypto.randomUUID(), skill: null, label, level: 'basic' })),
  })
  if (school)
    await section('education', {
      items: [{ id: crypto.randomUUID(), kind: 'school', place: { bhs: school, en: '' } }],
    })
  await app.services.pool.query('update profiles set visibility = $2 where user_id = $1', [
    one.userId,
    visibility,
  ])
  return one
}

test('members are found by name, skill, place and school, in either script and without diacritics', async () => {
  const amra = await member(app)
  await somebody('Željka', { skills: ['Zavarivanje'], place: 'zenica', school: 'Mašinska škola Zenica' })
  await somebody('Đorđe', { skills: ['zavarivanje', 'Šivanje'], place: 'bihac', headline: 'krojač odijela' })
  expect(namesOf(await find(amra, { query: 'zeljka imenik' }))).toEqual(['Željka Imenik'])
  expect(namesOf(await find(amra, { query: 'Ђорђе' }))).toEqual(['Đorđe Imenik'])
  expect(namesOf(await find(amra, { query: 'krojac' }))).toEqual(['Đorđe Imenik'])
  expect(namesOf(await find(amra, { skill: 'sivanje' }))).toEqual(['Đorđe Imenik'])
  expect(namesOf(await find(amra, { query: 'imenik', place: 'zenica' }))).toEqual(['Željka Imenik'])
  expect(namesOf(await find(amra, { school: 'masinska skola zenica' }))).toEqual(['Željka Imenik'])
  const both = await find(amra, { skill: 'zavarivanje' })
  expect(both.total).toBe(2)
  expect(both.facets.skills.map(({ key, count }) => [key, count])).toEqual([
    ['zavarivanje', 2],
    ['sivanje', 1],
  ])
  expect(both.facets.places).toEqual(expect.arrayContaining([{ key: 'zenica', count: 1 }]))
})

test('what somebody wrote in words of the vocabulary is read in either language', async () => {
  const { pool } = app.services
  const skill = newId()
  await pool.query(`insert into skills (id, group_name, kind) values ($1, 'x', 'skill')`, [skill])
  for (const [locale, label] of Object.entries({ bhs: 'Košnja trave', en: 'Mowing' }))
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, $2, $3, 'own', 0)`,
      [skill, locale, label],
    )
  await somebody('Kosac', { skills: ['Košnja trave', 'Oštrenje kosa'] })
  const { people, facets } = await find(await member(app), { query: 'kosac' })
  const names = [
    { bhs: 'Košnja trave', en: 'Mowing' },
    { bhs: 'Oštrenje kosa', en: 'Oštrenje kosa' },
  ]
  expect(people[0]?.skills.map((one) => one.names)).toEqual(names)
  expect(facets.skills.map((one) => one.names)).toEqual(names)
})

test('a skill is typed in either language, and a municipality in either script', async () => {
  const { pool } = app.services
  const skill = newId()
  await pool.query(`insert into skills (id, group_name, kind) values ($1, 'x', 'skill')`, [skill])
  for (const [locale, label] of Object.entries({ bhs: 'Uzgoj gliva', en: 'Mushroom growing' }))
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, $2, $3, 'own', 0)`,
      [skill, locale, label],
    )
  const amra = await member(app)
  await somebody('Gljivar', { skills: ['Uzgoj gliva'], place: 'ljubuski' })
  await somebody('Susjeda', { place: 'ljubuski' }, { intro: 'me' })
  for (const query of ['mushroom', 'uzgoj', 'узгој глива', 'Љубушки', 'gljivar ljubuski'])
    expect(namesOf(await find(amra, { query }))).toEqual(['Gljivar Imenik'])
  expect((await find(amra, { query: 'susjeda ljubuski' })).total).toBe(0)
  expect((await find(amra, { query: 'ushroom' })).total).toBe(0)
})

test('nobody is found by what they keep for themselves, nor when they want to be found by nobody', async () => {
  const [amra, friend] = [await member(app), await member(app)]
  const hidden = await somebody('Skrivena', { skills: ['Podvodno varenje'] }, { skills: 'me' })
  expect((await find(amra, { skill: 'podvodno varenje' })).total).toBe(0)
  expect((await find(amra, { query: 'podvodno' })).total).toBe(0)
  expect(namesOf(await find(amra, { query: 'skrivena' }))).toEqual(['Skrivena Imenik'])
  const choose = (findable: string) => hidden.send('PUT', '/api/network/settings/findable', { findable })
  await choose('nobody')
  expect((await find(amra, { query: 'skrivena' })).total).toBe(0)
  await choose('mutual')
  expect((await find(amra, { query: 'skrivena' })).total).toBe(0)
  await connected(amra, friend)
  await connected(friend, hidden)
  expect((await find(amra, { query: 'skrivena' })).people).toMatchObject([{ mutual: { count: 1 } }])
  await amra.mute(hidden)
  expect((await find(amra, { query: 'skrivena' })).total).toBe(0)
})

test('whoever has another name or publishes no more is found as they are now', async () => {
  const [amra, other] = [await member(app), await somebody('Ranija')]
  await app.services.pool.query(`update users set first_name = 'Poslije' where id = $1`, [other.userId])
  expect((await find(amra, { query: 'ranija' })).total).toBe(0)
  expect((await find(amra, { query: 'poslije' })).total).toBe(1)
  await app.services.pool.query('update profiles set published_at = null where user_id = $1', [other.userId])
  expect((await find(amra, { query: 'poslije' })).total).toBe(0)
})

test('whoever says what one has muted is not shown, and unpublished profiles are not there', async () => {
  const amra = await member(app)
  await somebody('Trgovac', { headline: 'zarada od kladionica' })
  await member(app, { firstName: 'Nevidljiva', published: false })
  expect((await find(amra, { query: 'nevidljiva' })).total).toBe(0)
  expect(namesOf(await find(amra, { query: 'trgovac' }))).toEqual(['Trgovac Imenik'])
  await amra.send('POST', '/api/network/muted-words', { kind: 'word', word: 'kladionica' })
  expect(namesOf(await find(amra, { query: 'trgovac' }))).toEqual([])
})

test('pages follow each other without a gap or a double', async () => {
  const amra = await member(app)
  for (let n = 0; n < 30; n += 1) await member(app, { firstName: 'Stranica', lastName: `Broj${n}` })
  const first = await find(amra, { query: 'stranica' })
  expect([first.people.length, first.total]).toEqual([24, 30])
  const second = await find(amra, { query: 'stranica', after: first.next! })
  expect([second.people.length, second.next]).toEqual([6, null])
  expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(30)
})
