import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Absence } from '../../contract/absences/absences.endpoints.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { expireTask } from '../requests/expire.task.ts'
import { agreed, asking, codeOf, mentor, staff, type TestMentor } from '../mentorship.fixture.ts'
import { listEveryAbsence } from './absences.queries.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

const member = () => person(app, { email: `${randomUUID()}@primjer.ba` })
const helper = () => mentor(app, { capacity: 10 }, admin)

/** A mentorship whose only meeting began so many minutes ago. */
async function met(amra: Person, damir: TestMentor, minutes = 30, slot = 0, format = 'text') {
  const { id, sessions } = await agreed(amra, damir, slot, format)
  const session = sessions[0]!.id
  await app.services.pool.query(
    `update mentorship_sessions set starts_at = now() - $2 * interval '1 minute' where id = $1`,
    [session, minutes],
  )
  const report = (by: Person) => by.send('POST', `/api/mentorship/${id}/sessions/${session}/absence`)
  return { id, session, report }
}
const absencesOf = async (who: Person) =>
  (await who.send('GET', '/api/mentorship/absences')).json<{ absences: Absence[] }>().absences
const appeal = (who: Person, id: string, text = 'Bila sam u bolnici.') =>
  who.send('POST', `/api/mentorship/absences/${id}/appeal`, { text })
const decide = (who: Person, id: string, decision: 'keep' | 'lift', reason = '') =>
  who.send('POST', `/api/admin/mentorship/absences/${id}/decision`, { decision, reason })
const countNotices = async (id: string) =>
  (
    await app.services.pool.query(
      `select 1 from notifications where about = $1 and kind = 'mentorship.absence'`,
      [id],
    )
  ).rowCount

/** Makes a member miss three meetings, each with another mentor. */
async function absentThrice(amra: Person) {
  const meetings = []
  for (const minutes of [50, 40, 30]) {
    const damir = await helper()
    const meeting = await met(amra, damir, minutes)
    await meeting.report(damir)
    meetings.push(meeting)
  }
  return meetings
}

