import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listThreads, Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf, textOf } from '../../contract/canvas-document.ts'
import { anchorOf, readText } from '../../contract/talk/words-at.ts'
import { writer, type Writer, writeText, completeApplication } from '../canvas.fixture.ts'
import { eraseCanvases } from '../data-rights.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const threadsOf = async (who: Writer, id: string) =>
  (await who.send('GET', `/api/threads?kind=canvas&id=${id}`)).json<ResponseOf<typeof listThreads>>()

type Begun = Partial<Pick<Thread, 'id' | 'place' | 'anchor' | 'quote' | 'proposal'>> & { text?: string }

async function begin(who: Writer, about: string, begun: Begun = {}) {
  const body = {
    id: crypto.randomUUID(),
    kind: 'canvas',
    about,
    place: 'idea',
    anchor: null,
    quote: '',
    text: 'Ko brine o knjigama?',
    proposal: null,
    ...begun,
  }
  return { id: body.id, answer: await who.send('POST', '/api/threads', body) }
}
const reply = (who: Writer, thread: string, text: string, id: string = crypto.randomUUID()) =>
  who.send('POST', `/api/threads/${thread}/answers`, { id, text })
const close = (who: Writer, thread: string, outcome: string | null, words?: string) =>
  who.send('PUT', `/api/threads/${thread}/outcome`, { outcome, ...(words !== undefined && { words }) })

