import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Relation } from '../../contract/relations.endpoints.ts'
import { type Member, member } from '../network.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)
const section = ({ userId }: Member, name: string, content: object) =>
  query('insert into profile_sections (user_id, section, content) values ($1, $2, $3)', [
    userId,
    name,
    content,
  ])
const school = (place: string) => ({
  items: [{ id: crypto.randomUUID(), kind: 'school', place: { bhs: place, en: '' } }],
})
const hide = ({ userId }: Member, visibility: object) =>
  query('update profiles set visibility = $2 where user_id = $1', [userId, visibility])

/** A member with a skill, a place, a school and an interest; all of them have the same. */
async function alike() {
  const person = await member(app)
  await query(
    `insert into skills (id, group_name, kind) values ('00000000-0000-4000-8000-00000000e4ce', 'it', 'skill') on conflict do nothing`,
    [],
  )
  await query(
    `insert into skill_labels (skill_id, locale, label, origin, place)
      values ('00000000-0000-4000-8000-00000000e4ce', 'bhs', 'Pletenje mreža', 'own', 0) on conflict do nothing`,
    [],
  )
  const item = { id: crypto.randomUUID(), skill: '00000000-0000-4000-8000-00000000e4ce', level: 'advanced' }
  await section(person, 'skills', { items: [{ ...item, label: 'Pletenje mreža' }] })
  await section(person, 'intro', { municipality: 'zenica' })
  await section(person, 'education', school('Prva gimnazija Zenica'))
  await query(`update users set interests = '{arts}' where id = $1`, [person.userId])
  return person
}
const together = async (one: Member, other: Member) => (await one.sees(other)).json<Relation>().together

describe('what two members have in common', () => {
  test('appears on the profile of the other member', async () => {
    const [amra, tarik] = [await alike(), await alike()]
    expect(await together(amra, tarik)).toMatchObject({
      project: null,
      school: 'Prva gimnazija Zenica',
      shared: { count: 1, names: [{ bhs: 'Pletenje mreža' }] },
      interest: 'arts',
      km: 0,
    })
  })

  test.each([
    ['skills', 'shared'],
    ['intro', 'km'],
    ['education', 'school'],
    ['interests', 'interest'],
  ] as const)('is silent about %s that members do not see', async (part, name) => {
    const [amra, tarik] = [await alike(), await alike()]
    await hide(tarik, { [part]: 'connections' })
    const facts = await together(amra, tarik)
    expect(facts[name]).toBeNull()
    expect(Object.values(facts).filter((each) => each !== null)).toHaveLength(3)
  })

  test('stays hidden where one has blocked the other, and for strangers whose profile is not published', async () => {
    const [amra, tarik] = [await alike(), await alike()]
    await tarik.block(amra)
    expect((await amra.sees(tarik)).statusCode).toBe(404)
    const emina = await alike()
    await query('update profiles set published_at = null where user_id = $1', [emina.userId])
    expect((await amra.sees(emina)).statusCode).toBe(404)
  })

  test('is an empty list for two members who share nothing', async () => {
    const [amra, ena] = [await alike(), await member(app)]
    expect(await together(amra, ena)).toEqual({
      project: null,
      school: null,
      shared: null,
      interest: null,
      km: null,
    })
  })
})
