import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { type Writer, writer } from '#features/canvas/server/canvas.fixture.ts'
import { bySigns } from '#platform/contract/letter-order.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Assignments } from '../../contract/assigning.endpoints.ts'
import type { ReviewedCall } from '../../contract/reviews.endpoints.ts'
import { latenessTask } from '../lateness/lateness.task.ts'
import {
  applicationUnderReview,
  ask,
  codeOf,
  COMMENT,
  endTime,
  give,
  inDays,
  rewrite,
  see,
  WHY,
  WORDS,
} from './changes.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a board that asks a team for changes', () => {
  test('tells the team by mail why and until when, and those who judge once it is answered', async () => {
    const { id, lead, others, doc, sync, team, ana, forAna, ben, forBen, box } =
      await applicationUnderReview(app)
    const mailOf = async ({ userId }: Writer) => {
      const { rows } = await app.services.pool.query('select email from users where id = $1', [userId])
      return app.mails.next(rows[0].email, ({ text }) => text?.includes(WHY) ?? false)
    }
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    for (const mate of team) expect((await mailOf(mate)).subject).toContain('Odbor traži dopunu')
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    for (const other of others) await other.confirm(id)
    await lead.submit(id)
    const { rows } = await app.services.pool.query(
      `select user_id, data ->> 'desk' as desk from notifications where kind = 'canvas.changes-sent' and about = any($1) order by data ->> 'desk'`,
      [[forAna, forBen]],
    )
    expect(rows).toEqual(
      [
        { user_id: ana.userId, desk: forAna },
        { user_id: ben.userId, desk: forBen },
      ].sort((a, b) => bySigns(a.desk, b.desk)),
    )
  })

  test('reminds the team once, a day before its time is over, and nobody who has answered', async () => {
    const { id, call, lead, others, ana, forAna, box, doc, sync } = await applicationUnderReview(app)
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    const told = async () =>
      (
        await app.services.pool.query(
          `select 1 from notifications where user_id = $1 and about = $2 and data ->> 'what' = 'changesSoon'`,
          [lead.userId, call.id],
        )
      ).rowCount
    const look = () => latenessTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })
    const leave = (hours: number) =>
      app.services.pool.query(
        `update canvas_change_requests set until = clock_timestamp() + make_interval(hours => $2) where canvas_id = $1`,
        [id, hours],
      )
    await look()
    expect(await told()).toBe(0)
    await leave(20)
    await look()
    await look()
    expect(await told()).toBe(1)
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    for (const other of others) await other.confirm(id)
    expect((await lead.submit(id)).statusCode).toBe(200)
    await leave(19)
    await look()
    expect(await told()).toBe(1)
  })

  test('judges by what was sent first where the team does not answer in time', async () => {
    const { id, lead, others, doc, sync, ana, forAna, box, first } = await applicationUnderReview(app)
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    expect(codeOf(await lead.submit(id))).toBe('canvas.nothingChanged')
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    for (const other of others) await other.confirm(id)
    await endTime(app, id)
    rewrite(doc, { box, words: 'Zakašnjelo.' })
    await expect(sync.sync()).rejects.toThrow('canvas.alreadySent')
    expect(codeOf(await others[0]!.confirm(id))).toBe('canvas.alreadySent')
    await lead.submit(id)
    expect(await lead.see(id)).toMatchObject({ submission: first, changes: { state: 'missed', first: null } })
    const { content, changes } = await see(ana, forAna)
    expect(content.texts[box]).toBe(first.content.texts[box])
    expect(changes?.state).toBe('missed')
  })

  test('does so once, however many of the board ask at that moment, and answers count once', async () => {
    const { id, lead, others, doc, sync, ana, ben, forAna, forBen, box } = await applicationUnderReview(app)
    const asked = [{ box, words: WORDS }]
    const all = await Promise.all(
      [ana, ben, ana, ben].map((one) => ask(one, one === ana ? forAna : forBen, { asked })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    for (const other of others) await other.confirm(id)
    const { seq, stamp } = await lead.see(id)
    const answers = await Promise.all(
      [0, 1, 2].map(() =>
        lead.send('POST', `/api/canvases/${id}/submission`, { seq, clock: { stamp, elapsed: 0 } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { rows } = await app.services.pool.query(
      `select count(*)::int as kept from canvas_versions where canvas_id = $1 and kind = 'submitted'`,
      [id],
    )
    expect(rows).toEqual([{ kept: 2 }])
    expect(codeOf(await ask(ben, forBen, { asked }))).toBe('reviews.askedAlready')
  })

  test('asks only while it scores, of boxes that there are, with a day to answer and one to read', async () => {
    const { call, ana, forAna, ben, forBen, box } = await applicationUnderReview(app)
    const asked = [{ box, words: WORDS }]
    // The review ends in 20 days; in the last minute before midnight its last day itself is early enough.
    for (const until of [localDay(new Date()), localDay(inDays(21)), localDay(inDays(90)), '2026-13-45'])
      expect(codeOf(await ask(ana, forAna, { until, asked })), until).toBe('reviews.untilWrong')
    const team = call.content.template.boxes.find(({ kind }) => kind === 'team')!.id
    for (const odd of [[{ box: 'nema', words: WORDS }], [{ box: team, words: WORDS }], [...asked, ...asked]])
      expect(codeOf(await ask(ana, forAna, { asked: odd }))).toBe('reviews.unknownBox')
    expect((await ask(ana, forAna, { asked: [] })).statusCode).toBe(422)
    expect((await ask(await writer(app, 'Neko'), forAna, { asked })).statusCode).toBe(404)
    await give(ana, forAna)
    expect(await see(ben, forBen)).toMatchObject({ mayAsk: true })
    await give(ben, forBen)
    expect(await see(ben, forBen)).toMatchObject({ mayAsk: false })
    expect(codeOf(await ask(ben, forBen, { asked }))).toBe('reviews.rankingStands')
  })

  test('may be asked by anybody of the board and by staff of grants, who do not know the team; who asked is on record', async () => {
    const { id, call, lead, ana, box } = await applicationUnderReview(app)
    const body = { why: WHY, until: localDay(inDays(4)), asked: [{ box, words: WORDS }] }
    const at = `/api/reviews/calls/${call.slug}`
    const askAs = (one: Writer) => one.send('POST', `${at}/applications/${id}/changes`, body)
    const listed = async (one: Writer) =>
      (await one.send('GET', `${at}/assignments`)).json<Assignments>().applications[0]
    const [mia, friend, sana] = [
      await writer(app, 'Mia'),
      await writer(app, 'Iva'),
      await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] }),
    ]
    const [cook, former] = [
      await writer(app, 'Kuhar', { role: 'ADMIN', scopes: ['content'] }),
      await writer(app, 'Bivši'),
    ]
    await seatOnBoard(app.services.db, {
      bankId: call.bankId,
      board: [mia.userId, friend.userId, lead.userId, former.userId],
    })
    await app.services.pool.query(
      'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
      [newId(), newId(), friend.userId, lead.userId],
    )
    await app.services.pool.query('delete from youth_bank_board where user_id = $1', [former.userId])
    for (const one of [cook, former, await writer(app, 'Neko')])
      expect((await askAs(one)).statusCode).toBe(404)
    // People who know the team request nothing from it, nor do team members who sit on the board.
    for (const one of [friend, lead]) {
      expect(codeOf(await askAs(one))).toBe('reviews.inConflict')
      expect(await listed(one)).toMatchObject({ own: true, mayAsk: false, changes: null })
    }
    expect(await listed(mia)).toMatchObject({ mayAsk: true, changes: null })
    const all = await Promise.all([mia, sana, mia, sana].map(askAs))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    for (const one of [mia, sana, ana])
      expect(await listed(one)).toMatchObject({ mayAsk: false, changes: 'waiting' })
    const { rows } = await app.services.pool.query<{ actor_id: string; reason: string }>(
      `select actor_id, reason from audit_entries where action = 'reviews.ask-changes' and subject_id = $1`,
      [call.id],
    )
    expect(rows).toHaveLength(1)
    expect([mia.userId, sana.userId]).toContain(rows[0]!.actor_id)
    expect(rows[0]!.reason).toBe(WHY)
  })

  test('decides nothing while a team still has time', async () => {
    const { id, call, ana, forAna, ben, forBen, box } = await applicationUnderReview(app)
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    await give(ana, forAna)
    await give(ben, forBen)
    const propose = () =>
      ana.send('PUT', `/api/reviews/calls/${call.slug}/decisions/${id}`, {
        amount: 900_00,
        reason: 'Potreba je opisana brojevima, a škola je pristala da klupe čuva.',
      })
    expect(codeOf(await propose())).toBe('reviews.notDeciding')
    await endTime(app, id)
    expect((await propose()).statusCode).toBe(204)
  })
})

test('a reviewer reads what has changed, still blind, and a score given before may follow it', async () => {
  const { id, lead, others, doc, sync, ana, forAna, ben, forBen, box, first } =
    await applicationUnderReview(app)
  await give(ana, forAna)
  await ask(ben, forBen, { asked: [{ box, words: WORDS }] })
  const revise = async () => {
    const { version } = await see(ana, forAna)
    const scores = ['need', 'doable'].map((criterion) => ({ criterion, score: 5 }))
    const body = { scores, comment: COMMENT, why: 'Sad se vidi ko čuva klupe.' }
    return ana.send('PUT', `/api/reviews/${forAna}/revised`, body, { 'if-match': `"${version}"` })
  }
  expect(codeOf(await revise())).toBe('reviews.notDiscussing')
  const { rows } = await app.services.pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where id = $1`,
    [lead.userId],
  )
  const name = rows[0]!.name
  rewrite(doc, { box, words: `Klupe čuva ${name}, tako smo se dogovorili. ${'ć'.repeat(200)}` })
  await sync.sync()
  for (const other of others) await other.confirm(id)
  await lead.submit(id)
  const read = await see(ana, forAna)
  expect(read.content.texts[box]).toContain('Klupe čuva')
  expect(read.changes).toMatchObject({ state: 'answered', before: { texts: first.content.texts } })
  expect(JSON.stringify(read)).not.toContain(name)
  expect(read).toMatchObject({ mayRevise: true, mayAsk: false })
  const { calls } = (await ana.send('GET', '/api/reviews')).json<{ calls: ReviewedCall[] }>()
  expect(calls[0]?.applications).toMatchObject([{ id: forAna, state: 'given', changes: 'answered' }])
  expect((await revise()).statusCode).toBe(204)
  expect(await see(ben, forBen)).toMatchObject({ mayRevise: false })
})