describe('a member who misses meetings', () => {
  test('reads a question, then a warning, and after the third starts no new mentorship for a while', async () => {
    const amra = await member()
    const meetings = await absentThrice(amra)
    const absences = await absencesOf(amra)
    expect(absences.map(({ step }) => step)).toEqual(['limit', 'warning', 'question'])
    expect(absences.map(({ limitUntil }) => limitUntil !== null)).toEqual([true, false, false])
    for (const { session } of meetings) expect(await countNotices(session)).toBe(1)
    for (const [language, words] of [
      ['bhs', 'Nova mentorstva miruju do'],
      ['en', 'New mentorships are paused until'],
    ] as const)
      expect(
        (await amra.send('GET', '/api/notifications', undefined, { 'accept-language': language })).body,
      ).toContain(words)
    expect(codeOf(await asking(amra, await helper()))).toBe('mentorship.limited')
    // Absences count for half a year.
    await app.services.pool.query(
      `update mentorship_absences set expires_at = now() - interval '1 second', limit_until = now() - interval '1 second' where absent_id = $1`,
      [amra.userId],
    )
    expect(await absencesOf(amra)).toEqual([])
    expect((await asking(amra, await helper())).statusCode).toBe(201)
    // The copy of their data has them as long as they are stored.
    expect(await listEveryAbsence(app.services.db, amra.userId)).toHaveLength(3)
  })

  test('has one absence for a meeting, however often and by whomever it is reported', async () => {
    const [amra, damir] = [await member(), await helper()]
    const { session, report } = await met(amra, damir)
    const answers = await Promise.all(Array.from({ length: 12 }, () => report(damir)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers[0]!.json<Mentorship>().sessions[0]).toMatchObject({ absent: 'member' })
    // The absent person cannot report the same meeting against the other side.
    expect((await report(amra)).json<Mentorship>().sessions[0]).toMatchObject({ absent: 'member' })
    expect(await absencesOf(amra)).toHaveLength(1)
    expect(await absencesOf(damir)).toEqual([])
    expect(await countNotices(session)).toBe(1)
  })

  test('gets one step for each of several reports that arrive at once', async () => {
    const amra = await member()
    const pairs = []
    for (let one = 0; one < 3; one += 1) {
      const damir = await helper()
      pairs.push({ damir, ...(await met(amra, damir, 20 + one)) })
    }
    await Promise.all(pairs.map(({ damir, report }) => report(damir)))
    const steps = (await absencesOf(amra)).map(({ step }) => step)
    expect(steps.toSorted()).toEqual(['limit', 'question', 'warning'])
  })

  test('cannot be reported before a quarter of an hour, after a week, or by a stranger', async () => {
    const [amra, damir] = [await member(), await helper()]
    for (const [slot, minutes] of [-60, 5, 8 * 24 * 60].entries()) {
      const who = slot === 0 ? amra : await member()
      const { report } = await met(who, damir, minutes, slot)
      expect(codeOf(await report(damir))).toBe('mentorship.absenceTime')
    }
    const { report } = await met(await member(), await helper())
    expect((await report(await member())).statusCode).toBe(404)
  })
})

describe('a mentor who misses meetings', () => {
  test('takes nobody new for a while, and members see a pause', async () => {
    const rare = { topics: ['grants'], formats: ['voice'], capacity: 10 } as const
    const damir = await mentor(app, { ...rare, topics: [...rare.topics], formats: [...rare.formats] }, admin)
    const ines = await mentor(app, { ...rare, topics: [...rare.topics], formats: [...rare.formats] }, admin)
    for (const minutes of [50, 400, 800]) {
      const amra = await member()
      const { report } = await met(amra, damir, minutes, 0, 'voice')
      expect((await report(amra)).json<Mentorship>().sessions[0]).toMatchObject({ absent: 'mentor' })
    }
    expect((await absencesOf(damir)).map(({ step }) => step)).toEqual(['limit', 'warning', 'question'])
    expect((await damir.page()).pausedUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(codeOf(await asking(await member(), damir, { format: 'voice' }))).toBe('mentorship.paused')
    // Nor is a request handed on to him that another mentor did not answer.
    const waiting = await member()
    const { id: request } = (await asking(waiting, ines, { format: 'voice' })).json<Mentorship>()
    await app.services.pool.query(
      `update mentorships set answer_by = now() - interval '1 minute' where id = $1`,
      [request],
    )
    await expireTask.handle(app.services, {}, { id: randomUUID(), complete: async () => undefined })
    const next = async () =>
      (await waiting.send('GET', `/api/mentorship/${request}/work`)).json<{ next: { id: string } | null }>()
        .next
    expect(await next()).toBeNull()
    const [{ id }] = (await absencesOf(damir)) as [Absence]
    await appeal(damir, id)
    expect((await decide(admin, id, 'lift')).statusCode).toBe(204)
    expect((await damir.page()).pausedUntil).toBeNull()
    expect((await next())?.id).toBe(damir.userId)
    expect((await asking(await member(), damir, { format: 'voice' })).statusCode).toBe(201)
  })
})

describe('an appeal', () => {
  test('can be sent once, waits for staff, and an absence that they lift no longer counts', async () => {
    const amra = await member()
    await absentThrice(amra)
    const [{ id }] = (await absencesOf(amra)) as [Absence]
    expect((await appeal(await member(), id)).statusCode).toBe(404)
    expect((await appeal(amra, id)).statusCode).toBe(204)
    expect((await appeal(amra, id)).statusCode).toBe(204)
    expect(codeOf(await appeal(amra, id, 'Nešto drugo.'))).toBe('mentorship.appealThere')
    expect((await amra.send('GET', '/api/admin/mentorship/absences')).statusCode).toBe(403)
    const queue = (await admin.send('GET', '/api/admin/mentorship/absences')).json<{
      appeals: { id: string }[]
    }>()
    expect(queue.appeals).toContainEqual(
      expect.objectContaining({ id, side: 'member', step: 'limit', appeal: 'Bila sam u bolnici.' }),
    )
    expect((await decide(amra, id, 'lift')).statusCode).toBe(403)
    const answers = await Promise.all([decide(admin, id, 'lift'), decide(admin, id, 'lift')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect((await absencesOf(amra))[0]).toMatchObject({ outcome: 'lift' })
    expect((await asking(amra, await helper())).statusCode).toBe(201)
  })

  test('needs a reason where staff keep the absence, and the absent person reads it', async () => {
    const [amra, damir] = [await member(), await helper()]
    const { session, report } = await met(amra, damir)
    await report(damir)
    expect((await decide(admin, session, 'keep', 'Bez odgovora nema odluke.')).statusCode).toBe(404)
    await appeal(amra, session)
    expect(codeOf(await decide(admin, session, 'keep'))).toBe('mentorship.reasonMissing')
    expect((await decide(admin, session, 'keep', 'Poruka je stigla poslije susreta.')).statusCode).toBe(204)
    expect((await absencesOf(amra))[0]).toMatchObject({
      outcome: 'keep',
      reason: 'Poruka je stigla poslije susreta.',
    })
  })

  test('cannot be decided by somebody who was to be at the meeting', async () => {
    const damir = await helper()
    const { session, report } = await met(admin, damir)
    await report(damir)
    await appeal(admin, session)
    expect(codeOf(await decide(admin, session, 'lift'))).toBe('mentorship.notNow')
  })
})
