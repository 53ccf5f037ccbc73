import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { admin, type Editors, editors, textOf } from './blocks.fixture.ts'

let app: TestApp
let member: SignedIn
let grantsAdmin: SignedIn
let global: Editors['global']
let colleague: Editors['colleague']
let contentAdmin: Editors['contentAdmin']
let read: Editors['read']
let send: Editors['send']
let save: Editors['save']

beforeAll(async () => {
  app = await buildTestApp()
  member = await signIn(app)
  grantsAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
  ;({ global, colleague, contentAdmin, read, send, save } = await editors(app))
})
afterAll(() => app.stop())

describe('Who may', () => {
  test('everybody reads what stands on the pages', async () => {
    expect(await read('/api/content/blocks?locale=bhs&ids=hero-title')).toEqual({
      status: 200,
      body: { blocks: [] },
    })
  })

  test('a stranger, a member and an admin of something else may neither edit nor look behind the texts', async () => {
    const text = { document: lineOf('Moje'), revision: 0 }
    for (const [who, status] of [
      [undefined, 401],
      [member, 403],
      [grantsAdmin, 403],
    ] as const) {
      expect((await send('PUT', `${admin}/hero-title`, { ...text, locale: 'bhs' }, who)).status).toBe(status)
      expect((await read(admin, who)).status).toBe(status)
      expect((await read(`${admin}/hero-title?locale=bhs`, who)).status).toBe(status)
      expect((await read(`${admin}/hero-title/revisions?locale=bhs`, who)).status).toBe(status)
      expect(
        (await send('POST', `${admin}/hero-title/restore`, { locale: 'bhs', revision: 0, expected: 0 }, who))
          .status,
      ).toBe(status)
    }
  })

  test('an admin for content sees texts and history, but only a global admin publishes', async () => {
    expect((await read(admin, contentAdmin)).status).toBe(200)
    expect((await read(`${admin}/hero-title/revisions?locale=bhs`, contentAdmin)).status).toBe(200)
    expect((await save('hero-title', { document: lineOf('Moje'), revision: 0 }, contentAdmin)).status).toBe(
      403,
    )
    expect(
      (
        await send(
          'POST',
          `${admin}/hero-title/restore`,
          { locale: 'bhs', revision: 0, expected: 0 },
          contentAdmin,
        )
      ).status,
    ).toBe(403)
  })
})

const linked = (href: string) =>
  textOf({ type: 'text', text: 'Kreni', marks: [{ type: 'link', attrs: { href } }] })
const words = [{ type: 'text', text: 'Naslov' }]
const heading = { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 }, content: words }] }
const twoParagraphs = { type: 'doc', content: [...lineOf('a').content, ...lineOf('b').content] }

describe('Publishing a text', () => {
  test('puts it on the page in that language only, tells every instance, and counts revisions', async () => {
    const heard: unknown[] = []
    const stop = app.services.hub.subscribe('pages.changed', () => heard.push(true))
    const first = await save('hero-subtitle', {
      document: textOf(
        { type: 'text', text: 'Svaka ' },
        {
          type: 'text',
          text: 'vještina',
          marks: [{ type: 'bold' }, { type: 'color', attrs: { color: 'river' } }],
        },
      ),
      revision: 0,
    })
    expect(first).toMatchObject({
      status: 200,
      body: { id: 'hero-subtitle', locale: 'bhs', revision: 1, savedBy: 'Ines Kapetanović', max: 180 },
    })
    expect((await save('hero-subtitle', { document: lineOf('Novo'), revision: 1 })).body.revision).toBe(2)
    expect((await read('/api/content/blocks?locale=bhs&ids=hero-title,hero-subtitle,nothing')).body).toEqual({
      blocks: [{ id: 'hero-subtitle', document: lineOf('Novo'), revision: 2 }],
    })
    expect((await read('/api/content/blocks?locale=en&ids=hero-subtitle')).body.blocks).toEqual([])
    await expect.poll(() => heard.length).toBe(2)
    stop()
  })

  test.each([
    ['nothing but spaces', 'steps-title', lineOf(' \n '), 422, 'content.empty'],
    ['one character too many', 'pricing-currency', lineOf('eura'), 422, 'content.tooLong'],
    ['a link inside a button', 'hero-cta', linked('/ob'), 422, 'content.noLinks'],
    ['a script as a link', 'steps-title', linked('javascript:alert(1)'), 422, 'platform.invalid'],
    ['no words', 'steps-title', NO_RICH_TEXT, 422, 'content.empty'],
    ['two paragraphs', 'steps-title', twoParagraphs, 422, 'platform.invalid'],
    ['a heading', 'steps-title', heading, 422, 'platform.invalid'],
    ['a text no page has', 'nothing-here', lineOf('x'), 404, 'content.unknownBlock'],
  ])('is refused for %s', async (_what, id, document, status, code) => {
    const answer = await save(id, { document, revision: 0 })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.error).toMatch(/[a-z]{4}/)
  })

  test('says how long the text may be', async () => {
    const { body } = await save('pricing-currency', { document: lineOf('euro'), revision: 0 })
    expect(body.error).toBe('Content too long. Maximum 3 characters allowed.')
  })

  test('stores one form of the text: neighbours with the same marks are one', async () => {
    const document = textOf({ type: 'text', text: 'Ide' }, { type: 'text', text: 'ja' })
    const { body } = await save('banks-title', { document, revision: 0 })
    expect(body.document).toEqual(lineOf('Ideja'))
  })
})

describe('Two admins', () => {
  test('never overwrite each other: the second sees the newer text and who wrote it, and may then decide', async () => {
    await save('step-1-title', { document: lineOf('Prvo'), revision: 0 })
    await save('step-1-title', { document: lineOf('Lukino'), revision: 1 }, colleague)
    const late = await save('step-1-title', { document: lineOf('Inesino'), revision: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'content.newer',
        current: { document: lineOf('Lukino'), revision: 2, savedBy: 'Luka Marić' },
      },
    })
    expect(
      (await save('step-1-title', { document: lineOf('Inesino'), revision: late.body.current.revision })).body
        .revision,
    ).toBe(3)
  })

  test('who save at the same moment: exactly one wins, each time', async () => {
    for (let revision = 0; revision < 3; revision += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          save(
            'step-2-title',
            { document: lineOf(`Verzija ${revision} ${index}`), revision },
            index % 2 ? global : colleague,
          ),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
    }
    expect(
      (await read(`${admin}/step-2-title/revisions?locale=bhs`, contentAdmin)).body.revisions,
    ).toHaveLength(3)
  })

  test('cannot build on a revision that never was', async () => {
    expect((await save('step-3-title', { document: lineOf('Novo'), revision: 7 })).status).toBe(409)
    expect((await read(`${admin}/step-3-title?locale=bhs`, global)).body).toMatchObject({
      revision: 0,
      savedBy: null,
      document: lineOf('Dopuni što fali'),
    })
  })
})

test('A save repeated because its answer got lost is the same save', async () => {
  const body = { document: lineOf('Jednom'), revision: 0 }
  expect((await save('step-4-title', body)).body.revision).toBe(1)
  expect(await save('step-4-title', body)).toMatchObject({ status: 200, body: { revision: 1 } })
  expect((await save('step-4-title', body, colleague)).status).toBe(409)
})
