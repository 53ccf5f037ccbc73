import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { addDays } from '#platform/contract/local-time.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { codeOf, mentor, OFFER, staff, type TestMentor } from '../mentorship.fixture.ts'
import {
  announcing,
  comingGroup,
  groupDraft,
  groupTools,
  joining,
  leaving,
  newGroup,
  ownGroup,
} from './groups.fixture.ts'

let app: TestApp
let admin: Person
let damir: TestMentor
let tools: ReturnType<typeof groupTools>
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
  tools = groupTools(app)
})
afterAll(() => app.stop())

const newMentor = async (more: Partial<typeof OFFER> = {}) => mentor(app, more, admin)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(app)))

test('a mentor announces a group session, members join with one tap, see each other and leave', async () => {
  damir = await newMentor()
  const [amra, tarik, emina] = (await people(3)) as [Person, Person, Person]
  const id = await newGroup(damir)
  const at = (await ownGroup(damir, id))?.at
  expect(codeOf(await announcing(amra))).toBe('platform.forbidden')
  expect((await announcing(damir, { id })).statusCode).toBe(201)
  // The session takes this time of the mentor, so no other member is offered it.
  expect((await damir.page()).slots).not.toContain(at)
  expect(await comingGroup(amra, id)).toMatchObject({ mine: null, people: null, link: null, state: 'open' })
  const [first, second] = [await joining(amra, id), await joining(amra, id)]
  expect([first.json(), second.json()]).toEqual([{ state: 'place' }, { state: 'place' }])
  await joining(tarik, id)
  expect((await joining(emina, id)).json()).toEqual({ state: 'waiting' })
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'waiting', turn: 1, people: null, link: null })
  expect(await ownGroup(amra, id)).toMatchObject({
    places: { free: 0, of: 2, waiting: 1 },
    people: [{ id: amra.userId }, { id: tarik.userId }],
    link: null,
  })
  expect(await tools.mailTo(amra, 'Imaš mjesto')).toContain('METHOD:REQUEST')

  expect((await leaving(amra, id)).statusCode).toBe(204)
  expect((await leaving(amra, id)).statusCode).toBe(204)
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  expect(await tools.noticesOf(emina)).toContain('mjesto se oslobodilo')
  expect(await tools.mailTo(emina, 'Mjesto je sada tvoje')).toContain('SEQUENCE:1')
  await tools.putBack(id, 5)
  await tools.query('update mentorship_groups set join_by = now() where id = $1', id)
  expect(await ownGroup(emina, id)).toMatchObject({ link: groupDraft().link, state: 'closed' })
  expect(await comingGroup(amra, id)).toMatchObject({ link: null, people: null })
  expect(codeOf(await joining(amra, id))).toBe('mentorship.groupClosed')
})

test('Of 50 members who join at once exactly as many get a place as there are, and the rest wait in order', async () => {
  const of = await newMentor()
  const id = await newGroup(of, { places: 7 })
  const members = await people(50)
  const answers = await Promise.all(members.map((one) => joining(one, id)))
  const states = answers.map((answer) => answer.json<{ state: string }>().state)
  expect(states.filter((state) => state === 'place')).toHaveLength(7)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(43)
  const inOrder = async () =>
    (
      await app.services.pool.query<{ id: string; state: string }>(
        'select member_id as id, state from mentorship_group_places where group_id = $1 order by turn',
        [id],
      )
    ).rows
  const rows = await inOrder()
  expect(rows.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 7 }, () => 'place'),
    ...Array.from({ length: 43 }, () => 'waiting'),
  ])
  // Three leave at once: the first three of those who wait move up, each once.
  const byId = new Map(members.map((one) => [one.userId, one]))
  await Promise.all(rows.slice(0, 3).map((row) => leaving(byId.get(row.id)!, id)))
  const holders = (await inOrder()).filter(({ state }) => state === 'place').map((row) => row.id)
  expect(holders).toEqual(rows.slice(3, 10).map((row) => row.id))
})

