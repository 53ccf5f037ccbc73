import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { getDashboard } from '#features/dashboard/contract/dashboard.endpoints.ts'
import { checkRules } from '#features/calls/contract/check-rules.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { aboutOf, contentOf, namelessOf, rolesOf, rowsOf, textOf } from '../contract/canvas-document.ts'
import type { Canvas, getUpdates } from '../contract/canvas.endpoints.ts'
import { addRow, join, writer, writeText, completeApplication } from './canvas.fixture.ts'
import { saveSnapshot } from './shared-document/updates.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const updatesOf = async (id: string) =>
  (await app.services.pool.query('select 1 from canvas_updates where canvas_id = $1', [id])).rowCount

describe('an application', () => {
  test('takes what was written for long without a link, though it is larger than one call carries', async () => {
    const { slug } = await insertCall(app.services.db)
    const amra = await writer(app)
    const id = await amra.begin(slug)
    const phone = await amra.device(id)
    const words = 'Pećigrad, Skokovi i Tržac. '.repeat(9000)
    writeText(phone.doc, { box: 'problem', words })
    await phone.sync.sync()
    expect(phone.sync.isSaved).toBe(true)
    const laptop = await amra.device(id)
    expect(textOf(laptop.doc, 'problem').toString()).toBe(`<paragraph>${words}</paragraph>`)
  })

  test('is begun once however often the button is pressed, and another device goes on with it', async () => {
    const { slug } = await insertCall(app.services.db)
    const amra = await writer(app)
    const ids = await Promise.all([1, 2, 3].map(() => amra.begin(slug)))
    const [id = ''] = ids
    expect(new Set(ids).size).toBe(1)
    const phone = await amra.device(id)
    writeText(phone.doc, { box: 'problem', words: 'Nema gdje da se sjedne.' })
    expect(phone.sync.isSaved).toBe(false)
    await phone.sync.sync()
    expect(phone.sync.isSaved).toBe(true)
    const { template } = (await amra.see(id)).call.content
    const laptop = await amra.device(id)
    expect(contentOf({ doc: laptop.doc, template, members: [] }).texts.problem).toBe(
      'Nema gdje da se sjedne.',
    )
    expect((await amra.send('GET', '/api/canvases')).json().items).toMatchObject([{ id, team: 1 }])
  })

  test('leads everybody in its team to it from their dashboard while its deadline is near, and nobody else', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const none = { reviewUntil: null, voteFrom: null, voteUntil: null, resultsAt: null }
    const dates = { ...none, opensAt: day(-9), deadline: day(3) }
    const { slug, id: call } = await insertCall(app.services.db, { dates })
    const [amra, emir, stranger] = [await writer(app), await writer(app), await writer(app)]
    // No other test in this file needs the first steps to be done.
    await app.services.pool.query('update users set onboarded_at = now()')
    const id = await amra.begin(slug)
    await join(amra, emir, id)
    const stepOf = async (who: typeof amra) =>
      (await who.send('GET', '/api/dashboard')).json<ResponseOf<typeof getDashboard>>().step?.path ?? ''
    expect([await stepOf(amra), await stepOf(emir)]).toEqual([`/canvas?id=${id}`, `/canvas?id=${id}`])
    expect(await stepOf(stranger)).not.toContain('/canvas')
    await app.services.pool.query(
      `update grant_calls set deadline = now() - interval '1 second' where id = $1`,
      [call],
    )
    expect(await stepOf(amra)).not.toContain('/canvas')
  })

  test('is not begun for a call that is over', async () => {
    const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const dates = { reviewUntil: null, voteFrom: null, voteUntil: null, resultsAt: null }
    const { slug } = await insertCall(app.services.db, {
      dates: { ...dates, opensAt: past(9), deadline: past(1) },
    })
    const late = await (await writer(app)).send('POST', '/api/canvases', { call: slug })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'canvas.notOpen'])
  })

  test('keeps what several people write at once, and whoever reads misses nothing of it', async () => {
    const { id, team, call } = await completeApplication(app)
    const devices = await Promise.all(team.map((mate) => mate.device(id)))
    await Promise.all(
      devices.map(async ({ doc, sync }, at) => {
        for (let n = 0; n < 8; n += 1) {
          addRow(doc, 'budget', { id: `r${at}-${n}`, what: 'x', category: 'material', amount: 1_00 })
          await sync.sync()
        }
      }),
    )
    await Promise.all(devices.map(({ sync }) => sync.pull()))
    const written = devices.map(({ doc }) => contentOf({ doc, template: call.content.template, members: [] }))
    expect(written[0]!.budget).toHaveLength(25)
    for (const one of written) expect(one).toEqual(written[0])
  })

  test('shows on a device what somebody wrote about who does what', async () => {
    const { id, lead, others, doc, sync, call } = await completeApplication(app)
    rolesOf(doc).set(lead.userId, 'vodi radove')
    await sync.sync()
    const phone = await others[0]!.device(id)
    const members = namelessOf(phone.doc)
    const content = contentOf({ doc: phone.doc, template: call.content.template, members })
    expect(content.members).toEqual([{ id: lead.userId, name: '', role: 'vodi radove' }])
  })

  test('opens from one snapshot once it has a history, with all that was written', async () => {
    const { id, lead, doc, sync, call } = await completeApplication(app)
    for (let n = 0; n < 20; n += 1) {
      rowsOf(doc, 'budget').get(0).set('amount', n)
      await sync.sync()
    }
    await saveSnapshot(app.services.db, id)
    await saveSnapshot(app.services.db, id)
    expect(await updatesOf(id)).toBe(0)
    addRow(doc, 'budget', { id: 'late', what: 'x', category: 'other', amount: 1 })
    await sync.sync()
    const opened = await lead.device(id)
    const read = (which: typeof doc) =>
      contentOf({ doc: which, template: call.content.template, members: [] })
    expect(read(opened.doc)).toEqual(read(doc))
    expect(read(opened.doc).budget).toHaveLength(2)

    // The older part comes separately and much smaller; a page of an earlier version gets everything as one.
    const ask = async (query: string) =>
      (await lead.send('GET', `/api/canvases/${id}/updates?${query}`)).json<ResponseOf<typeof getUpdates>>()
    const [apart, whole] = [await ask('open=1'), await ask('after=0')]
    expect(apart.seq).toBe(whole.seq)
    expect(apart.snapshot!.length + apart.update!.length).toBeLessThan(whole.update!.length)
    const page = new Y.Doc()
    Y.applyUpdate(page, Buffer.from(whole.update!, 'base64'))
    expect(read(page)).toEqual(read(doc))

    // An instance of an earlier version has made a new snapshot: the dense form of the old one is not sent.
    await app.services.pool.query(
      'update canvas_snapshots set dense_seq = dense_seq - 1 where canvas_id = $1',
      [id],
    )
    expect((await ask('open=1')).snapshot).toBeNull()
    expect(read((await lead.device(id)).doc)).toEqual(read(doc))
  })

  test('takes no update that is none, and nothing of somebody who is not in the team', async () => {
    const { id, lead } = await completeApplication(app)
    const write = (who: typeof lead, update: string) =>
      who.send('POST', `/api/canvases/${id}/updates`, { update, title: '' })
    expect(codeOf(await write(lead, 'AAECAw=='))).toBe('canvas.unreadableUpdate')
    const stranger = await writer(app)
    expect((await write(stranger, 'AAA=')).statusCode).toBe(404)
    for (const url of [`/api/canvases/${id}`, `/api/canvases/${id}/updates?after=0`])
      expect((await stranger.send('GET', url)).statusCode).toBe(404)
  })
})

