import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { addDays } from '#platform/contract/local-time.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { codeOf, mentor, OFFER, staff, type TestMentor } from '../mentorship.fixture.ts'
import {
  newGroup,
  announcing,
  comingGroup,
  groupDraft,
  joining,
  leaving,
  ownGroup,
} from './groups.fixture.ts'
import { eraseMentorship, exportMentorship } from '../data-rights.ts'
import { groupSessionKind } from './reportable.ts'
import { groupsTask } from './groups.task.ts'

let app: TestApp
let admin: Person
let damir: TestMentor
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

const JOB = { id: crypto.randomUUID(), complete: async () => undefined }
const mind = () => Promise.all([1, 2].map(() => groupsTask.handle(app.services, {}, JOB)))
const query = (text: string, ...values: unknown[]) => app.services.pool.query(text, values)
const newMentor = async (more: Partial<typeof OFFER> = {}) => mentor(app, more, admin)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(app)))
const noticesOf = async (who: Person) => (await who.send('GET', '/api/notifications')).body
const mailTo = async (who: Person, part: string) => {
  const { rows } = await app.services.pool.query<{ email: string }>('select email from users where id = $1', [
    who.userId,
  ])
  const mail = await app.mails.next(rows[0]!.email, ({ subject }) => subject?.includes(part) ?? false)
  const content = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))?.content ?? ''
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()
}
const putBack = (id: string, minutes: number) =>
  query(
    `update mentorship_groups set starts_at = now() + $2 * interval '1 minute', created_at = now() - interval '9 days',
      join_by = least(join_by, now() + ($2 - 1) * interval '1 minute') where id = $1`,
    id,
    minutes,
  )

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
  expect(await mailTo(amra, 'Imaš mjesto')).toContain('METHOD:REQUEST')

  expect((await leaving(amra, id)).statusCode).toBe(204)
  expect((await leaving(amra, id)).statusCode).toBe(204)
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  expect(await noticesOf(emina)).toContain('mjesto se oslobodilo')
  expect(await mailTo(emina, 'Mjesto je sada tvoje')).toContain('SEQUENCE:1')
  await putBack(id, 5)
  await query('update mentorship_groups set join_by = now() where id = $1', id)
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
  expect(await mailTo(amra, 'Grupni susret je promijenjen')).toContain('SEQUENCE:2')
  // A further place goes to who waits.
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  expect(codeOf(await of.send('PUT', url, { ...groupDraft(), version: 2 }))).toBe('mentorship.groupPlaces')
  // Another mail about it leaves ten minutes after the last one.
  await query(`update notifications set sent_at = sent_at - interval '11 minutes' where about = $1`, id)
  const cancel = (version: number) => of.send('POST', `${url}/cancellation`, { reason: 'Put.', version })
  expect((await cancel(2)).statusCode).toBe(204)
  expect(codeOf(await cancel(3))).toBe('mentorship.groupBegun')
  const file = await mailTo(tarik, 'otkazan')
  for (const words of ['METHOD:CANCEL', 'SEQUENCE:3']) expect(file).toContain(words)
  expect(await ownGroup(tarik, id)).toMatchObject({ state: 'cancelled', cancelReason: 'Put.' })
  expect(await comingGroup(emina, id)).toBeUndefined()
})

test('Everybody in a group session gets one reminder a day and one an hour before it on two instances', async () => {
  const of = await newMentor()
  const [amra] = (await people(1)) as [Person]
  const id = await newGroup(of)
  await joining(amra, id)
  const reminders = async () =>
    (
      await app.services.pool.query<{ change: string }>(
        `select data ->> 'change' as change from notifications where about = $1 and kind = 'mentorship.group-reminder'`,
        [id],
      )
    ).rows.map(({ change }) => change)
  await mind()
  expect(await reminders()).toEqual([])
  await putBack(id, 23 * 60)
  await mind()
  await mind()
  expect(await reminders()).toEqual(['day', 'day'])
  await amra.send('POST', '/api/notifications/read', {})
  await putBack(id, 50)
  await mind()
  await mind()
  expect(await noticesOf(amra)).toContain('počinje u')
  expect(await noticesOf(of)).toContain('počinje u')
})

test('A session that nobody joins ends with its deadline, and a mentor is asked once who came', async () => {
  const of = await newMentor()
  const [amra, tarik] = (await people(2)) as [Person, Person]
  const [empty, held] = [
    await newGroup(of),
    await newGroup(of, { starts: groupDraft().starts.replace('19', '15'), joinBy: groupDraft().joinBy }),
  ]
  for (const one of [amra, tarik]) await joining(one, held)
  await query(`update mentorship_groups set join_by = now() - interval '1 hour' where id = $1`, empty)
  await putBack(held, -90)
  await mind()
  expect(await ownGroup(of, empty)).toMatchObject({ state: 'cancelled' })
  expect(await noticesOf(of)).toContain('niko nije uzeo mjesto')
  expect(await noticesOf(of)).toContain('Označi ko je bio')
  const url = `/api/mentorship/groups/${held}/attendance`
  expect((await amra.send('PUT', url, { came: [] })).statusCode).toBe(404)
  expect((await of.send('PUT', url, { came: [amra.userId] })).statusCode).toBe(204)
  expect(await ownGroup(amra, held)).toMatchObject({
    state: 'over',
    people: [{ came: true }, { came: null }],
  })
  expect((await ownGroup(of, held))?.people).toMatchObject([{ came: true }, { came: false }])
  await putBack(held, -8 * 24 * 60)
  expect(codeOf(await of.send('PUT', url, { came: [] }))).toBe('mentorship.notNow')
})

