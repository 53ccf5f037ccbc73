import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Absence } from '../../contract/absences/absences.endpoints.ts'
import { codeOf, mentor, staff } from '../mentorship.fixture.ts'
import { groupDraft, joining, newGroup, ownGroup } from './groups.fixture.ts'
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

/** A group session of two hours ago, in which these members had a place. */
async function heldWith(...members: Person[]) {
  const of = await mentor(app, {}, admin)
  const id = await newGroup(of, { places: 12 })
  for (const one of members) await joining(one, id)
  await query(
    `update mentorship_groups set starts_at = now() - interval '2 hours', join_by = now() - interval '3 hours' where id = $1`,
    id,
  )
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
