import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inHours } from '#tests/setup/in-days.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { applicantOf, decided, type House, openHouse, reviewerOf } from '../applications.fixture.ts'

let app: House['app']
let given: House
beforeAll(async () => {
  given = await openHouse()
  ;({ app } = given)
})
afterAll(() => app.stop())

type Boss = Pick<House['boss'], 'send' | 'organisation'>
const homeOf = async ({ send, organisation }: Boss) =>
  (await send('GET', `/api/organisations/${organisation}/home`)).json<OrganisationHome>()
const promise = (id: string, at: string) =>
  app.services.pool.query(`update applications set promised_at = ${at} where id = $1`, [id])
/** The last moment of today in Sarajevo, by the clock of the database. */
const MIDNIGHT = `(date_trunc('day', now() at time zone 'Europe/Sarajevo') + interval '1 day' - interval '1 millisecond') at time zone 'Europe/Sarajevo'`

describe('The home of an organisation', () => {
  test('counts what is late, what is due today and what is new, until it is answered', async () => {
    const boss = await employer(app, { name: 'Pilana', role: 'owner' })
    const { id: job } = await boss.published()
    const ids: string[] = []
    for (let each = 0; each < 4; each += 1) ids.push(await (await applicantOf({ app, job })).sent())
    await promise(ids[0]!, `now() - interval '2 days'`)
    await promise(ids[1]!, MIDNIGHT)
    const [first] = (await homeOf(boss)).opportunities
    expect(first).toMatchObject({ id: job, all: 4, fresh: 4, waiting: 4, late: 1, today: 1, further: 0 })
    await decided(boss, job, [ids[0]!], { status: 'declined', message: { bhs: 'Ne ovaj put.', en: '' } })
    await decided(boss, job, [ids[1]!], { status: 'interview', message: { bhs: 'Dođi.', en: '' } })
    expect((await homeOf(boss)).opportunities[0]).toMatchObject({ waiting: 2, late: 0, today: 0, further: 1 })
    const list = await boss.send('GET', `/api/opportunities/${job}/applications?late=true`)
    expect(list.json<{ applicants: object[] }>().applicants).toEqual([])
  })

  test('names the agreed interviews of the week and those for which another time is asked', async () => {
    const boss = await employer(app, { name: 'Pekara', role: 'owner' })
    const { id: job } = await boss.published()
    const invite = async (firstName: string, hours: number, answer: string) => {
      const person = await applicantOf({ app, job }, { firstName, lastName: 'Hodžić' })
      const id = await person.sent()
      const path = `/api/applications/${id}/interview`
      const at = inHours(hours)
      const date = { at, minutes: 30, way: 'video', place: '', note: '', version: 0 }
      expect((await boss.send('PUT', path, date)).statusCode).toBe(200)
      const body = { answer, message: 'Poslije 14:00', version: 1 }
      expect((await person.send('PUT', `${path}/answer`, body)).statusCode).toBe(200)
      return { id, person }
    }
    const later = await invite('Lana', 50, 'yes')
    await invite('Maja', 40, 'other')
    await invite('Ena', 30, 'no')
    await invite('Iva', 24 * 20, 'yes')
    const { interviews } = await homeOf(boss)
    expect(interviews.map(({ name, asksAnother }) => [name, asksAnother])).toEqual([
      ['Maja Hodžić', true],
      ['Lana Hodžić', false],
    ])
    await later.person.send('POST', `/api/applications/${later.id}/withdrawal`)
    expect((await homeOf(boss)).interviews).toHaveLength(1)
  })

  test('lists drafts, returned ones and those that end this week for who writes, none of it for a reviewer', async () => {
    const house = await openHouseOf('Štamparija')
    const draft = await house.draft()
    await app.services.pool.query(`update opportunities set returned_reason = 'Fali plata' where id = $1`, [
      draft,
    ])
    const far = fromLocal('2030-05-05T10:00')!.toISOString()
    const { id: open } = await house.published('job', { deadline: far })
    const home = await homeOf(house)
    const stateOf = (of: OrganisationHome, id: string) => of.opportunities.find((each) => each.id === id)
    expect(stateOf(home, draft)).toMatchObject({ status: 'draft', isReturned: true, wasPublished: false })
    expect(stateOf(home, open)).toMatchObject({ isEnding: false })
    expect(stateOf(home, house.job)).toMatchObject({ isEnding: true })
    const ivo = await reviewerOf({ app, boss: house })
    const read = await homeOf({ ...ivo, organisation: house.organisation })
    expect([read.role, stateOf(read, draft)]).toEqual(['reviewer', undefined])
  })

  test('counts who reads how much, and invitations that nobody has accepted', async () => {
    const house = await openHouseOf('Stolarija')
    const ivo = await reviewerOf({ app, boss: house })
    const id = await (await applicantOf({ app, job: house.job })).sent()
    await ivo.send('PUT', `/api/applications/${id}/score`, { score: 4 })
    await house.send('POST', `/api/organisations/${house.organisation}/invitations`, {
      email: 'nova@primjer.ba',
      role: 'reviewer',
    })
    const { people, invitations } = await homeOf(house)
    expect(people.map(({ role, scores }) => [role, scores])).toEqual([
      ['owner', 0],
      ['reviewer', 1],
    ])
    expect(invitations).toBe(1)
  })

  test('answers 404 to a stranger, and to everybody while the organisation is suspended', async () => {
    const house = await openHouseOf('Krojačnica')
    const path = `/api/organisations/${house.organisation}/home`
    expect((await given.boss.send('GET', path)).statusCode).toBe(404)
    await app.services.pool.query('update organisations set suspended_at = now() where id = $1', [
      house.organisation,
    ])
    expect((await house.send('GET', path)).statusCode).toBe(404)
  })
})

async function openHouseOf(name: string) {
  const boss = await employer(app, { name, role: 'owner' })
  return { ...boss, job: (await boss.published()).id }
}
