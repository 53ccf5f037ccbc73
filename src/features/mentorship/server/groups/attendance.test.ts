import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Absence } from '../../contract/absences/absences.endpoints.ts'
import { codeOf, mentor, staff } from '../mentorship.fixture.ts'
import { announcing, groupDraft, joining, newGroup, ownGroup } from './groups.fixture.ts'
import { groupsTask } from './groups.task.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

const JOB = { id: crypto.randomUUID(), complete: async () => undefined }
/** Runs the task on three instances at once. */
const mind = () => Promise.all([1, 2, 3].map(() => groupsTask.handle(app.services, {}, JOB)))
const query = (text: string, ...values: unknown[]) => app.services.pool.query(text, values)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(app)))
const absencesOf = async (who: Person) =>
  (await who.send('GET', '/api/mentorship/absences')).json<{ absences: Absence[] }>().absences
const marking = (by: Person, id: string, came: readonly Person[]) =>
  by.send('PUT', `/api/mentorship/groups/${id}/attendance`, { came: came.map(({ userId }) => userId) })
/** The clock of a group session goes on by a day after its mentor said who came. */
const nextDay = (id: string) =>
  query(`update mentorship_groups set attendance_at = now() - interval '25 hours' where id = $1`, id)
const noticesOf = async (who: Person, kind: string) =>
  (await query('select data from notifications where user_id = $1 and kind = $2', who.userId, kind)).rows

const heldAgo = (id: string, hours: number) =>
  query(
    `update mentorship_groups set starts_at = now() - $2 * interval '1 hour',
      join_by = now() - ($2 + 1) * interval '1 hour' where id = $1`,
    id,
    hours,
  )

/** A group session of two hours ago, in which these members had a place. */
async function heldWith(...members: Person[]) {
  const of = await mentor(app, {}, admin)
  const id = await newGroup(of, { places: 12 })
  for (const one of members) await joining(one, id)
  await heldAgo(id, 2)
  return { of, id }
}

describe('who did not come to a group session', () => {
  test('has an absence a day after its mentor said so, once, and can answer', async () => {
    const [amra, tarik, emina] = (await people(3)) as [Person, Person, Person]
    const { of, id } = await heldWith(amra, tarik, emina)
    await marking(of, id, [amra])
    await mind()
    expect(await absencesOf(tarik)).toEqual([])
    // Until then its mentor can still say otherwise.
    expect((await marking(of, id, [amra, emina])).statusCode).toBe(204)
    await nextDay(id)
    await mind()
    await mind()
    expect(await absencesOf(tarik)).toMatchObject([
      { step: 'question', mentorship: null, topic: { bhs: 'Prvi razgovor za posao' } },
    ])
    for (const one of [amra, emina]) expect(await absencesOf(one)).toEqual([])
    expect(await noticesOf(tarik, 'mentorship.absence')).toHaveLength(1)
    expect(codeOf(await marking(of, id, [amra, tarik, emina]))).toBe('mentorship.notNow')
    expect(await ownGroup(of, id)).toMatchObject({ isSettled: true })

    const [{ id: absence }] = (await absencesOf(tarik)) as [Absence]
    const answer = { text: 'Susret je bio otkazan porukom.' }
    expect((await tarik.send('POST', `/api/mentorship/absences/${absence}/appeal`, answer)).statusCode).toBe(
      204,
    )
    const { appeals } = (await admin.send('GET', '/api/admin/mentorship/absences')).json<{
      appeals: { id: string; by: string | null; topic: object | null }[]
    }>()
    expect(appeals.find((one) => one.id === absence)).toMatchObject({
      by: expect.any(String),
      topic: { bhs: 'Prvi razgovor za posao' },
    })
    const decide = (who: Person) =>
      who.send('POST', `/api/admin/mentorship/absences/${absence}/decision`, { decision: 'lift', reason: '' })
    expect((await decide(admin)).statusCode).toBe(204)
    expect(await absencesOf(tarik)).toMatchObject([{ outcome: 'lift' }])
  })

  test('rests from new mentorships after a third one, also where three are settled at once', async () => {
    const [amra] = (await people(1)) as [Person]
    const sessions = [await heldWith(amra), await heldWith(amra), await heldWith(amra)]
    for (const { of, id } of sessions) {
      await marking(of, id, [])
      await nextDay(id)
    }
    await mind()
    expect((await absencesOf(amra)).map(({ step }) => step).toSorted()).toEqual([
      'limit',
      'question',
      'warning',
    ])
    const next = await newGroup(await mentor(app, {}, admin))
    expect(codeOf(await joining(amra, next))).toBe('mentorship.limited')
  })

  test('has none where its mentor says nothing', async () => {
    const [amra] = (await people(1)) as [Person]
    await heldWith(amra)
    await mind()
    expect(await absencesOf(amra)).toEqual([])
  })
})