describe('a comment on a box', () => {
  test('is read and answered by the whole team, closed and opened again, and each tells the others', async () => {
    const { id, lead, others } = await completeApplication(app)
    const [emir, lana] = others as [Writer, Writer]
    const { id: thread, answer } = await begin(emir, id)
    expect(answer.statusCode).toBe(204)
    expect((await reply(lead, thread, ' Vijeće učenika. ')).statusCode).toBe(204)
    const [read] = (await threadsOf(lana, id)).items
    expect(read).toMatchObject({
      id: thread,
      place: 'idea',
      outcome: null,
      said: [
        { text: 'Ko brine o knjigama?', author: expect.stringContaining('Emir'), isOwn: false, voice: null },
        { text: 'Vijeće učenika.', author: expect.stringContaining('Amra') },
      ],
    })
    const { rows } = await app.services.pool.query(
      `select kind from notifications where user_id = $1 and kind = 'discussions.thread'`,
      [lana.userId],
    )
    expect(rows).toHaveLength(1)
    expect((await close(lana, thread, 'resolved')).statusCode).toBe(204)
    expect((await threadsOf(emir, id)).items[0]).toMatchObject({
      outcome: 'resolved',
      closedBy: expect.stringContaining('Lana'),
    })
    await close(emir, thread, null)
    expect((await threadsOf(emir, id)).items[0]).toMatchObject({ outcome: null, closedBy: null })
  })

  test('that a device sends again and again, also eight times at once, is there once', async () => {
    const { id, lead, others } = await completeApplication(app)
    const own = crypto.randomUUID()
    const tries = await Promise.all(Array.from({ length: 8 }, () => begin(lead, id, { id: own })))
    expect(tries.map(({ answer }) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 204))
    const said = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => reply(lead, own, 'Domar.', said)))
    const { items } = await threadsOf(lead, id)
    expect(items.map((thread) => thread.said.map(({ text }) => text))).toEqual([
      ['Ko brine o knjigama?', 'Domar.'],
    ])
    // Nothing is stored under another member's id.
    expect((await begin(others[0]!, id, { id: own })).answer.statusCode).toBe(404)
  })

  test('is mended and deleted by whoever wrote it, long after too, and by nobody else', async () => {
    const { id, lead, others } = await completeApplication(app)
    const { id: thread } = await begin(lead, id)
    await app.services.pool.query(
      `update discussion_posts set created_at = now() - interval '3 days' where id = $1`,
      [thread],
    )
    await reply(others[0]!, thread, 'Vidi odgovor.')
    const edit = (who: Writer) => who.send('PUT', `/api/discussions/${thread}`, { text: 'Ko čuva knjige?' })
    expect([(await edit(others[0]!)).statusCode, (await edit(lead)).statusCode]).toEqual([404, 204])
    expect((await threadsOf(lead, id)).items[0]?.said[0]).toMatchObject({
      text: 'Ko čuva knjige?',
      isEdited: true,
    })
    const remove = (who: Writer) => who.send('DELETE', `/api/discussions/${thread}`)
    expect([(await remove(others[0]!)).statusCode, (await remove(lead)).statusCode]).toEqual([404, 204])
    expect((await threadsOf(lead, id)).items[0]?.said).toMatchObject([
      { text: '', isDeleted: true },
      { text: 'Vidi odgovor.' },
    ])
  })

  test('is nobody’s outside the team: strangers, other teams and who has left neither read nor write', async () => {
    const { id, lead, others } = await completeApplication(app)
    const { id: thread } = await begin(others[0]!, id)
    await others[0]!.send('DELETE', `/api/canvases/${id}/team/${others[0]!.userId}`)
    const elsewhere = await completeApplication(app)
    for (const who of [others[0]!, elsewhere.lead, await writer(app)]) {
      expect((await who.send('GET', `/api/threads?kind=canvas&id=${id}`)).statusCode).toBe(404)
      expect((await begin(who, id)).answer.statusCode).toBe(404)
      expect((await reply(who, thread, 'Ja')).statusCode).toBe(404)
      expect((await close(who, thread, 'resolved')).statusCode).toBe(404)
      expect((await who.send('PUT', `/api/discussions/${thread}`, { text: 'Ja' })).statusCode).toBe(404)
      expect((await who.send('DELETE', `/api/discussions/${thread}`)).statusCode).toBe(404)
      for (const [method, what, body] of [
        ['POST', 'answers', { text: 'Ja' }],
        ['PUT', 'interest', { wanted: true }],
      ] as const)
        expect((await who.send(method, `/api/discussions/${thread}/${what}`, body)).statusCode).toBe(404)
      const report = { kind: 'post', thing: thread, reason: 'spam', note: '' }
      expect((await who.send('POST', '/api/reports', report)).statusCode).not.toBe(200)
    }
    expect((await lead.send('GET', `/api/discussions?kind=canvas&id=${id}`)).statusCode).toBe(404)
    expect((await app.http.inject(`/api/public/discussions/canvas/${id}`)).statusCode).toBe(404)
    // Their comments stay with the team.
    expect((await threadsOf(lead, id)).items).toHaveLength(1)
  })

  test('is no longer made once the application is sent, and stays to be read', async () => {
    const { id, lead, others } = await completeApplication(app)
    const { id: thread } = await begin(lead, id)
    await app.services.pool.query('update canvases set submitted_at = now() where id = $1', [id])
    expect(codeOf((await begin(lead, id)).answer)).toBe('discussions.over')
    expect(codeOf(await reply(lead, thread, 'Još'))).toBe('discussions.over')
    expect(codeOf(await close(lead, thread, 'resolved'))).toBe('discussions.over')
    expect((await threadsOf(others[0]!, id)).isOpen).toBe(false)
    // A call that had arrived before gets the same answer again.
    expect((await begin(lead, id, { id: thread })).answer.statusCode).toBe(204)
  })

  test('says something', async () => {
    const { id, lead } = await completeApplication(app)
    expect(codeOf((await begin(lead, id, { text: '  ' })).answer)).toBe('discussions.empty')
    expect((await begin(lead, id, { place: 'NE VALJA' })).answer.statusCode).toBe(422)
    const { id: thread } = await begin(lead, id)
    expect(codeOf(await reply(lead, thread, ' '))).toBe('discussions.empty')
    expect((await close(lead, thread, 'accepted')).statusCode).toBe(422)
  })

  test('goes with its application, and stays without a name where the team goes on', async () => {
    const { id, lead, others } = await completeApplication(app)
    await begin(others[0]!, id)
    const alone = await writer(app)
    const own = await alone.begin((await completeApplication(app)).call.slug)
    await begin(alone, own)
    const erase = (userId: string) =>
      inTransaction(app.services.pool, async (tx) => {
        await eraseCanvases({ tx, userId } as Parameters<typeof eraseCanvases>[0])
      })
    await erase(alone.userId)
    const { rowCount } = await app.services.pool.query('select from discussion_posts where about_id = $1', [
      own,
    ])
    expect(rowCount).toBe(0)
    await app.services.pool.query('update discussion_posts set author_id = null where about_id = $1', [id])
    expect((await threadsOf(lead, id)).items[0]?.said[0]).toMatchObject({ author: null })
  })
})

