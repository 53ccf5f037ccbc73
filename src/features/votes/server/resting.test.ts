import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { ballotOf, newPhone, underVote, voter } from './votes.fixture.ts'

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

async function rest(isResting: boolean): Promise<void> {
  const { statusCode } = await app.http.inject({
    method: 'PUT',
    url: '/api/admin/areas/voting',
    headers: admin.headers,
    payload: { isResting, reason: 'Provjeravamo SMS-ove.' },
  })
  expect(statusCode).toBe(204)
}

test('While staff let voting rest, the server rejects codes and votes with 503, shows the ballot and repeats receipts', async () => {
  const { slug } = await underVote(app, { amounts: [900_00, 700_00] })
  const option = (await ballotOf(app, slug)).options[0]?.id ?? ''
  const early = voter(app, newPhone())
  const cast = await early.vote(slug, option)
  const late = voter(app, newPhone())
  const code = await late.requestTestCode(slug)

  await rest(true)
  expect(await ballotOf(app, slug)).toMatchObject({ state: 'open', isResting: true })
  const asks = await voter(app, newPhone()).ask(slug)
  const casts = await late.cast(slug, { ...code, option })
  for (const { statusCode, json } of [asks, casts])
    expect([statusCode, json<{ code: string }>().code]).toEqual([503, 'platform.resting'])
  const again = await early.cast(slug, { code: cast.code, digits: cast.digits, option })
  expect(again.json()).toEqual(cast.cast)

  await rest(false)
  expect(await ballotOf(app, slug)).toMatchObject({ isResting: false })
  expect((await late.cast(slug, { ...code, option })).statusCode).toBe(200)
})
