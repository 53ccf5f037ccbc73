import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { getDashboard } from '#features/dashboard/contract/dashboard.endpoints.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf, namelessOf, rolesOf, rowsOf, textOf } from '../contract/canvas-document.ts'
import type { getUpdates } from '../contract/canvas.endpoints.ts'
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