describe('the time of a group session', () => {
  test('follows the clock of its mentor, on both sides of the change of clocks', async () => {
    const ines = await newMentor({ zone: 'America/Chicago' })
    const year = new Date().getUTCFullYear()
    // The next change of clocks in Chicago: the second Sunday of March or the first of November.
    const sunday = (month: number, nth: number, of: number) => {
      const first = new Date(Date.UTC(of, month, 1)).getUTCDay()
      return addDays(`${of}-${String(month + 1).padStart(2, '0')}-01`, ((7 - first) % 7) + 7 * (nth - 1))
    }
    const changes = [year, year + 1].flatMap((of) => [
      { day: sunday(2, 2, of), hours: ['06', '05'] },
      { day: sunday(10, 1, of), hours: ['05', '06'] },
    ])
    const next = changes.find(({ day }) => Date.parse(day) > Date.now() + 3 * 86_400_000)!
    const before = addDays(next.day, -1)
    const starts = [`${before}T12:00`, `${next.day}T12:00`]
    const at = await Promise.all(
      starts.map(async (local) => {
        const id = await newGroup(ines, { starts: local, joinBy: local, zone: 'America/Chicago' })
        return (await ownGroup(ines, id))?.at
      }),
    )
    expect(at).toEqual([
      `${before}T${Number(next.hours[0]) + 12}:00:00.000Z`,
      `${next.day}T${Number(next.hours[1]) + 12}:00:00.000Z`,
    ])
  })

  test('is neither in the past nor over another meeting, and its deadline is not after its start', async () => {
    const of = await newMentor()
    await newGroup(of)
    expect(codeOf(await announcing(of))).toBe('mentorship.slotTaken')
    const { starts } = groupDraft()
    expect(codeOf(await announcing(of, { starts: '2026-01-01T10:00' }))).toBe('mentorship.groupTime')
    expect(codeOf(await announcing(of, { joinBy: starts.replace('19:00', '19:30') }))).toBe(
      'mentorship.groupJoinBy',
    )
    expect(codeOf(await announcing(of, { link: '' }))).toBe('mentorship.groupAddress')
  })
})

test('a mentor moves a group session and cancels it with a reason, and everybody in it hears', async () => {
  const of = await newMentor()
  const [amra, tarik, emina] = (await people(3)) as [Person, Person, Person]
  const id = await newGroup(of)
  for (const one of [amra, tarik, emina]) await joining(one, id)
  const url = `/api/mentorship/groups/${id}`
  const draft = groupDraft({ starts: groupDraft().starts.replace('19:00', '20:30'), places: 3 })
  expect((await amra.send('PUT', url, { ...draft, version: 1 })).statusCode).toBe(404)
  expect(codeOf(await of.send('PUT', url, { ...draft, version: 4 }))).toBe('mentorship.changed')
  expect((await of.send('PUT', url, { ...draft, version: 1 })).statusCode).toBe(204)
  expect(await tools.mailTo(amra, 'Grupni susret je promijenjen')).toContain('SEQUENCE:2')
  // A further place goes to who waits.
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  expect(codeOf(await of.send('PUT', url, { ...groupDraft(), version: 2 }))).toBe('mentorship.groupPlaces')
  // Another mail about it leaves ten minutes after the last one.
  await tools.query(`update notifications set sent_at = sent_at - interval '11 minutes' where about = $1`, id)
  const cancel = (version: number) => of.send('POST', `${url}/cancellation`, { reason: 'Put.', version })
  expect((await cancel(2)).statusCode).toBe(204)
  expect(codeOf(await cancel(3))).toBe('mentorship.groupBegun')
  const file = await tools.mailTo(tarik, 'otkazan')
  for (const words of ['METHOD:CANCEL', 'SEQUENCE:3']) expect(file).toContain(words)
  expect(await ownGroup(tarik, id)).toMatchObject({ state: 'cancelled', cancelReason: 'Put.' })
  expect(await comingGroup(emina, id)).toBeUndefined()
})
