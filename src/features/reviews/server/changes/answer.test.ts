import * as Y from 'yjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Canvas } from '#features/canvas/contract/canvas.endpoints.ts'
import { aboutOf, rolesOf, rowsOf } from '#features/canvas/contract/canvas-document.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { applicationUnderReview, ask, attach, codeOf, rewrite, see, WHY, WORDS } from './changes.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a board that asks a team for changes', () => {
  test('opens the named boxes: the team writes, all confirm anew, the lead sends again, and both states stay', async () => {
    const { id, lead, others, doc, sync, ana, forAna, box, first } = await applicationUnderReview(app)
    expect((await ask(ana, forAna, { asked: [{ box, words: WORDS }] })).statusCode).toBe(204)
    const asked = await lead.see(id)
    expect(asked.changes).toMatchObject({ state: 'waiting', why: WHY, asked: [{ box, words: WORDS }] })
    expect(asked.submission).toEqual(first)
    expect(asked.team.every(({ confirmedAt }) => confirmedAt === null)).toBe(true)
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    expect(codeOf(await lead.submit(id))).toBe('canvas.brokenRules')
    for (const other of others) expect((await other.confirm(id)).statusCode).toBe(200)
    expect(codeOf(await others[0]!.submit(id))).toBe('canvas.onlyLead')
    const answer = await lead.submit(id)
    expect(answer.statusCode, answer.body).toBe(200)
    const { submission, changes } = answer.json<Canvas>()
    expect(submission?.content).toEqual({
      ...first.content,
      texts: { ...first.content.texts, [box]: 'ć'.repeat(300) },
    })
    expect(submission?.digest).not.toBe(first.digest)
    expect(changes).toMatchObject({ state: 'answered', first })
    rewrite(doc, { box, words: 'Još nešto.' })
    await expect(sync.sync()).rejects.toThrow('canvas.alreadySent')
    expect((await lead.submit(id)).json<Canvas>().submission).toEqual(submission)
  })

  test('lets nothing but those boxes be changed, whatever a device sends', async () => {
    const { id, lead, others, call, ana, forAna, box, first } = await applicationUnderReview(app)
    const { title } = await lead.see(id)
    const texts = call.content.template.boxes.filter(({ kind }) => kind === 'text')
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    const beyond: ((doc: Y.Doc) => unknown)[] = [
      (doc) => aboutOf(doc).set('title', 'Sasvim drugi projekat'),
      (doc) => rolesOf(doc).set(lead.userId, 'predsjednica'),
      (doc) => rewrite(doc, { box: texts[1]!.id, words: 'Druge riječi.' }),
      (doc) => rowsOf(doc, 'budget').get(0).set('amount', 1),
      (doc) => rowsOf(doc, 'budget').delete(0, 1),
      (doc) => rowsOf(doc, 'timeline').push([new Y.Map([['id', 'novi']])]),
      (doc) => rowsOf(doc, 'contributions').delete(0, 1),
      (doc) => doc.getMap('nesto').set('a', 1),
      // A permitted change must not carry another one.
      (doc) =>
        doc.transact(() => {
          rewrite(doc, { box, words: 'Ovo smijemo.' })
          aboutOf(doc).set('municipality', 'doboj')
        }),
    ]
    for (const change of beyond) {
      const { doc, sync } = await lead.device(id)
      change(doc)
      await expect(sync.sync()).rejects.toThrow(/canvas\.(otherBox|unreadableUpdate)/)
      sync.close()
    }
    // Nor can it use the title beside an update, or another part of the application.
    const { doc, sync } = await lead.device(id)
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64')
    await lead.send('POST', `/api/canvases/${id}/updates`, { update, title: 'Sasvim drugi projekat' })
    expect((await lead.see(id)).title).toBe(title)
    for (const [method, path, body] of [
      ['PUT', 'birthday', { born: '2001-01-01' }],
      ['POST', 'invitations', { email: null }],
      ['POST', 'versions', { name: 'Dopuna' }],
      ['DELETE', `team/${others[0]!.userId}`, undefined],
    ] as const)
      expect(codeOf(await lead.send(method, `/api/canvases/${id}/${path}`, body)), path).toBe(
        'canvas.alreadySent',
      )
    for (const other of others) await other.confirm(id)
    const { submission } = (await lead.submit(id)).json<Canvas>()
    expect(submission?.content).toEqual({
      ...first.content,
      texts: { ...first.content.texts, [box]: 'ć'.repeat(300) },
    })
  })

  test('takes further documents where their box is named, beside those that were sent, which stay as they are', async () => {
    const { id, lead, others, doc, sync, call, ana, forAna, box, forBen, ben } = await applicationUnderReview(
      app,
      {
        sent: 'Saglasnost.pdf',
      },
    )
    const [papers] = call.content.template.boxes.filter(({ kind }) => kind === 'documents')
    const [sent] = (await lead.see(id)).documents
    await ask(ana, forAna, { asked: [{ box: papers!.id, words: WORDS }] })
    const file = (path: string) => `/api/canvases/${id}/documents/${path}`
    // Documents that the board has read cannot be removed, renamed or replaced.
    expect(codeOf(await lead.send('DELETE', file(sent!.id)))).toBe('canvas.sentDocument')
    expect(codeOf(await lead.send('PATCH', file(sent!.id), { name: 'Drugo' }))).toBe('canvas.sentDocument')
    expect(codeOf(await attach(app, lead, { id, name: 'Nova.pdf', replaces: sent!.id }))).toBe(
      'canvas.sentDocument',
    )
    expect((await attach(app, lead, { id, name: 'Pogrešna.pdf' })).statusCode).toBe(200)
    const wrong = (await lead.see(id)).documents.find(({ name }) => name === 'Pogrešna.pdf')!
    expect((await lead.send('DELETE', file(wrong.id))).statusCode).toBe(200)
    expect((await attach(app, lead, { id, name: 'Potvrda.pdf' })).statusCode).toBe(200)
    rewrite(doc, { box, words: 'Ovo nije traženo.' })
    await expect(sync.sync()).rejects.toThrow('canvas.otherBox')
    for (const other of others) await other.confirm(id)
    const { submission } = (await lead.submit(id)).json<Canvas>()
    expect(submission?.content.documents.map(({ name }) => name)).toEqual(['Saglasnost.pdf', 'Potvrda.pdf'])
    expect(codeOf(await attach(app, lead, { id, name: 'Kasno.pdf' }))).toBe('canvas.alreadySent')
    // A blind board sees that a document arrived, but not its file name.
    const { content, changes } = await see(ben, forBen)
    expect([changes?.before.documents.length, content.documents.length]).toEqual([1, 2])
  })

  test('takes no documents where their box is not named', async () => {
    const { id, lead, ana, forAna, box } = await applicationUnderReview(app, { sent: 'Saglasnost.pdf' })
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    expect(codeOf(await attach(app, lead, { id, name: 'Potvrda.pdf' }))).toBe('canvas.otherBox')
    expect((await lead.see(id)).documents.map(({ name }) => name)).toEqual(['Saglasnost.pdf'])
  })
})
