import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startedProject } from '#features/projects/server/projects.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type PersonOptions, person as createPerson } from './people.fixture.ts'
import { query as runQuery } from './recommendations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const query = (text: string, values: unknown[] = []) => runQuery(app, text, values)
const person = (given: PersonOptions = {}) => createPerson(app, given)

describe('whom a member most likely knows', () => {
  const schooled = (userId: string, school: string) =>
    query(`insert into profile_sections (user_id, section, content) values ($1, 'education', $2)`, [
      userId,
      { items: [{ kind: 'school', place: { bhs: school, en: '' } }] },
    ])
  const connect = (one: string, other: string) =>
    query('insert into connections (id, member_id, other_id) values ($1, $2, $3), ($1, $3, $2)', [
      randomUUID(),
      one,
      other,
    ])

  test('stands first with what they share: a project, a school, connections; also where no skill speaks for them', async () => {
    const [me, mate, friend, stranger] = [await person(), await person(), await person(), await person()]
    await startedProject(app, { team: [me.userId, mate.userId] })
    for (const one of [await person({ published: false }), await person({ published: false })]) {
      await connect(me.userId, one.userId)
      await connect(friend.userId, one.userId)
      await connect(stranger.userId, (await person({ published: false })).userId)
    }
    await schooled(me.userId, 'Ekonomska škola, Zenica')
    await schooled(friend.userId, 'EKONOMSKA SKOLA, Zenica')
    const { people } = await me.list()
    expect(people.map(({ id }) => id)).toEqual([mate.userId, friend.userId])
    expect(people.map(({ reasons }) => [reasons.project, reasons.school, reasons.mutual])).toEqual([
      ['Igralište', null, null],
      [null, 'EKONOMSKA SKOLA, Zenica', 2],
    ])
    // A hidden education is no reason in a suggestion.
    await query(`update profiles set visibility = '{"education":"me"}' where user_id = $1`, [friend.userId])
    expect((await me.list()).people[1]?.reasons.school).toBeNull()
  })

  test('is nobody from whom a block severs the member, or who was put away', async () => {
    const [me, mate, other] = [await person(), await person(), await person()]
    await startedProject(app, { team: [me.userId, mate.userId, other.userId] })
    await query('insert into member_blocks (id, blocker_id, blocked_id) values ($1, $2, $3)', [
      randomUUID(),
      mate.userId,
      me.userId,
    ])
    expect(await me.ids()).toEqual([other.userId])
    const url = `/api/recommendations/people/${other.userId}/dismissed`
    await app.http.inject({
      method: 'PUT',
      url,
      headers: { origin: 'http://localhost:3000', ...me.headers },
      payload: { reason: 'known' },
    })
    expect(await me.ids()).toEqual([])
  })
})
