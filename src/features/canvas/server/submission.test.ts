import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRules } from '#features/calls/contract/check-rules.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { aboutOf, contentOf } from '../contract/canvas-document.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { addRow, completeApplication, join, writer } from './canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

describe('sending', () => {
  test('asks everybody in their own session, and after a change only for the box that changed', async () => {
    const { id, lead, others, doc, sync } = await completeApplication(app)
    const [emir, lana] = others as [typeof lead, typeof lead]
    expect((await emir.confirm(id)).statusCode).toBe(200)
    expect(codeOf(await lead.submit(id))).toBe('canvas.brokenRules')
    await lana.confirm(id)
    aboutOf(doc).set('title', 'Klupe i sjenica')
    await sync.sync()
    const { team } = await lead.see(id)
    expect(team.find(({ id: mate }) => mate === emir.userId)?.changed).toEqual(['about'])
    expect(codeOf(await lead.submit(id))).toBe('canvas.brokenRules')
    await emir.confirm(id)
    await lana.confirm(id)
    expect(codeOf(await emir.submit(id))).toBe('canvas.onlyLead')
    const sent = await lead.submit(id)
    expect(sent.statusCode).toBe(200)
    const { submission } = sent.json<Canvas>()
    expect(submission).toMatchObject({ content: { title: 'Klupe i sjenica' } })
    expect(submission?.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('needs a title, freezes what was sent, and everybody has a receipt with its digest', async () => {
    const { id, lead, others, team, doc, sync } = await completeApplication(app)
    aboutOf(doc).set('title', '  – ')
    await sync.sync()
    for (const other of others) await other.confirm(id)
    expect(codeOf(await lead.submit(id))).toBe('canvas.brokenRules')
    aboutOf(doc).set('title', 'Klupe uz Bosnu')
    await sync.sync()
    for (const other of others) await other.confirm(id)
    const { submission } = (await lead.submit(id)).json<Canvas>()
    addRow(doc, 'budget', { id: 'late', what: 'x', category: 'other', amount: 1 })
    await expect(sync.sync()).rejects.toThrow('canvas.alreadySent')
    expect((await lead.see(id)).submission).toEqual(submission)
    for (const { userId } of team) {
      const { rows } = await app.services.pool.query('select email from users where id = $1', [userId])
      expect((await app.mails.next(rows[0].email)).text).toContain(submission!.digest)
    }
  })

  test('pressed three times sends once, with one answer; and what was not seen is not confirmed', async () => {
    const { id, lead, others, doc, sync } = await completeApplication(app)
    for (const other of others) await other.confirm(id)
    const { seq, stamp } = await lead.see(id)
    const clock = { stamp, elapsed: 0 }
    const old = { seq: seq - 1, clock }
    expect(codeOf(await lead.send('PUT', `/api/canvases/${id}/confirmation`, old))).toBe(
      'canvas.changedMeanwhile',
    )
    const answers = await Promise.all([lead.submit(id), lead.submit(id), lead.submit(id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json<Canvas>().submission?.digest)).size).toBe(1)
    const { rows } = await app.services.pool.query('select user_id from notifications where about = $1', [id])
    expect(rows).toHaveLength(3)
    expect(codeOf(await others[0]!.submit(id))).toBe('canvas.alreadySent')
    doc.destroy()
    sync.close()
  })

  test('lets a person be in one sent application of a call only', async () => {
    const { id, call, lead, others } = await completeApplication(app)
    const { template, rules } = call.content
    const second = await writer(app, 'Zlatan')
    const other = await second.begin(call.slug)
    expect(codeOf(await join(second, others[0]!, other))).toBe('canvas.inOtherTeam')
    // Two accounts of one person that became one.
    await app.services.pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [
      other,
      others[0]!.userId,
    ])
    const { team } = await lead.see(id)
    expect(team.filter(({ elsewhere }) => elsewhere)).toHaveLength(1)
    const facts = Object.fromEntries(
      team.map((mate) => [
        mate.id,
        { registered: true, confirmed: true, age: mate.age, elsewhere: mate.elsewhere },
      ]),
    )
    const { doc } = await lead.device(id)
    const content = contentOf({ doc, template, members: team })
    const found = checkRules({ rules, template, content, facts: { members: facts } })
    expect(found.map(({ rule }) => rule)).toEqual(['one-application'])
    for (const one of others) await one.confirm(id)
    expect(codeOf(await lead.submit(id))).toBe('canvas.brokenRules')
  })

  test('after the deadline works with a signed clock in the minutes of grace, and then no more', async () => {
    const { id, lead, others, call } = await completeApplication(app)
    for (const other of others) await other.confirm(id)
    const { seq, stamp } = await lead.see(id)
    const moveDeadline = (minutes: number) =>
      app.services.pool.query(
        `update grant_calls set deadline = now() - make_interval(mins => $2), content = jsonb_set(content, '{dates,deadline}',
          to_jsonb(to_char((now() - make_interval(mins => $2)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where id = $1`,
        [call.id, minutes],
      )
    const submit = (elapsed: number, signed = stamp) =>
      lead.send('POST', `/api/canvases/${id}/submission`, { seq, clock: { stamp: signed, elapsed } })
    await moveDeadline(31)
    expect(codeOf(await submit(0))).toBe('canvas.closed')
    // The clock was signed after this deadline, so it proves nothing.
    await moveDeadline(1)
    expect(codeOf(await submit(0))).toBe('canvas.closed')
    expect(codeOf(await submit(0, 'x.y'))).toBe('canvas.closed')
  })
})