describe('a mentor who does not come to a group session', () => {
  const reporting = (by: Person, id: string) => by.send('POST', `/api/mentorship/groups/${id}/absence`)

  test('has one absence, however many of the members report it at once, and hears of it once', async () => {
    const members = await people(4)
    const { of, id } = await heldWith(...members)
    const answers = await Promise.all([...members, ...members].map((one) => reporting(one, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204))
    expect(await absencesOf(of)).toMatchObject([
      { step: 'question', mentorship: null, topic: { bhs: 'Prvi razgovor za posao' } },
    ])
    expect(await noticesOf(of, 'mentorship.absence')).toHaveLength(1)
    for (const one of [...members, of])
      expect(await ownGroup(one, id)).toMatchObject({ isMentorAbsent: true })
  })

  test('says nothing of the members, until staff have lifted it', async () => {
    const [amra, tarik] = (await people(2)) as [Person, Person]
    const { of, id } = await heldWith(amra, tarik)
    await marking(of, id, [])
    await nextDay(id)
    await reporting(amra, id)
    await mind()
    expect(await absencesOf(tarik)).toEqual([])
    expect(codeOf(await marking(of, id, [amra]))).toBe('mentorship.notNow')

    const [{ id: absence }] = (await absencesOf(of)) as [Absence]
    await of.send('POST', `/api/mentorship/absences/${absence}/appeal`, {
      text: 'Dvorana je bila zaključana.',
    })
    const { appeals } = (await admin.send('GET', '/api/admin/mentorship/absences')).json<{
      appeals: { id: string; side: string; by: string | null }[]
    }>()
    expect(appeals.find((one) => one.id === absence)).toMatchObject({
      side: 'mentor',
      by: expect.any(String),
    })
    const lift = { decision: 'lift', reason: '' }
    await admin.send('POST', `/api/admin/mentorship/absences/${absence}/decision`, lift)
    expect(await ownGroup(amra, id)).toMatchObject({ isMentorAbsent: false })
    await mind()
    expect(await absencesOf(tarik)).toHaveLength(1)
    // Who has an absence from it answers that one, and a lifted one does not come back.
    expect(codeOf(await reporting(tarik, id))).toBe('mentorship.notNow')
    expect(await absencesOf(of)).toMatchObject([{ outcome: 'lift' }])
  })

  test('announces no new one for a while after the third', async () => {
    const [amra] = (await people(1)) as [Person]
    const of = await mentor(app, {}, admin)
    for (const clock of ['15:00', '17:00', '19:00']) {
      const id = await newGroup(of, { starts: groupDraft().starts.replace('19:00', clock) })
      await joining(amra, id)
      await heldAgo(id, clock === '15:00' ? 9 : clock === '17:00' ? 6 : 3)
      expect((await reporting(amra, id)).statusCode).toBe(204)
    }
    expect((await absencesOf(of)).map(({ step }) => step).toSorted()).toEqual([
      'limit',
      'question',
      'warning',
    ])
    expect(codeOf(await announcing(of))).toBe('mentorship.limited')
  })

  test('only members with a place report, from a quarter of an hour after the beginning until a week later', async () => {
    const [amra, tarik] = (await people(2)) as [Person, Person]
    const { of, id } = await heldWith(amra)
    expect((await reporting(tarik, id)).statusCode).toBe(404)
    expect((await reporting(of, id)).statusCode).toBe(404)
    for (const hours of [0.2, 24 * 7 + 1]) {
      await heldAgo(id, hours)
      expect(codeOf(await reporting(amra, id))).toBe('mentorship.absenceTime')
    }
    await heldAgo(id, 0.3)
    await query('update mentorship_groups set cancelled_at = now() where id = $1', id)
    expect(codeOf(await reporting(amra, id))).toBe('mentorship.absenceTime')
    expect(await absencesOf(of)).toEqual([])
  })
})

test('A mentor hears of all who take a place in one row that counts, and by no mail', async () => {
  const of = await mentor(app, {}, admin)
  const all = await people(6)
  const id = await newGroup(of, { places: 5 })
  // Each taps twice at once.
  await Promise.all(all.flatMap((one) => [joining(one, id), joining(one, id)]))
  const rows = async () =>
    (
      await query(
        `select count, mail_at, push_at from notifications
         where user_id = $1 and kind = 'mentorship.group-joining'`,
        of.userId,
      )
    ).rows
  expect(await rows()).toEqual([{ count: 5, mail_at: null, push_at: null }])
  const { body } = await of.send('GET', '/api/notifications')
  expect(body).toContain('mjesto na tvom grupnom susretu „Prvi razgovor za posao“')
})

test('A session moves from a room to a video, or to another address, and whoever joined hears with a calendar', async () => {
  const of = await mentor(app, {}, admin)
  const [amra] = (await people(1)) as [Person]
  const id = await newGroup(of, { format: 'in-person', link: '', location: 'Dom omladine, Zenica' })
  await joining(amra, id)
  const change = (version: number, more: object) =>
    of.send('PUT', `/api/mentorship/groups/${id}`, { ...groupDraft(more), version })
  const heard = async () => (await noticesOf(amra, 'mentorship.group'))[0]?.data
  expect((await change(1, { location: 'Dom omladine, Zenica' })).statusCode).toBe(204)
  expect(await heard()).toMatchObject({ change: 'moved', format: 'video', location: '', version: 2 })
  // The place of the room is gone with it.
  expect(await ownGroup(amra, id)).toMatchObject({ format: 'video', location: '', link: null })
  const calendar = await amra.send('GET', `/api/mentorship/groups/${id}/calendar`)
  expect(calendar.body).toContain('SEQUENCE:2')
  expect(calendar.body).not.toContain('Zenica')
  expect((await change(2, { link: 'https://sastanak.primjer.ba/druga' })).statusCode).toBe(204)
  expect(await heard()).toMatchObject({ version: 3 })
  // Words alone tell nobody.
  expect(
    (
      await change(3, {
        link: 'https://sastanak.primjer.ba/druga',
        description: { bhs: 'Drugi opis.', en: '' },
      })
    ).statusCode,
  ).toBe(204)
  expect(await heard()).toMatchObject({ version: 3 })
  // Two changes at once: one is told that the other was there before.
  const answers = await Promise.all([4, 4].map((version) => change(version, { minutes: 90 })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
})
