import { DAY_MS } from '#platform/contract/durations.ts'
import { bySigns } from '#platform/contract/letter-order.ts'
import * as Y from 'yjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import type { Canvas } from '#features/canvas/contract/canvas.endpoints.ts'
import { aboutOf, rolesOf, rowsOf, textOf } from '#features/canvas/contract/canvas-document.ts'
import { type Writer, writer, completeApplication } from '#features/canvas/server/canvas.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Assignments } from '../../contract/assigning.endpoints.ts'
import type { Review, ReviewedCall } from '../../contract/reviews.endpoints.ts'
import { latenessTask } from '../lateness/lateness.task.ts'
import { CRITERIA } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const COMMENT = 'Potreba je opisana brojevima, a škola je pristala da klupe čuva i poslije grada. '.repeat(2)
const WHY = 'Iz prijave se ne vidi ko čuva klupe kad projekat završi.'
const WORDS = 'Napišite ko klupe čuva poslije i dodajte njihovu potvrdu.'
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

/** Creates an application that a team of three has sent; the deadline is over, and Ana and Ben of the board review it. */
async function judged({ sent }: { sent?: string } = {}) {
  const [ana, ben] = [await writer(app, 'Ana'), await writer(app, 'Ben')]
  const review = { reviewers: 2, blind: true, criteria: CRITERIA }
  const written = await completeApplication(app, { review, vote: null })
  const { id, lead, others, call } = written
  if (sent) await attach(lead, id, { name: sent })
  for (const other of others) await other.confirm(id)
  const { submission } = (await lead.submit(id)).json<Canvas>()
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [ana.userId, ben.userId] })
  await app.services.pool.query(
    `update grant_calls set deadline = now() - interval '1 day', content = jsonb_set(content, '{dates,deadline}', to_jsonb($2::text)) where id = $1`,
    [call.id, inDays(-1).toISOString()],
  )
  const [forAna, forBen] = [newId(), newId()]
  for (const [desk, who] of [
    [forAna, ana],
    [forBen, ben],
  ] as const)
    await app.services.pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number) values ($1, $2, $3, $4, 1)`,
      [desk, call.id, id, who.userId],
    )
  const box = call.content.template.boxes.find(({ kind }) => kind === 'text')!.id
  return { ...written, ana, ben, forAna, forBen, box, first: submission! }
}

type Asked = { until?: string; asked?: { box: string; words: string }[] }
const ask = (one: Writer, desk: string, { until = localDay(inDays(4)), asked = [] }: Asked) =>
  one.send('POST', `/api/reviews/${desk}/changes`, { why: WHY, until, asked })
const see = async (one: Writer, desk: string) =>
  (await one.send('GET', `/api/reviews/${desk}`)).json<Review>()
async function give(one: Writer, desk: string) {
  const scores = ['need', 'doable'].map((criterion) => ({ criterion, score: 3 }))
  const { version } = (await one.send('PUT', `/api/reviews/${desk}`, { scores, comment: COMMENT })).json<{
    version: string
  }>()
  return one.send('PUT', `/api/reviews/${desk}/given`, {}, { 'if-match': `"${version}"` })
}
/** Uploads a PDF to the slot for the owner's consent. */
function attach(one: Writer, id: string, { name, replaces }: { name: string; replaces?: string }) {
  const query = new URLSearchParams({ slot: 'consent-of-owner', name, ...(replaces && { replaces }) })
  return app.http.inject({
    method: 'PUT',
    url: `/api/canvases/${id}/documents/${newId()}?${query}`,
    headers: { origin: 'http://localhost:3000', ...one.headers, 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
}
/** Ends the team's time. */
const endTime = (id: string) =>
  app.services.pool.query(
    `update canvas_change_requests set until = clock_timestamp() - interval '1 second' where canvas_id = $1`,
    [id],
  )

/** Replaces the text of a box, as an editor does. */
function rewrite(doc: Y.Doc, { box, words }: { box: string; words: string }): void {
  const fragment = textOf(doc, box)
  doc.transact(() => {
    fragment.delete(0, fragment.length)
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(words)])
    fragment.insert(0, [paragraph])
  })
}

describe('a board that asks a team for changes', () => {
  test('opens the named boxes: the team writes, all confirm anew, the lead sends again, and both states stay', async () => {
    const { id, lead, others, doc, sync, ana, forAna, box, first } = await judged()
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

  test('tells the team by mail why and until when, and those who judge once it is answered', async () => {
    const { id, lead, others, doc, sync, team, ana, forAna, ben, forBen, box } = await judged()
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

  test('lets nothing but those boxes be changed, whatever a device sends', async () => {
    const { id, lead, others, call, ana, forAna, box, first } = await judged()
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
    const { id, lead, others, doc, sync, call, ana, forAna, box, forBen, ben } = await judged({
      sent: 'Saglasnost.pdf',
    })
    const [papers] = call.content.template.boxes.filter(({ kind }) => kind === 'documents')
    const [sent] = (await lead.see(id)).documents
    await ask(ana, forAna, { asked: [{ box: papers!.id, words: WORDS }] })
    const file = (path: string) => `/api/canvases/${id}/documents/${path}`
    // Documents that the board has read cannot be removed, renamed or replaced.
    expect(codeOf(await lead.send('DELETE', file(sent!.id)))).toBe('canvas.sentDocument')
    expect(codeOf(await lead.send('PATCH', file(sent!.id), { name: 'Drugo' }))).toBe('canvas.sentDocument')
    expect(codeOf(await attach(lead, id, { name: 'Nova.pdf', replaces: sent!.id }))).toBe(
      'canvas.sentDocument',
    )
    expect((await attach(lead, id, { name: 'Pogrešna.pdf' })).statusCode).toBe(200)
    const wrong = (await lead.see(id)).documents.find(({ name }) => name === 'Pogrešna.pdf')!
    expect((await lead.send('DELETE', file(wrong.id))).statusCode).toBe(200)
    expect((await attach(lead, id, { name: 'Potvrda.pdf' })).statusCode).toBe(200)
    rewrite(doc, { box, words: 'Ovo nije traženo.' })
    await expect(sync.sync()).rejects.toThrow('canvas.otherBox')
    for (const other of others) await other.confirm(id)
    const { submission } = (await lead.submit(id)).json<Canvas>()
    expect(submission?.content.documents.map(({ name }) => name)).toEqual(['Saglasnost.pdf', 'Potvrda.pdf'])
    expect(codeOf(await attach(lead, id, { name: 'Kasno.pdf' }))).toBe('canvas.alreadySent')
    // A blind board sees that a document arrived, but not its file name.
    const { content, changes } = await see(ben, forBen)
    expect([changes?.before.documents.length, content.documents.length]).toEqual([1, 2])
  })

  test('takes no documents where their box is not named', async () => {
    const { id, lead, ana, forAna, box } = await judged({ sent: 'Saglasnost.pdf' })
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    expect(codeOf(await attach(lead, id, { name: 'Potvrda.pdf' }))).toBe('canvas.otherBox')
    expect((await lead.see(id)).documents.map(({ name }) => name)).toEqual(['Saglasnost.pdf'])
  })

  test('reminds the team once, a day before its time is over, and nobody who has answered', async () => {
    const { id, call, lead, others, ana, forAna, box, doc, sync } = await judged()
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
    const { id, lead, others, doc, sync, ana, forAna, box, first } = await judged()
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    expect(codeOf(await lead.submit(id))).toBe('canvas.nothingChanged')
    rewrite(doc, { box, words: 'ć'.repeat(300) })
    await sync.sync()
    for (const other of others) await other.confirm(id)
    await endTime(id)
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
    const { id, lead, others, doc, sync, ana, ben, forAna, forBen, box } = await judged()
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
    const { call, ana, forAna, ben, forBen, box } = await judged()
    const asked = [{ box, words: WORDS }]
    for (const until of [localDay(new Date()), localDay(inDays(20)), localDay(inDays(90)), '2026-13-45'])
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
    const { id, call, lead, ana, box } = await judged()
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
    const { id, call, ana, forAna, ben, forBen, box } = await judged()
    await ask(ana, forAna, { asked: [{ box, words: WORDS }] })
    await give(ana, forAna)
    await give(ben, forBen)
    const propose = () =>
      ana.send('PUT', `/api/reviews/calls/${call.slug}/decisions/${id}`, {
        amount: 900_00,
        reason: 'Potreba je opisana brojevima, a škola je pristala da klupe čuva.',
      })
    expect(codeOf(await propose())).toBe('reviews.notDeciding')
    await endTime(id)
    expect((await propose()).statusCode).toBe(204)
  })
})

test('a reviewer reads what has changed, still blind, and a score given before may follow it', async () => {
  const { id, lead, others, doc, sync, ana, forAna, ben, forBen, box, first } = await judged()
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
