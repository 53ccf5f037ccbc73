import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { toJsonResume } from '#features/profiles/contract/json-resume.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import { UPLOAD_LIMIT } from '../contract/cv-import.endpoints.ts'
import type { Proposal } from '../contract/proposal.ts'
import { rowsOf } from '../contract/review.ts'
import { cleanTask } from './clean.task.ts'
import { aboutOf, bringer, unknownId, workOf } from './cv-import.fixture.ts'
import { eraseCvImport, exportCvImport } from './data-rights.ts'
import { asJsonResume, asLinkedIn } from './fixtures/data.fixture.ts'
import { drawPdf } from './fixtures/pdf.fixture.ts'
import { plain } from './fixtures/pdf-hands.fixture.ts'
import { people } from './fixtures/people.fixture.ts'

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const [someone = people[0]] = people
if (!someone) throw new Error('nobody in the labelled set')
const resume = asJsonResume(someone)

describe('somebody who brings a CV', () => {
  test('gets a proposal, and the profile stays as it was', async () => {
    const person = await bringer(app)
    const before = await person.own()
    const answer = await person.bring(await drawPdf(someone, plain, { shape: 'slash' }), 'application/pdf')
    expect(answer.statusCode).toBe(200)
    const proposal = answer.json<Proposal>()
    expect(proposal).toMatchObject({ format: 'pdf', language: 'bhs', person: { name: someone.name } })
    expect(proposal.work.map(({ item }) => item.title.bhs)).toEqual(someone.work.map(({ title }) => title))
    expect(await person.own()).toEqual(before)
    expect((await person.current()).proposal).toEqual(proposal)
  })

  test('may call the file what they like: its contents say what it is', async () => {
    const person = await bringer(app)
    const answer = await person.bring(asLinkedIn(someone), 'application/pdf')
    expect(answer.json<Proposal>().format).toBe('linkedin')
  })

  test('finds in a newer CV the place of the older, and nothing after forgetting it', async () => {
    const person = await bringer(app)
    const first = (await person.bring(resume)).json<Proposal>()
    const second = (await person.bring(resume)).json<Proposal>()
    expect(second.id).not.toBe(first.id)
    expect((await person.current()).proposal?.id).toBe(second.id)
    expect((await person.take(first.id, { about: { version: '0', content: aboutOf('x') } })).statusCode).toBe(
      404,
    )
    expect((await person.send('DELETE', '/api/profile/import')).statusCode).toBe(204)
    expect(await person.current()).toEqual({ proposal: null, undo: null })
  })

  test('is refused a file that is too large, and too many files', async () => {
    const person = await bringer(app)
    const large = await person.bring(Buffer.alloc(UPLOAD_LIMIT + 1))
    expect([large.statusCode, large.json().code]).toEqual([413, 'platform.tooLarge'])
    const answers = await Promise.all(Array.from({ length: 24 }, () => person.bring(Buffer.from('nothing'))))
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  })
})

