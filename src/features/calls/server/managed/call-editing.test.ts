import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { CallContent } from '../../contract/call.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { insertDraft, seatOnBoard } from '../calls.fixture.ts'
import { openNext } from '../lifecycle/lifecycle.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates a draft, and a member of its bank's board who edits it. */
async function written() {
  const author = await person(app)
  const { id, bankId, programmeId } = await insertDraft(app.services.db, [author.userId])
  const path = `/api/managed-calls/${id}`
  return { author, id, path, bankId, programmeId, read: () => read(author, path) }
}

async function read(who: Person, path: string): Promise<EditedCall> {
  const answer = await who.send('GET', path)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function save(who: Person, path: string, change: (content: CallContent) => CallContent) {
  const { content, rulesOff, version } = await read(who, path)
  return who.send(
    'PUT',
    path,
    { content: change(content), rulesOff },
    { 'if-match': `"${version}"`, 'x-autosave': '1' },
  )
}

/** Changes the minimum amount of the rules, in feninga. */
const withLeast = (min: number) => (content: CallContent) => ({
  ...content,
  rules: content.rules.map((rule) => (rule.kind === 'amount' ? { ...rule, min } : rule)),
})

test('an older window neither publishes, proposes nor discards what another window has written since', async () => {
  const { author, path } = await written()
  const title = (bhs: string) => save(author, path, (now) => ({ ...now, title: { bhs, en: 'Autumn' } }))
  const { version } = await read(author, path)
  const older = { 'if-match': `"${version}"` }
  await title('Zima')
  const publication = `${path}/publication`
  for (const [method, url] of [
    ['POST', publication],
    ['DELETE', path],
  ] as const)
    expect((await author.send(method, url, {}, older)).statusCode).toBe(409)
  const { version: newer } = await read(author, path)
  expect((await author.send('POST', publication, {}, { 'if-match': `"${newer}"` })).statusCode).toBe(200)
  const before = { 'if-match': `"${(await read(author, path)).version}"` }
  await title('Ljeto')
  const reason = { bhs: 'Greška.', en: 'A mistake.' }
  expect((await author.send('DELETE', `${path}/changes`, {}, before)).statusCode).toBe(409)
  expect((await author.send('POST', `${path}/term-changes`, { reason }, before)).statusCode).toBe(409)
  expect(await read(author, path)).toMatchObject({ content: { title: { bhs: 'Ljeto' } }, unpublished: true })
})

describe('a draft of a call', () => {
  test('begins with a plan and the usual rules for the places of the bank, or with an earlier call', async () => {
    const { author, bankId, programmeId, id: from } = await written()
    const begin = (body: object) => author.send('POST', '/api/managed-calls', body)
    const fresh = await begin({ programme: programmeId, bank: bankId, from: null })
    expect(fresh.statusCode).toBe(201)
    const call = await read(author, `/api/managed-calls/${fresh.json().id}`)
    expect(call).toMatchObject({ phase: 'draft', published: null, bank: 'Omladinska banka Zenica' })
    expect(call.content.rules).toContainEqual(
      expect.objectContaining({ kind: 'municipality', among: ['zenica'] }),
    )
    const again = await begin({ programme: programmeId, bank: bankId, from })
    const copied = await read(author, `/api/managed-calls/${again.json().slug}`)
    expect(copied.content).toMatchObject({ title: { bhs: 'Jesen' }, dates: call.content.dates })
    expect((await begin({ programme: programmeId, bank: null, from: null })).statusCode).toBe(403)
    const foreign = await written()
    expect((await begin({ programme: programmeId, bank: foreign.bankId, from: null })).statusCode).toBe(403)
    expect((await begin({ programme: programmeId, bank: bankId, from: foreign.id })).statusCode).toBe(404)
  })

  test('is kept with its dates in columns as well, and whoever saves on an older version loses nothing', async () => {
    const { author, path, id } = await written()
    const { version, content } = await read(author, path)
    const deadline = '2027-03-05T13:00:00.000Z'
    const saved = await save(author, path, (now) => ({ ...now, dates: { ...now.dates, deadline } }))
    expect(saved.json()).toMatchObject({ version: String(Number(version) + 1), unpublished: true })
    const { rows } = await app.services.pool.query('select deadline from grant_calls where id = $1', [id])
    expect(rows[0].deadline.toISOString()).toBe(deadline)
    const stale = await author.send('PUT', path, { content, rulesOff: [] }, { 'if-match': `"${version}"` })
    expect(stale.json()).toMatchObject({ code: 'platform.conflict' })
    expect((await read(author, path)).content.dates.deadline).toBe(deadline)
  })

  test('is published once it is whole, under an address of its own, also by two at the same moment', async () => {
    const [one, other] = [await written(), await written()]
    await save(one.author, one.path, (now) => ({ ...now, title: { bhs: 'Proljeće', en: '' }, fund: 0 }))
    const refused = await one.author.send('POST', `${one.path}/publication`)
    expect(refused.json()).toMatchObject({
      code: 'calls.unfinished',
      fields: { 'title.en': expect.any(String), fund: expect.any(String) },
    })
    const title = { bhs: 'Proljeće u Zenici', en: 'Spring in Zenica' }
    for (const { author, path } of [one, other])
      await save(author, path, (now) => ({ ...now, title, fund: 800_000 }))
    const answers = await Promise.all(
      [one, other].map(({ author, path }) => author.send('POST', `${path}/publication`)),
    )
    expect(answers.map((answer) => answer.json().slug).toSorted()).toEqual([
      'proljece-u-zenici',
      'proljece-u-zenici-2',
    ])
    const shown = await app.http.inject({ method: 'GET', url: '/api/public/calls/proljece-u-zenici' })
    expect(shown.json()).toMatchObject({ phase: 'open', moves: [], cancellation: null })
    expect((await one.author.send('DELETE', one.path)).json()).toMatchObject({ code: 'calls.notNow' })
  })

  test('keeps the address of its title where the draft has it already', async () => {
    const { author, path, id } = await written()
    await save(author, path, (now) => ({ ...now, title: { bhs: 'Zima u Kaknju', en: 'Winter' } }))
    await app.services.pool.query(`update grant_calls set slug = 'zima-u-kaknju' where id = $1`, [id])
    const published = await author.send('POST', `${path}/publication`)
    expect(published.json()).toMatchObject({ slug: 'zima-u-kaknju' })
  })

  test('leaves no trace when it is deleted, and is not there for a board that is not its own, nor in public', async () => {
    const { author, path } = await written()
    const foreign = (await written()).author
    const { slug } = await read(author, path)
    expect((await app.http.inject(`/api/public/calls/${slug}`)).statusCode).toBe(404)
    expect((await app.http.inject('/api/public/calls')).body).not.toContain(slug)
    expect((await foreign.send('GET', path)).statusCode).toBe(404)
    expect((await foreign.send('DELETE', path)).statusCode).toBe(404)
    expect((await author.send('DELETE', path)).statusCode).toBe(204)
    expect((await author.send('GET', path)).statusCode).toBe(404)
  })
})

describe('a published call', () => {
  test('takes milder rules when they are published, and no stricter ones', async () => {
    const { author, path, id, read: now } = await written()
    await author.send('POST', `${path}/publication`)
    while (await openNext(app.services)) continue
    await save(author, path, withLeast(900_00))
    expect(await now()).toMatchObject({ unpublished: true, published: { fund: 12_000_00 } })
    const stricter = await author.send('POST', `${path}/publication`)
    expect(stricter.json()).toMatchObject({ code: 'calls.frozen', fields: { rule: expect.any(String) } })
    await save(author, path, withLeast(300_00))
    // The rule's words still say 500 KM, so publishing takes a confirmation.
    expect((await author.send('POST', `${path}/publication`)).json()).toMatchObject({
      code: 'calls.figuresDiffer',
      fields: { 'rule.amount': expect.any(String) },
    })
    const seen = await author.send('POST', `${path}/publication`, { figuresSeen: true })
    expect(seen.json()).toMatchObject({ unpublished: false })
    const { rows } = await app.services.pool.query(
      'select o.amount_min::int from opportunities o join grant_calls c on c.opportunity_id = o.id where c.id = $1',
      [id],
    )
    expect(rows).toEqual([{ amount_min: 300 }])
    await save(author, path, withLeast(100_00))
    const forgotten = (await author.send('DELETE', `${path}/changes`)).json<EditedCall>()
    expect(forgotten.content).toEqual(forgotten.published)
  })

  test('is edited by staff of grants as well, and by nobody who has left the board', async () => {
    const { author, path, bankId } = await written()
    const staff = await person(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    expect((await staff.send('POST', `${path}/publication`)).statusCode).toBe(200)
    await app.services.pool.query('delete from youth_bank_board where bank_id = $1', [bankId])
    expect((await author.send('POST', `${path}/publication`)).statusCode).toBe(404)
    await seatOnBoard(app.services.db, { bankId, board: [author.userId] })
    expect((await author.send('POST', `${path}/publication`)).json()).toMatchObject({ code: 'calls.notNow' })
  })
})
