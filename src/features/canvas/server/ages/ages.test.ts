import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMPTY_APPLICATION } from '#features/calls/contract/application-content.ts'
import { fulfilsAges } from '#features/calls/contract/check/check-team.ts'
import { checkRules } from '#features/calls/contract/check-rules.ts'
import { ageOn } from '#features/calls/contract/values.ts'
import { insertCall, seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, writer, type Writer, completeApplication } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const say = (who: Writer, id: string, born: string) =>
  who.send('PUT', `/api/canvases/${id}/birthday`, { born })
const settings = (who: Writer, bornOn: string | null) =>
  who.send('PATCH', '/api/settings/profile', { bornOn })
const ageIn = async (who: Writer, id: string) =>
  (await who.see(id)).team.find(({ id: mate }) => mate === who.userId)?.age

test('an age that one team was refused for is the same in every other, wherever its date was said', async () => {
  const [amra, emir] = [await writer(app), await writer(app, 'Emir')]
  const [first, second] = [await insertCall(app.services.db), await insertCall(app.services.db)]
  const ids = [await amra.begin(first.slug), await amra.begin(second.slug)] as const
  const [one, two] = ids
  await join(amra, emir, one)
  await say(amra, one, '1970-05-06')
  const age = await ageIn(amra, one)
  // The second team has the date that the first was given, so nobody is asked again.
  expect([await ageIn(amra, two), (await amra.see(two)).born]).toEqual([age, '1970-05-06'])
  expect((await settings(amra, '2001-05-06')).statusCode).toBe(200)
  expect([await ageIn(amra, one), await ageIn(amra, two)]).toEqual([age! - 31, age! - 31])
  await say(amra, two, '1970-05-06')
  expect(await ageIn(amra, one)).toBe(age)
  // A mistake can be corrected, but only a limited number of times, from either side.
  expect((await settings(amra, '2002-05-06')).statusCode).toBe(200)
  expect((await say(amra, two, '1970-05-06')).statusCode).toBe(429)
  expect(await ageIn(amra, one)).toBe(age! - 32)
  // Other members see what rules need, and never the date.
  expect((await emir.send('GET', `/api/canvases/${one}`)).body).not.toContain('2002-05-06')
})

test('staff see that a member changed their date of birth, also when the member removed it in between', async () => {
  const [amra, staff] = [await writer(app), await writer(app, 'Selma', { role: 'ADMIN', globalAdmin: true })]
  for (const day of ['2009-01-02', '2009-01-02', null, '2004-01-02']) await settings(amra, day)
  const { user } = (await staff.send('GET', `/api/admin/users/${amra.userId}`)).json()
  expect(user.birthdayChanges).toMatchObject([
    { was: null, became: '2004-01-02' },
    { was: '2009-01-02', became: null },
  ])
})

test('an application that was sent is looked at again when somebody in it says another date', async () => {
  const { call, id, lead, others, team } = await completeApplication(app)
  for (const mate of others) await mate.confirm(id)
  expect((await lead.submit(id)).statusCode).toBe(200)
  const [judge, staff] = [
    await writer(app, 'Judita'),
    await writer(app, 'Selma', { role: 'ADMIN', scopes: ['grants'] }),
  ]
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [judge.userId] })
  const over = JSON.stringify(new Date(Date.now() - 86_400_000).toISOString())
  await app.services.pool.query(
    `update grant_calls set content = jsonb_set(content, '{dates,deadline}', $2) where id = $1`,
    [call.id, over],
  )
  const told = async (who: Writer) =>
    (
      await app.services.pool.query(
        `select 1 from notifications where user_id = $1 and kind = 'canvas.ages'`,
        [who.userId],
      )
    ).rowCount
  const agesOf = async () =>
    (await staff.send('GET', `/api/managed-calls/${call.slug}/applications`)).json().applications[0].ages
  expect(await agesOf()).toBeNull()
  await settings(others[0]!, '2003-05-06')
  expect([await agesOf(), await told(judge), await told(staff)]).toEqual(['changed', 0, 0])
  await settings(others[0]!, '1970-05-06')
  expect([await agesOf(), await told(judge), await told(staff)]).toEqual(['broken', 1, 1])
  for (const mate of team) expect(await told(mate)).toBe(0)
})

test('the second look at ages says the same as the rule of the call', () => {
  const day = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const rule = fc
    .tuple(fc.integer({ min: 14, max: 40 }), fc.integer({ min: 0, max: 40 }), day)
    .map(([min, more, on]) => ({
      id: 'r',
      box: null,
      text: { bhs: '', en: '' },
      kind: 'ages' as const,
      severity: 'must' as const,
      min,
      max: min + more,
      on,
    }))
  fc.assert(
    fc.property(rule, fc.array(fc.option(day), { maxLength: 5 }), (ages, born) => {
      const members = born.map((_, at) => ({ id: `m${at}`, name: 'Amra', role: '' }))
      const facts = {
        members: Object.fromEntries(
          born.map((at, index) => [
            `m${index}`,
            {
              registered: true,
              confirmed: true,
              elsewhere: false,
              age: at === null ? null : ageOn(ages.on, at),
            },
          ]),
        ),
      }
      const template = { boxes: [], slots: [] }
      const broken = checkRules({
        rules: [ages],
        template: template as never,
        content: { ...EMPTY_APPLICATION, members },
        facts,
      })
      expect(fulfilsAges([ages], born)).toBe(broken.length === 0)
    }),
    { numRuns: 200 },
  )
})
