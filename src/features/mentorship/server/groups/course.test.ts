import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { eraseMentorship, exportMentorship } from '../data-rights.ts'
import { codeOf, mentor, OFFER, staff } from '../mentorship.fixture.ts'
import { comingGroup, groupDraft, groupTools, joining, newGroup, ownGroup } from './groups.fixture.ts'
import { groupSessionKind } from './reportable.ts'

let app: TestApp
let admin: Person
let tools: ReturnType<typeof groupTools>
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
  tools = groupTools(app)
})
afterAll(() => app.stop())

const newMentor = async (more: Partial<typeof OFFER> = {}) => mentor(app, more, admin)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(app)))

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
  await tools.mind()
  expect(await reminders()).toEqual([])
  await tools.putBack(id, 23 * 60)
  await tools.mind()
  await tools.mind()
  expect(await reminders()).toEqual(['day', 'day'])
  await amra.send('POST', '/api/notifications/read', {})
  await tools.putBack(id, 50)
  await tools.mind()
  await tools.mind()
  expect(await tools.noticesOf(amra)).toContain('počinje u')
  expect(await tools.noticesOf(of)).toContain('počinje u')
})

test('A session that nobody joins ends with its deadline, and a mentor is asked once who came', async () => {
  const of = await newMentor()
  const [amra, tarik] = (await people(2)) as [Person, Person]
  const [empty, held] = [
    await newGroup(of),
    await newGroup(of, { starts: groupDraft().starts.replace('19', '15'), joinBy: groupDraft().joinBy }),
  ]
  for (const one of [amra, tarik]) await joining(one, held)
  await tools.query(`update mentorship_groups set join_by = now() - interval '1 hour' where id = $1`, empty)
  await tools.putBack(held, -90)
  await tools.mind()
  expect(await ownGroup(of, empty)).toMatchObject({ state: 'cancelled' })
  expect(await tools.noticesOf(of)).toContain('niko nije uzeo mjesto')
  expect(await tools.noticesOf(of)).toContain('Označi ko je bio')
  const url = `/api/mentorship/groups/${held}/attendance`
  expect((await amra.send('PUT', url, { came: [] })).statusCode).toBe(404)
  expect((await of.send('PUT', url, { came: [amra.userId] })).statusCode).toBe(204)
  expect(await ownGroup(amra, held)).toMatchObject({
    state: 'over',
    people: [{ came: true }, { came: null }],
  })
  expect((await ownGroup(of, held))?.people).toMatchObject([{ came: true }, { came: false }])
  await tools.putBack(held, -8 * 24 * 60)
  expect(codeOf(await of.send('PUT', url, { came: [] }))).toBe('mentorship.notNow')
})

test('A member under 18 joins a mentor checked for it, with a guardian’s consent, and leaves with it', async () => {
  const [of, checked] = [await newMentor(), await newMentor({ minors: true })]
  const [amra] = (await people(1)) as [Person]
  await tools.query(`update users set born_on = now() - interval '16 years' where id = $1`, amra.userId)
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
  await tools.mind()
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
  expect(await tools.noticesOf(amra)).toContain('otkazuje grupni susret')
})

test('A suspended mentor cannot come, so members hear two days before that the session does not take place', async () => {
  const of = await newMentor()
  const [amra] = (await people(1)) as [Person]
  const id = await newGroup(of)
  await joining(amra, id)
  await tools.query('update users set suspended_at = now() where id = $1', of.userId)
  const isCancelled = async () =>
    (await tools.query('select cancelled_at from mentorship_groups where id = $1', id)).rows[0]
      .cancelled_at !== null
  await tools.putBack(id, 60 * 60)
  await tools.mind()
  expect(await isCancelled()).toBe(false)
  await tools.putBack(id, 47 * 60)
  await tools.mind()
  expect(await isCancelled()).toBe(true)
  expect(await tools.noticesOf(amra)).toContain('otkazuje grupni susret')
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
  await tools.mind()
  expect(await ownGroup(emina, id)).toMatchObject({ mine: 'place' })
  await erase(of)
  expect(await ownGroup(emina, id)).toBeUndefined()
  expect(await tools.mailTo(emina, 'otkazan')).toContain('METHOD:CANCEL')
})
