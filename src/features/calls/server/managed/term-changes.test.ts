import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { CallContent } from '../../contract/call.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { insertCall, seatOnBoard } from '../calls.fixture.ts'
import { remindNextSigners } from '../lifecycle/lifecycle.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const reason = { bhs: 'Sponzor je povećao fond.', en: 'A sponsor has raised the fund.' }
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

/**
 * Creates a call in its vote with an application, two members of its board, one of them connected with the team, and staff.
 */
async function voting() {
  const { db, pool } = app.services
  const call = await insertCall(db, {
    fund: 5000_00,
    vote: { minVotes: 50 },
    dates: {
      opensAt: inHours(-900),
      deadline: inHours(-500),
      reviewUntil: inHours(-200),
      voteFrom: inHours(-24),
      voteUntil: inHours(24),
      resultsAt: inHours(48),
    },
  })
  const [ana, ben, lead] = [await person(app), await person(app), await person(app)]
  const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
  await seatOnBoard(db, { bankId: call.bankId, board: [ana.userId, ben.userId] })
  const canvas = newId()
  await pool.query('insert into canvases (id, call_id, lead_id, submitted_at) values ($1, $2, $3, now())', [
    canvas,
    call.id,
    lead.userId,
  ])
  await pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [canvas, lead.userId])
  await pool.query(
    `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest) values ($1, now(), now(), '{"title":"Klupe"}', '')`,
    [canvas],
  )
  await pool.query('insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)', [
    newId(),
    newId(),
    ben.userId,
    lead.userId,
  ])
  const at = `/api/managed-calls/${call.id}`
  const write = async (part: Partial<CallContent>) => {
    const current = (await ana.send('GET', at)).json<EditedCall>()
    const written = { content: { ...current.content, ...part }, rulesOff: current.rulesOff }
    return ana.send('PUT', at, written)
  }
  return { ...call, ana, ben, lead, staff, at, write }
}

describe('terms on which people count', () => {
  test('are changed by nobody alone, and by two without a conflict in the open', async () => {
    const { ana, ben, staff, at, write, slug } = await voting()
    expect((await write({ vote: { minVotes: 2 }, fund: 6000_00 })).statusCode).toBe(200)
    expect(codeOf(await ana.send('POST', `${at}/publication`))).toBe('calls.frozen')
    expect(codeOf(await ben.send('POST', `${at}/term-changes`, { reason }))).toBe('calls.inConflict')
    const proposal = await ana.send('POST', `${at}/term-changes`, { reason })
    expect(proposal.json()).toMatchObject({ termChange: { what: ['fund', 'vote'], mine: true, reason } })
    const { id } = proposal.json<EditedCall>().termChange!
    const sign = (who: { send: typeof ana.send }) => who.send('PUT', `${at}/term-changes/${id}/confirmed`)
    expect(codeOf(await sign(ana))).toBe('calls.ownChange')
    expect(codeOf(await sign(ben))).toBe('calls.inConflict')
    const before = (await app.http.inject(`/api/public/calls/${slug}`)).json()
    expect(before).toMatchObject({ content: { vote: { minVotes: 50 } }, notices: [] })
    expect((await sign(staff)).statusCode).toBe(200)
    const notices = [{ what: ['fund', 'vote'], reason }]
    for (const url of [`/api/public/calls/${slug}`, `/api/public/calls/${slug}/ballot`])
      expect((await app.http.inject(url)).json()).toMatchObject({ notices })
    expect((await app.http.inject(`/api/public/calls/${slug}`)).json().content.fund).toBe(6000_00)
  })

  test('never come sooner, and a proposal is worth nothing once something else was written', async () => {
    const { ana, staff, at, write, content } = await voting()
    await write({ dates: { ...content.dates, voteUntil: inHours(2) } })
    expect(codeOf(await ana.send('POST', `${at}/term-changes`, { reason }))).toBe('calls.frozen')
    await write({ dates: content.dates, fund: 7000_00 })
    const { id } = (await ana.send('POST', `${at}/term-changes`, { reason })).json<EditedCall>().termChange!
    await write({ fund: 100_00 })
    const late = await staff.send('PUT', `${at}/term-changes/${id}/confirmed`)
    expect(late.statusCode).toBe(409)
    expect((await ana.send('DELETE', `${at}/term-changes/${id}`)).json()).toMatchObject({ termChange: null })
  })

  test('bring one reminder after three days without a second signature, and the old terms hold until then', async () => {
    const { services } = app
    const { ana, ben, staff, at, write, slug } = await voting()
    await write({ fund: 6000_00 })
    const { id } = (await ana.send('POST', `${at}/term-changes`, { reason })).json<EditedCall>().termChange!
    const remind = async () => {
      while (await remindNextSigners(services)) continue
    }
    const reminders = async (userId: string) => {
      const { rows } = await services.pool.query(
        `select data ->> 'isReminder' as reminder from notifications where user_id = $1 and kind = 'calls.terms'`,
        [userId],
      )
      return rows.map((row) => row.reminder)
    }
    await remind()
    expect(await reminders(staff.userId)).toEqual([null])
    await services.pool.query(
      `update call_term_changes set proposed_at = proposed_at - interval '3 days' where id = $1`,
      [id],
    )
    await Promise.all([remind(), remind()])
    await remind()
    expect((await reminders(staff.userId)).filter(Boolean)).toEqual(['true'])
    expect(await reminders(ana.userId)).toEqual([])
    expect(await reminders(ben.userId)).toEqual([])
    expect((await app.http.inject(`/api/public/calls/${slug}`)).json().content.fund).toBe(5000_00)
  })
})
