import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { aboutOf, contentOf, rowsOf, textOf } from '../../contract/canvas-document.ts'
import { restore } from '../../contract/versions/restore.ts'
import type { Version, WholeVersion } from '../../contract/versions/versions.endpoints.ts'
import { addRow, join, writer, type Writer, writeText, completeApplication } from '../canvas.fixture.ts'
import { NAMED_VERSIONS } from './versions.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const keep = (who: Writer, id: string, name: string | null) =>
  who.send('POST', `/api/canvases/${id}/versions`, { name })
const kept = async (who: Writer, id: string, name: string | null = 'Prije mentorstva') =>
  (await keep(who, id, name)).json<{ id: string }>().id
const list = async (who: Writer, id: string) =>
  (await who.send('GET', `/api/canvases/${id}/versions`)).json<{ items: Version[] }>().items
const read = async (who: Writer, id: string, version: string) =>
  (await who.send('GET', `/api/canvases/${id}/versions/${version}`)).json<WholeVersion>()
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

describe('a version', () => {
  test('is what stood there when somebody kept it, for everybody in the team, the newest first', async () => {
    const { id, lead, others, doc, sync } = await completeApplication(app)
    const first = await kept(lead, id)
    aboutOf(doc).set('title', 'Klupe i sjenica')
    await sync.sync()
    await kept(others[0]!, id, '  Poslije mentorstva ')
    expect(await list(others[1]!, id)).toMatchObject([
      { kind: 'named', name: 'Poslije mentorstva', author: expect.stringContaining('Emir') },
      { id: first, kind: 'named', name: 'Prije mentorstva', author: expect.stringContaining('Amra') },
    ])
    expect((await read(others[1]!, id, first)).content).toMatchObject({ title: 'Klupe uz Bosnu' })
  })

  test('is nobody’s who is not in the team, was in it once, or has it from another application', async () => {
    const { id, lead, others } = await completeApplication(app)
    const version = await kept(lead, id)
    const [emir] = others as [Writer]
    await emir.send('DELETE', `/api/canvases/${id}/team/${emir.userId}`)
    for (const who of [emir, await writer(app)]) {
      expect((await keep(who, id, 'Moje')).statusCode).toBe(404)
      for (const url of ['versions', `versions/${version}`])
        expect((await who.send('GET', `/api/canvases/${id}/${url}`)).statusCode).toBe(404)
    }
    const other = await completeApplication(app)
    const crossed = await other.lead.send('GET', `/api/canvases/${other.id}/versions/${version}`)
    expect(crossed.statusCode).toBe(404)
  })

  test('has a name: one of blanks, or too long, is refused', async () => {
    const { id, lead } = await completeApplication(app)
    for (const name of ['', '   ', 'ž'.repeat(81)]) expect((await keep(lead, id, name)).statusCode).toBe(422)
    expect(await list(lead, id)).toEqual([])
  })

  test('is one of fifty at most, also when eight press at once', async () => {
    const { id, lead, team } = await completeApplication(app)
    await kept(lead, id)
    await app.services.pool.query(
      `insert into canvas_versions (id, canvas_id, kind, name, state, content)
       select gen_random_uuid(), canvas_id, kind, name, state, content
       from canvas_versions, generate_series(1, $2) where canvas_id = $1`,
      [id, NAMED_VERSIONS - 4],
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => keep(team[at % 3]!, id, `Verzija ${at}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused.map(codeOf)).toEqual(Array(5).fill('canvas.versionsFull'))
    // Before a restore there is always room for a version: the oldest of its kind is deleted.
    for (let n = 0; n < 11; n += 1) expect((await keep(team[n % 3]!, id, null)).statusCode).toBe(201)
    expect((await list(lead, id)).filter(({ kind }) => kind === 'restored')).toHaveLength(10)
  })

  test('is kept of itself when the application is sent, and no other after that', async () => {
    const { id, lead, others } = await completeApplication(app)
    for (const other of others) await other.confirm(id)
    expect((await lead.submit(id)).statusCode).toBe(200)
    const versions = await list(others[0]!, id)
    expect(versions).toMatchObject([{ kind: 'submitted', name: '' }])
    const { submission } = await lead.see(id)
    expect((await read(lead, id, versions[0]!.id)).content).toEqual(submission?.content)
    expect(codeOf(await keep(lead, id, null))).toBe('canvas.alreadySent')
  })

  test('stays with the team without a name once the account of who kept it has ended', async () => {
    const { id, lead, others } = await completeApplication(app)
    const [emir] = others as [Writer]
    await kept(emir, id)
    await app.services.pool.query('delete from users where id = $1', [emir.userId])
    expect(await list(lead, id)).toMatchObject([{ name: 'Prije mentorstva', author: null }])
  })
})

describe('restoring', () => {
  test('makes it what it was, while what another types without a link is not lost, and both end the same', async () => {
    const { id, lead, others, doc, sync, call } = await completeApplication(app)
    const { template } = call.content
    const [emir] = others as [Writer]
    const [box] = template.boxes.filter(({ kind }) => kind === 'text').map(({ id: one }) => one)
    doc.transact(() => {
      textOf(doc, box!).delete(0, 1)
      writeText(doc, { box: box!, words: 'Nema gdje da se sjedne uz rijeku.' })
    })
    await sync.sync()
    const version = await kept(lead, id)
    const line = (which: Y.Doc) => (textOf(which, box!).get(0) as Y.XmlElement).get(0) as Y.XmlText
    line(doc).delete(5, 4)
    line(doc).insert(5, 'nigdje')
    rowsOf(doc, 'budget').get(0).set('amount', 5)
    rowsOf(doc, 'timeline').delete(1, 1)
    addRow(doc, 'budget', { id: 'b2', what: 'Boja', category: 'material', amount: 90_00 })
    await sync.sync()

    const phone = await emir.device(id)
    line(phone.doc).insert(line(phone.doc).length, ' A djece je dvjesto.')
    const { state } = await read(lead, id, version)
    restore(doc, { state: bytes(state), template })
    await sync.sync()
    await phone.sync.sync()
    await sync.pull()
    await phone.sync.pull()

    const contents = [doc, phone.doc].map((one) => contentOf({ doc: one, template, members: [] }))
    expect(contents[0]).toEqual(contents[1])
    expect(contents[0]!.texts[box!]).toBe('Nema gdje da se sjedne uz rijeku. A djece je dvjesto.')
    expect(contents[0]!.budget).toMatchObject([{ id: 'b1', amount: 1000_00 }])
    expect(contents[0]!.timeline.map((row) => row.id)).toEqual(['t1', 't2', 't3'])
  })

  test('leaves what is the same where it stands, and is taken back in one step', async () => {
    const { id, lead, doc, sync, call } = await completeApplication(app)
    const { template } = call.content
    const version = await kept(lead, id)
    const content = () => contentOf({ doc, template, members: [] })
    const then = content()
    const same = template.boxes.find(({ kind }) => kind === 'text')!.id
    const cursor = Y.createRelativePositionFromTypeIndex(
      (textOf(doc, same).get(0) as Y.XmlElement).get(0) as Y.XmlText,
      3,
    )
    aboutOf(doc).set('title', 'Nešto drugo')
    rowsOf(doc, 'budget').delete(0, 1)
    await sync.sync()
    const before = content()
    const { state } = await read(lead, id, version)
    let updates = 0
    doc.on('update', () => (updates += 1))
    const takeBack = restore(doc, { state: bytes(state), template })
    expect(content()).toEqual(then)
    expect(updates).toBe(1)
    expect(Y.createAbsolutePositionFromRelativePosition(cursor, doc)?.index).toBe(3)
    takeBack()
    expect(content()).toEqual(before)
    restore(doc, { state: bytes(state), template })
    restore(doc, { state: bytes(state), template })
    // The second has nothing left to change.
    expect(updates).toBe(3)
  })

  test('is not taken by the server once the application is sent', async () => {
    const { id, lead, others, doc, sync, call } = await completeApplication(app)
    const version = await kept(lead, id)
    aboutOf(doc).set('title', 'Klupe i sjenica')
    await sync.sync()
    for (const other of others) await other.confirm(id)
    await lead.submit(id)
    const { state } = await read(lead, id, version)
    restore(doc, { state: bytes(state), template: call.content.template })
    await expect(sync.sync()).rejects.toThrow('canvas.alreadySent')
    expect((await lead.see(id)).submission?.content.title).toBe('Klupe i sjenica')
  })

  test('is open to whoever joined after the version was kept', async () => {
    const { id, lead } = await completeApplication(app)
    const version = await kept(lead, id)
    const late = await writer(app, 'Ina')
    await join(lead, late, id)
    expect((await read(late, id, version)).content.title).toBe('Klupe uz Bosnu')
  })
})