test('A member under 18 joins a mentor checked for it, with a guardian’s consent, and leaves with it', async () => {
  const [of, checked] = [await newMentor(), await newMentor({ minors: true })]
  const [amra] = (await people(1)) as [Person]
  await query(`update users set born_on = now() - interval '16 years' where id = $1`, amra.userId)
  const [one, other] = [await newGroup(of), await newGroup(checked)]
  expect(await comingGroup(amra, one)).toMatchObject({ obstacle: 'notForMinors' })
  expect(codeOf(await joining(amra, one))).toBe('mentorship.notForMinors')
  expect(await comingGroup(amra, other)).toMatchObject({ obstacle: 'guardianNeeded' })
  expect(codeOf(await joining(amra, other))).toBe('mentorship.guardianNeeded')
  const ask = { guardian: 'Senada Hodžić', email: `${crypto.randomUUID()}@primjer.ba` }
  await amra.send('POST', `/api/mentorship/consents/${checked.userId}`, ask)
  const { text = '' } = await app.mails.next(ask.email)
  const token = /token=([\w-]{43})/.exec(text)?.[1]
  const say = (word: string) =>
    app.http.inject({
      method: 'POST',
      url: `/guardian-consent?lang=bhs&token=${token}`,
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${word}=1`,
    })
  await say('agree')
  expect((await joining(amra, other)).json()).toEqual({ state: 'place' })
  await say('refuse')
  expect(await ownGroup(amra, other)).toBeUndefined()
})

test('A block takes a member out of a group session in silence, hides it, and gives the place to who waits', async () => {
  const of = await newMentor()
  const [amra, tarik, emina] = (await people(3)) as [Person, Person, Person]
  const id = await newGroup(of)
  for (const one of [amra, tarik, emina]) await joining(one, id)
  await of.send('PUT', `/api/network/people/${amra.userId}/block`, {})
  expect(await ownGroup(amra, id)).toBeUndefined()
  expect(await comingGroup(amra, id)).toBeUndefined()
  expect((await joining(amra, id)).statusCode).toBe(404)
  await mind()
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  // Two who blocked each other do not read each other's names.
  await tarik.send('PUT', `/api/network/people/${emina.userId}/block`, {})
  expect((await ownGroup(tarik, id))?.people).toMatchObject([{ id: tarik.userId }])
})

test('A mentor who stops cancels what they announced, and moderators hide one for everybody in it', async () => {
  const [of, other] = [await newMentor(), await newMentor()]
  const [amra] = (await people(1)) as [Person]
  const [one, two] = [await newGroup(of), await newGroup(other)]
  for (const id of [one, two]) await joining(amra, id)
  await of.send('DELETE', '/api/mentorship/profile')
  expect(await ownGroup(amra, one)).toMatchObject({ state: 'cancelled' })
  expect(await groupSessionKind.find(app.services.db, { id: two, reader: amra.userId })).toMatchObject({
    author: other.userId,
    text: expect.stringContaining('Prvi razgovor za posao'),
    isShown: true,
  })
  await inTransaction(app.services.pool, (tx) =>
    groupSessionKind.hide(tx, { services: app.services, id: two, reason: '' }),
  )
  expect(await ownGroup(amra, two)).toBeUndefined()
  expect(await ownGroup(other, two)).toMatchObject({ state: 'cancelled' })
  expect(await noticesOf(amra)).toContain('otkazuje grupni susret')
})

test('A suspended mentor cannot come, so members hear two days before that the session does not take place', async () => {
  const of = await newMentor()
  const [amra] = (await people(1)) as [Person]
  const id = await newGroup(of)
  await joining(amra, id)
  await query('update users set suspended_at = now() where id = $1', of.userId)
  const isCancelled = async () =>
    (await query('select cancelled_at from mentorship_groups where id = $1', id)).rows[0].cancelled_at !==
    null
  await putBack(id, 60 * 60)
  await mind()
  expect(await isCancelled()).toBe(false)
  await putBack(id, 47 * 60)
  await mind()
  expect(await isCancelled()).toBe(true)
  expect(await noticesOf(amra)).toContain('otkazuje grupni susret')
})

test('A person takes their group sessions along, and nothing of them is left when they go', async () => {
  const of = await newMentor()
  const [amra, tarik, emina] = (await people(3)) as [Person, Person, Person]
  const id = await newGroup(of)
  for (const one of [amra, tarik, emina]) await joining(one, id)
  const taking = async (who: Person) => {
    const files = []
    for await (const file of exportMentorship({ services: app.services, userId: who.userId } as never))
      files.push(file)
    return JSON.stringify(files)
  }
  expect(await taking(of)).toContain('https://sastanak.primjer.ba/grupa')
  expect(await taking(emina)).toMatch(/"side":"member".*"state":"waiting"/)
  expect(await taking(amra)).not.toContain('https://sastanak.primjer.ba/grupa')
  const erase = (who: Person) =>
    inTransaction(app.services.pool, (tx) =>
      eraseMentorship({ services: app.services, tx, userId: who.userId } as never),
    )
  await erase(amra)
  await mind()
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  await erase(of)
  expect(await ownGroup(emina, id)).toBeUndefined()
  expect(await mailTo(emina, 'otkazan')).toContain('METHOD:CANCEL')
})
