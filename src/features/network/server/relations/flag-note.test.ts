import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { member, type Member } from '../network.fixture.ts'
import { requestKind } from './reportable.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const FRAUD = 'Prije početka uplati 80 KM kaucije unaprijed na moj račun.'

async function casesOf(author: Member) {
  const { rows } = await app.services.pool.query(
    `select c.kind, c.thing, array_agg(f.sign order by f.sign) as signs from moderation_cases c
     join moderation_flags f on f.case_id = c.id where c.author_id = $1 group by c.id`,
    [author.userId],
  )
  return rows as { kind: string; thing: string; signs: string[] }[]
}
const received = async (who: Member) =>
  (await who.list('requests?side=received')) as { requests: { id: string; note: string }[] }

test('a note with a sign of fraud arrives and is looked at; one that is kind is not', async () => {
  const [amra, tarik, lejla] = [await member(app), await member(app), await member(app)]
  await tarik.ask(amra, 'Zdravo Amra, radimo li zajedno na klupama?')
  await lejla.ask(amra, FRAUD)
  expect(await casesOf(tarik)).toEqual([])
  const [{ id = '' } = {}] = (await received(amra)).requests.filter(({ note }) => note === FRAUD)
  expect(await casesOf(lejla)).toMatchObject([{ kind: 'request', thing: id, signs: ['fraud'] }])
})

test('the same note to a fifth person is looked at', async () => {
  const marija = await member(app)
  for (let n = 0; n < 5; n++) {
    expect(await casesOf(marija)).toEqual([])
    await marija.ask(await member(app), 'Zdravo, da se povežemo!')
  }
  expect(await casesOf(marija)).toMatchObject([{ signs: ['repeated'] }])
})

test('its receiver reports it, nobody else; hidden it is read by nobody, and comes back as it was', async () => {
  const [amra, tarik, other] = [await member(app), await member(app), await member(app)]
  await tarik.ask(amra, 'Ružna riječ')
  const [{ id = '' } = {}] = (await received(amra)).requests
  const report = (who: Member) =>
    who.send('POST', '/api/reports', { kind: 'request', thing: id, reason: 'harassment', note: '' })
  expect([(await report(other)).statusCode, (await report(amra)).statusCode]).toEqual([404, 204])
  await requestKind.hide(app.services.db, { services: app.services, id, reason: '' })
  expect((await received(amra)).requests[0]).toMatchObject({ id, note: '' })
  expect((await amra.sees(tarik)).json()).toMatchObject({ state: 'received', note: '' })
  await requestKind.restore(app.services.db, { services: app.services, id })
  expect((await received(amra)).requests[0]).toMatchObject({ note: 'Ružna riječ' })
})