describe('a team', () => {
  test('lets in by a link whoever has it, and by mail one person alone, also when eight press at once', async () => {
    const { id, lead } = await completeApplication(app)
    await lead.send('POST', `/api/canvases/${id}/invitations`, { email: 'nova@primjer.ba' })
    const mail = await app.mails.next('nova@primjer.ba')
    const token = /#poziv=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const eight = await Promise.all(Array.from({ length: 8 }, () => writer(app)))
    const answers = await Promise.all(
      eight.map((one) => one.send('POST', '/api/canvas-memberships', { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(7)
    expect((await lead.see(id)).team).toHaveLength(4)
  })

  test('goes on without who leaves: the work stays, the longest there leads, the door closes behind', async () => {
    const { id, lead, others } = await completeApplication(app)
    const [emir, lana] = others as [typeof lead, typeof lead]
    const refused = await emir.send('DELETE', `/api/canvases/${id}/team/${lana.userId}`)
    expect(codeOf(refused)).toBe('canvas.onlyLead')
    expect((await lead.send('DELETE', `/api/canvases/${id}/team/${lead.userId}`)).statusCode).toBe(204)
    const { team } = await emir.see(id)
    expect(team.map(({ id: mate, lead: leads }) => [mate, leads])).toEqual([
      [emir.userId, true],
      [lana.userId, false],
    ])
    expect((await lead.send('GET', `/api/canvases/${id}`)).statusCode).toBe(404)
    await expect(lead.device(id)).rejects.toThrow()
  })

  test('never sees the birthday of another, only the age', async () => {
    const { id, others } = await completeApplication(app)
    const answer = await others[0]!.send('GET', `/api/canvases/${id}`)
    expect(answer.body.match(/2004-05-06/g)).toHaveLength(1)
    expect(answer.json<Canvas>().team.every(({ age }) => age !== null && age > 20)).toBe(true)
  })
})

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