describe('a suggestion', () => {
  const WORDS = 'Pravimo šest klupa uz rijeku.'

  /** Begins a team with a proposal about words of a text. */
  async function suggested(proposal = 'osam klupa') {
    const team = await completeApplication(app)
    const { id, others, doc, sync } = team
    writeText(doc, { box: 'change', words: WORDS })
    await sync.sync()
    const read = readText(textOf(doc, 'change'))
    const from = read.text.indexOf('šest klupa')
    const pointed = { quote: 'šest klupa', anchor: anchorOf(read, { from, to: from + 10 }) }
    const { id: thread, answer } = await begin(others[0]!, id, {
      ...pointed,
      place: 'change',
      text: '',
      proposal,
    })
    expect(answer.statusCode).toBe(204)
    const now = () => readText(textOf(doc, 'change')).text
    return { ...team, thread, now }
  }

  test('that is taken stands in the text for everybody, also with what another wrote without a link', async () => {
    const { id, lead, others, thread, doc, sync, now } = await suggested()
    const phone = await others[1]!.device(id)
    const text = textOf(phone.doc, 'change').get(0)
    const line = (text as import('yjs').XmlElement).get(0) as import('yjs').XmlText
    line.insert('Pravimo'.length, ' sami')
    expect((await close(lead, thread, 'accepted', 'šest klupa')).statusCode).toBe(204)
    await phone.sync.sync()
    await sync.pull()
    await phone.sync.pull()
    expect(now()).toContain('Pravimo sami osam klupa uz rijeku.')
    const { template } = (await lead.see(id)).call.content
    const read = (which: typeof doc) => contentOf({ doc: which, template, members: [] }).texts.change
    expect(read(phone.doc)).toBe(read(doc))
  })

  test('is taken once, however many press at that moment, and then not undone', async () => {
    const { id, team, thread, sync, now } = await suggested()
    const presses = await Promise.all(
      [...team, ...team].map((who) => close(who, thread, 'accepted', 'šest klupa')),
    )
    expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 204))
    await sync.pull()
    expect(now()).toContain('Pravimo osam klupa uz rijeku.')
    expect(codeOf(await close(team[0]!, thread, 'declined'))).toBe('discussions.decided')
    expect(codeOf(await close(team[0]!, thread, null))).toBe('discussions.decided')
    expect((await threadsOf(team[1]!, id)).items[0]?.outcome).toBe('accepted')
  })

  test('cannot be accepted after the deadline and its grace', async () => {
    const { call, lead, thread, sync, now } = await suggested()
    await app.services.pool.query(
      `update grant_calls set deadline = now() - interval '1 day', content = jsonb_set(content, '{dates,deadline}',
        to_jsonb(to_char((now() - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where id = $1`,
      [call.id],
    )
    expect(codeOf(await close(lead, thread, 'accepted', 'šest klupa'))).toBe('canvas.closed')
    await sync.pull()
    expect(now()).toContain(WORDS)
  })

  test('that is declined changes nothing, and can be looked at again', async () => {
    const { lead, thread, sync, now } = await suggested()
    expect((await close(lead, thread, 'declined')).statusCode).toBe(204)
    expect((await close(lead, thread, null)).statusCode).toBe(204)
    await sync.pull()
    expect(now()).toContain(WORDS)
  })

  test('is not put over words that somebody changed or removed meanwhile', async () => {
    const { lead, thread, doc, sync } = await suggested()
    const line = (textOf(doc, 'change').get(0) as import('yjs').XmlElement).get(0) as import('yjs').XmlText
    line.insert('Pravimo šest'.length, ' novih')
    await sync.sync()
    expect(codeOf(await close(lead, thread, 'accepted', 'šest klupa'))).toBe('canvas.wordsChanged')
    textOf(doc, 'change').delete(0, textOf(doc, 'change').length)
    await sync.sync()
    expect(codeOf(await close(lead, thread, 'accepted', 'šest klupa'))).toBe('canvas.wordsGone')
  })
})