describe('what was chosen', () => {
  test('is taken over at once, and put back as it was', async () => {
    const person = await bringer(app)
    await person.send('PUT', '/api/profile/about', aboutOf('Prije.'))
    const proposal = (await person.bring(resume)).json<Proposal>()
    const { sections } = await person.own()
    const taken = await person.take(proposal.id, {
      about: { version: sections.about.version, content: aboutOf('Poslije.') },
      work: { version: sections.work.version, content: workOf(proposal) },
    })
    expect(taken.statusCode).toBe(200)
    expect(taken.json().undo.sections).toEqual(['about', 'work'])
    const after = (await person.own()).sections
    expect(after.about.content.about.bhs).toBe('Poslije.')
    expect(after.work.content.items).toHaveLength(someone.work.length)
    expect((await person.undo()).statusCode).toBe(204)
    const again = (await person.own()).sections
    expect(again.about.content.about.bhs).toBe('Prije.')
    expect(again.work.content.items).toEqual([])
    const twice = await person.undo()
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'cvImport.undoOver'])
  })

  test('is refused as a whole when one section has changed since, and says which', async () => {
    const person = await bringer(app)
    const proposal = (await person.bring(resume)).json<Proposal>()
    await person.send('PUT', '/api/profile/about', aboutOf('Na telefonu.'))
    const answer = await person.take(proposal.id, {
      about: { version: '0', content: aboutOf('Iz CV-a.') },
      work: { version: '0', content: workOf(proposal) },
    })
    expect(answer.statusCode).toBe(409)
    expect(Object.keys(answer.json().fields)).toEqual(['about'])
    const { sections } = await person.own()
    expect(sections.about.content.about.bhs).toBe('Na telefonu.')
    expect(sections.work.content.items).toEqual([])
  })

  test('is taken over once however often it is pressed', async () => {
    const person = await bringer(app)
    const proposal = (await person.bring(resume)).json<Proposal>()
    const sections = { work: { version: '0', content: workOf(proposal) } }
    const answers = await Promise.all(Array.from({ length: 6 }, () => person.take(proposal.id, sections)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
  })

  test('cannot be undone over what was written since, nor after ten minutes', async () => {
    const person = await bringer(app)
    const proposal = (await person.bring(resume)).json<Proposal>()
    await person.take(proposal.id, { about: { version: '0', content: aboutOf('Iz CV-a.') } })
    const { version } = (await person.own()).sections.about
    await person.send('PUT', '/api/profile/about', aboutOf('Još bolje.'))
    expect((await person.undo()).statusCode).toBe(409)
    expect((await person.own()).sections.about.content.about.bhs).toBe('Još bolje.')
    expect(version).not.toBe('0')
    await app.services.pool.query(
      `update cv_imports set undo_until = now() - interval '1 second' where user_id = $1`,
      [person.userId],
    )
    expect((await person.undo()).json().code).toBe('cvImport.undoOver')
    expect((await person.current()).undo).toBeNull()
  })

  test('must be something, of one’s own, and fit the profile', async () => {
    const person = await bringer(app)
    const other = await bringer(app)
    const proposal = (await person.bring(resume)).json<Proposal>()
    const about = { version: '0', content: aboutOf('x') }
    expect((await other.take(proposal.id, { about })).statusCode).toBe(404)
    expect((await person.take(unknownId(), { about })).statusCode).toBe(404)
    expect((await person.take(proposal.id, {})).json().code).toBe('cvImport.nothingChosen')
    expect((await person.take(proposal.id, { about: { version: '0', content: {} } })).statusCode).toBe(422)
    expect((await person.take(proposal.id, { about: { ...about, version: 'x' } })).statusCode).toBe(422)
    const [first] = proposal.work
    const backwards = { items: [{ ...first?.item, from: '2024-05', to: '2024-02' }] }
    expect((await person.take(proposal.id, { work: { version: '0', content: backwards } })).statusCode).toBe(
      422,
    )
    expect((await other.current()).proposal).toBeNull()
  })
})

test('a profile that is exported as JSON Resume and brought again is the same profile', async () => {
  const person = await bringer(app)
  const proposal = (await person.bring(resume)).json<Proposal>()
  const { sections } = await person.own()
  const lists = ['work', 'education', 'languages', 'skills'] as const
  const taken = Object.fromEntries(
    lists.map((name) => [
      name,
      { version: sections[name].version, content: { items: proposal[name].map(({ item }) => item) } },
    ]),
  )
  expect((await person.take(proposal.id, taken)).statusCode).toBe(200)
  const own = await person.own()
  const mine = Object.fromEntries(
    Object.entries(own.sections).map(([name, { content }]) => [name, content]),
  ) as Contents
  const written = toJsonResume({ name: own.name, language: 'en', contents: mine })
  const again = (await person.bring(Buffer.from(JSON.stringify(written)))).json<Proposal>()
  const { rows, alike } = rowsOf(mine, again)
  expect(rows).toEqual([])
  expect(alike).toBe(lists.reduce((sum, name) => sum + proposal[name].length, 0))
})

test('a stranger may neither bring nor take anything, and is refused before the file is read', async () => {
  const stranger = visitor(app)
  for (const [method, url] of [
    ['GET', '/api/profile/import'],
    ['DELETE', '/api/profile/import'],
    ['POST', '/api/profile/import/taken'],
    ['POST', '/api/profile/import/undone'],
  ] as const) {
    const answer = method === 'GET' ? await stranger.get(url) : await stranger.call({ method, url, body: {} })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
  const answer = await app.http.inject({
    method: 'PUT',
    url: '/api/profile/import',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/pdf' },
    payload: Buffer.alloc(UPLOAD_LIMIT + 1),
  })
  expect(answer.statusCode).toBe(401)
})

test('a proposal is gone after a week, goes along in an export and goes with its person', async () => {
  const person = await bringer(app)
  await person.bring(resume)
  const files: string[] = []
  for await (const { path, content } of exportCvImport({ services: app.services, userId: person.userId })) {
    files.push(`${path} ${JSON.stringify(content)}`)
  }
  expect(files).toHaveLength(1)
  expect(files[0]).toContain(someone.name)
  await app.services.pool.query(
    `update cv_imports set expires_at = now() - interval '1 second' where user_id = $1`,
    [person.userId],
  )
  expect((await person.current()).proposal).toBeNull()
  await cleanTask.handle(app.services, {}, undefined as never)
  const count = () =>
    app.services.pool
      .query('select 1 from cv_imports where user_id = $1', [person.userId])
      .then(({ rowCount }) => rowCount)
  expect(await count()).toBe(0)
  await person.bring(resume)
  await inTransaction(app.services.pool, (tx) =>
    eraseCvImport({ services: app.services, tx, userId: person.userId }),
  )
  expect(await count()).toBe(0)
})
