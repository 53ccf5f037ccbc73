import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Member, member } from './network.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const named = (firstName: string) => member(app, { firstName, lastName: 'Kapić' })
const told = async (who: Member) =>
  (await who.send('GET', '/api/notifications?unread=true'))
    .json<{ items: { lead: string; text: string; path: string }[] }>()
    .items.map(({ lead, text, path }) => ({ sentence: `${lead} ${text}`, path }))

test('whoever is asked reads it in one line for all, until each is answered or taken back', async () => {
  const [ena, ivo, luka, mia] = [
    await named('Ena'),
    await named('Ivo'),
    await named('Luka'),
    await named('Mia'),
  ]
  await ivo.ask(ena)
  expect(await told(ena)).toEqual([{ sentence: 'Ivo Kapić želi da se povežete.', path: '/network' }])
  await luka.ask(ena)
  await mia.ask(ena)
  expect(await told(ena)).toEqual([{ sentence: 'Mia i još 2 osobe žele da se povežete.', path: '/network' }])
  await luka.withdraw(ena)
  expect(await told(ena)).toEqual([
    { sentence: 'Mia Kapić i Ivo Kapić žele da se povežete.', path: '/network' },
  ])
  await ena.decline(mia)
  await ena.accept(ivo)
  expect(await told(ena)).toEqual([])
  expect(await told(mia)).toEqual([])
  expect(await told(ivo)).toEqual([
    { sentence: 'Ena Kapić je sada među tvojim kontaktima.', path: `/profile/${ena.userId}` },
  ])
})

test('whoever was declined and asks again is not told of, nor is anybody who is muted or blocked', async () => {
  const [ena, ivo, luka, mia] = [
    await named('Ena'),
    await named('Ivo'),
    await named('Luka'),
    await named('Mia'),
  ]
  await ivo.ask(ena)
  await ena.decline(ivo)
  await ivo.withdraw(ena)
  await ivo.ask(ena)
  await ena.mute(luka)
  await luka.ask(ena)
  await ena.send('POST', '/api/network/muted-words', { kind: 'word', word: 'zarada' })
  await mia.ask(ena, 'Имам за тебе добру зараду')
  expect(await told(ena)).toEqual([])
  const { requests } = await ena.list('requests?side=received')
  expect(
    requests.map(({ person, note }: { person: { name: string }; note: string }) => [person.name, note]),
  ).toEqual([['Mia Kapić', '']])
  expect((await ena.counts()).received).toBe(1)
  const eva = await named('Eva')
  await eva.ask(ena)
  expect(await told(ena)).toHaveLength(1)
  await ena.block(eva)
  expect(await told(ena)).toEqual([])
})
