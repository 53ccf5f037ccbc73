import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Writer, writer } from '#features/canvas/server/canvas.fixture.ts'
import { evidenceBySkill } from '#features/profiles/server/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { hoursTeam, insertWorkSkills } from './hours.fixture.ts'
import { remindNextHours } from './remind-hours.task.ts'

let app: TestApp
let skills: string[] = []
beforeAll(async () => {
  app = await buildTestApp()
  skills = await insertWorkSkills(app)
})
afterAll(() => app.stop())

const team = () => hoursTeam(app)
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

describe('hours on a project', () => {
  test('count once the lead has confirmed them, and back the skills that they took', async () => {
    const { lana, emir, record, confirm, hours, sum } = await team()
    const id = newId()
    expect((await record(emir, { skills: [skills[0]] }, id)).statusCode).toBe(204)
    expect(await sum()).toEqual({ minutes: 0, people: 0 })
    expect((await confirm(emir, id)).statusCode).toBe(404)
    expect((await hours(lana)).hours).toMatchObject([
      { name: expect.stringContaining('Emir'), mayConfirm: true },
    ])
    expect((await confirm(lana, id)).statusCode).toBe(204)
    expect(codeOf(await confirm(lana, id))).toBe('projects.hoursSettled')
    expect(await sum()).toEqual({ minutes: 150, people: 1 })
    const proofs = (await evidenceBySkill(app.services.db, emir.userId)).get(skills[0]!)
    expect(proofs).toMatchObject([{ kind: 'hours', amount: 2, title: { bhs: 'Igralište' } }])
    const more = newId()
    await record(emir, { skills: [skills[0]], minutes: 60 }, more)
    await confirm(lana, more)
    expect((await evidenceBySkill(app.services.db, emir.userId)).get(skills[0]!)).toMatchObject([
      { amount: 3 },
    ])
  })

  test('unconfirmed for a week make one reminder to the people who confirm, and the writer is notified', async () => {
    const { lana, emir, board, record, confirm } = await team()
    const [first, second, late] = [newId(), newId(), newId()]
    const stepsOf = async ({ userId, send }: Writer) => {
      const { rows } = await app.services.pool.query<{ step: string; minutes: string }>(
        `select data ->> 'step' as step, data ->> 'minutes' as minutes from notifications
         where user_id = $1 and kind = 'projects.hours' and data ->> 'step' in ('reminder', 'unanswered')`,
        [userId],
      )
      const { items } = (await send('GET', '/api/notifications')).json<{ items: { text: string }[] }>()
      for (const { text } of items) expect(text).not.toMatch(/[{}]/)
      return rows.map(({ step, minutes }) => `${step} ${minutes}`)
    }
    const remindAll = async () => {
      while (await remindNextHours(app.services)) continue
    }
    for (const id of [first, second]) await record(emir, {}, id)
    await record(lana, { person: emir.userId, minutes: 60 }, late)
    await remindAll()
    expect(await stepsOf(lana)).toEqual([])
    await app.services.pool.query(
      `update project_hours set entered_at = entered_at - interval '8 days' where id = any($1)`,
      [[first, second, late]],
    )
    await Promise.all(Array.from({ length: 4 }, remindAll))
    await remindAll()
    expect((await stepsOf(lana)).toSorted()).toEqual(['reminder 300', 'unanswered 60'])
    expect((await stepsOf(emir)).toSorted()).toEqual(['reminder 60', 'unanswered 300'])
    expect(await stepsOf(board)).toEqual(['reminder 300'])
    expect((await confirm(lana, first)).statusCode).toBe(204)
  })

  test('of a team without a lead or a bank can be confirmed by its other members, who are notified', async () => {
    const { id, lana, emir, record, confirm } = await team()
    await app.services.pool.query('update project_members set lead = false where project_id = $1', [id])
    const hours = newId()
    expect((await record(emir, {}, hours)).statusCode).toBe(204)
    const { rows } = await app.services.pool.query(
      `select 1 from notifications where user_id = $1 and kind = 'projects.hours' and about = $2`,
      [lana.userId, hours],
    )
    expect(rows).toHaveLength(1)
    expect((await confirm(lana, hours)).statusCode).toBe(204)
  })

  test('of the lead wait for the board, and those that the lead wrote down for somebody wait for them', async () => {
    const { lana, emir, board, record, confirm, hours, sum } = await team()
    const [own, others] = [newId(), newId()]
    await record(lana, {}, own)
    expect((await confirm(lana, own)).statusCode).toBe(404)
    expect((await confirm(emir, own)).statusCode).toBe(404)
    expect((await confirm(board, own)).statusCode).toBe(204)
    expect((await record(lana, { person: emir.userId }, others)).statusCode).toBe(204)
    expect((await confirm(board, others)).statusCode).toBe(404)
    expect((await hours(emir)).hours).toMatchObject([{ isMine: true, mayConfirm: true }])
    expect((await confirm(emir, others)).statusCode).toBe(204)
    expect(await sum()).toEqual({ minutes: 300, people: 2 })
  })

  test('that do not seem right go back with a reason and count nowhere', async () => {
    const { lana, emir, record, giveBack, confirm, hours, sum } = await team()
    const id = newId()
    await record(emir, {}, id)
    expect((await giveBack(lana, id)).statusCode).toBe(204)
    expect(codeOf(await confirm(lana, id))).toBe('projects.hoursSettled')
    expect((await hours(emir)).hours).toMatchObject([
      { state: 'returned', reason: 'Bilo je kraće.', mayRemove: true },
    ])
    expect((await sum()).minutes).toBe(0)
  })

  test('are never more than a day has, however many calls come at once, and one sent twice is one', async () => {
    const { emir, record, hours } = await team()
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(emir, { minutes: 480 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 204, 422, 422, 422])
    expect(answers.map(codeOfRefusal).filter(Boolean)).toEqual(Array(3).fill('projects.dayFull'))
    const other = await team()
    const id = newId()
    await Promise.all([1, 2, 3].map(() => other.record(other.emir, {}, id)))
    expect((await other.hours(other.emir)).hours).toHaveLength(1)
    expect((await hours(emir)).hours).toHaveLength(3)
  })

  test('are confirmed once, however many confirm and return them at that moment', async () => {
    const { lana, board, emir, record, confirm, giveBack } = await team()
    const id = newId()
    await record(emir, {}, id)
    const answers = await Promise.all([confirm(lana, id), confirm(board, id), giveBack(lana, id)])
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })

  test('lie in the past, in quarters, are of the team and take skills of the vocabulary', async () => {
    const { lana, emir, record } = await team()
    const stranger = await writer(app)
    const tomorrow = localDay(new Date(Date.now() + 2 * 86_400_000))
    expect(codeOf(await record(emir, { day: tomorrow }))).toBe('projects.notYet')
    expect(codeOf(await record(emir, { skills: [newId()] }))).toBe('projects.skillGone')
    expect(codeOf(await record(lana, { person: stranger.userId }))).toBe('projects.notInTeam')
    expect((await record(emir, { person: lana.userId })).statusCode).toBe(404)
    expect((await record(stranger)).statusCode).toBe(404)
    for (const wrong of [{ minutes: 20 }, { minutes: 1455 }, { what: ' ' }])
      expect((await record(emir, wrong)).statusCode).toBe(422)
  })

  test('are taken back by whoever wrote them down until they count, and others see only their own', async () => {
    const { lana, emir, record, remove, confirm, hours } = await team()
    const [one, other] = [newId(), newId()]
    await record(emir, {}, one)
    await record(lana, {}, other)
    expect((await hours(emir)).hours.map(({ id }) => id)).toEqual([one])
    expect((await remove(lana, one)).statusCode).toBe(404)
    expect((await remove(emir, one)).statusCode).toBe(204)
    await record(emir, {}, one)
    await confirm(lana, one)
    expect(codeOf(await remove(emir, one))).toBe('projects.hoursSettled')
    expect(await hours(await writer(app))).toEqual({ mayRecord: false, others: [], hours: [] })
  })
})

function codeOfRefusal(answer: { statusCode: number; json: () => { code?: string } }) {
  return answer.statusCode === 204 ? undefined : answer.json().code
}
