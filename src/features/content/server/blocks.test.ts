import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let member: SignedIn
let grantsAdmin: SignedIn
let contentAdmin: SignedIn
let global: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  member = await signIn(app)
  grantsAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
  contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  global = await signIn(app, {
    rights: { role: 'ADMIN', globalAdmin: true },
    firstName: 'Ines',
    lastName: 'Kapetanović',
  })
  colleague = await signIn(app, {
    rights: { role: 'ADMIN', globalAdmin: true },
    firstName: 'Luka',
    lastName: 'Marić',
  })
})
afterAll(() => app.stop())

const admin = '/api/admin/content/blocks'

async function read(path: string, as?: SignedIn) {
  const answer = await app.http.inject({
    method: 'GET',
    url: path,
    headers: { ...as?.headers, 'accept-language': 'en' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function send(method: 'PUT' | 'POST', path: string, payload: object, as?: SignedIn) {
  const answer = await app.http.inject({
    method,
    url: path,
    payload,
    headers: { ...as?.headers, 'accept-language': 'en' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

function save(
  id: string,
  body: { runs: unknown; revision: number; locale?: string },
  as: SignedIn | undefined = global,
) {
  return send('PUT', `${admin}/${id}`, { locale: 'bhs', ...body }, as)
}

describe('Who may', () => {
  test('everybody reads what stands on the pages', async () => {
    expect(await read('/api/content/blocks?locale=bhs&ids=hero-title')).toEqual({
      status: 200,
      body: { blocks: [] },
    })
  })

  test('a stranger, a member and an admin of something else may neither edit nor look behind the texts', async () => {
    const text = { runs: [{ text: 'Moje' }], revision: 0 }
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
    expect((await save('hero-title', { runs: [{ text: 'Moje' }], revision: 0 }, contentAdmin)).status).toBe(
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

describe('Publishing a text', () => {
  test('puts it on the page in that language only, tells every instance, and counts revisions', async () => {
    const heard: unknown[] = []
    const stop = app.services.hub.subscribe('pages.changed', () => heard.push(true))
    const first = await save('hero-subtitle', {
      runs: [{ text: 'Svaka ' }, { text: 'vještina', bold: true, color: 'river' }],
      revision: 0,
    })
    expect(first).toMatchObject({
      status: 200,
      body: { id: 'hero-subtitle', locale: 'bhs', revision: 1, savedBy: 'Ines Kapetanović', max: 180 },
    })
    expect((await save('hero-subtitle', { runs: [{ text: 'Novo' }], revision: 1 })).body.revision).toBe(2)
    expect((await read('/api/content/blocks?locale=bhs&ids=hero-title,hero-subtitle,nothing')).body).toEqual({
      blocks: [{ id: 'hero-subtitle', runs: [{ text: 'Novo' }], revision: 2 }],
    })
    expect((await read('/api/content/blocks?locale=en&ids=hero-subtitle')).body.blocks).toEqual([])
    await expect.poll(() => heard.length).toBe(2)
    stop()
  })

  test.each([
    ['nothing but spaces', 'steps-title', [{ text: ' \n ' }], 422, 'content.empty'],
    ['one character too many', 'pricing-currency', [{ text: 'eura' }], 422, 'content.tooLong'],
    ['a link inside a button', 'hero-cta', [{ text: 'Kreni', link: '/ob' }], 422, 'content.noLinks'],
    [
      'a script as a link',
      'steps-title',
      [{ text: 'x', link: 'javascript:alert(1)' }],
      422,
      'platform.invalid',
    ],
    ['no runs', 'steps-title', [], 422, 'platform.invalid'],
    ['a text no page has', 'nothing-here', [{ text: 'x' }], 404, 'content.unknownBlock'],
  ])('is refused for %s', async (_what, id, runs, status, code) => {
    const answer = await save(id, { runs, revision: 0 })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.error).toMatch(/[a-z]{4}/)
  })

  test('says how long the text may be', async () => {
    const { body } = await save('pricing-currency', { runs: [{ text: 'euro' }], revision: 0 })
    expect(body.error).toBe('Content too long. Maximum 3 characters allowed.')
  })

  test('stores one form of the text: neighbours with the same marks are one', async () => {
    const { body } = await save('banks-title', { runs: [{ text: 'Ide' }, { text: 'ja' }], revision: 0 })
    expect(body.runs).toEqual([{ text: 'Ideja' }])
  })
})

describe('Two admins', () => {
  test('never overwrite each other: the second sees the newer text and who wrote it, and may then decide', async () => {
    await save('step-1-title', { runs: [{ text: 'Prvo' }], revision: 0 })
    await save('step-1-title', { runs: [{ text: 'Lukino' }], revision: 1 }, colleague)
    const late = await save('step-1-title', { runs: [{ text: 'Inesino' }], revision: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'content.newer',
        current: { runs: [{ text: 'Lukino' }], revision: 2, savedBy: 'Luka Marić' },
      },
    })
    expect(
      (await save('step-1-title', { runs: [{ text: 'Inesino' }], revision: late.body.current.revision })).body
        .revision,
    ).toBe(3)
  })

  test('who save at the same moment: exactly one wins, each time', async () => {
    for (let revision = 0; revision < 3; revision += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          save(
            'step-2-title',
            { runs: [{ text: `Verzija ${revision} ${index}` }], revision },
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
    expect((await save('step-3-title', { runs: [{ text: 'Novo' }], revision: 7 })).status).toBe(409)
    expect((await read(`${admin}/step-3-title?locale=bhs`, global)).body).toMatchObject({
      revision: 0,
      savedBy: null,
      runs: [{ text: 'Dopuni što fali' }],
    })
  })
})

test('A save repeated because its answer got lost is the same save', async () => {
  const body = { runs: [{ text: 'Jednom' }], revision: 0 }
  expect((await save('step-4-title', body)).body.revision).toBe(1)
  expect(await save('step-4-title', body)).toMatchObject({ status: 200, body: { revision: 1 } })
  expect((await save('step-4-title', body, colleague)).status).toBe(409)
})

describe('History', () => {
  test('shows every revision with who and when, and brings an earlier one back as a new one', async () => {
    await save('cta-main-text', { runs: [{ text: 'Jedan' }], revision: 0 })
    await save('cta-main-text', { runs: [{ text: 'Dva', italic: true }], revision: 1 }, colleague)
    const restored = await send(
      'POST',
      `${admin}/cta-main-text/restore`,
      { locale: 'bhs', revision: 1, expected: 2 },
      global,
    )
    expect(restored).toMatchObject({ status: 200, body: { revision: 3, runs: [{ text: 'Jedan' }] } })
    const { body } = await read(`${admin}/cta-main-text/revisions?locale=bhs`, contentAdmin)
    expect(body.revisions).toMatchObject([
      { revision: 3, restoredFrom: 1, savedBy: 'Ines Kapetanović' },
      { revision: 2, restoredFrom: null, savedBy: 'Luka Marić', runs: [{ text: 'Dva', italic: true }] },
      { revision: 1 },
    ])
    expect(body).toMatchObject({ next: null, original: [{ text: expect.stringContaining('četiri minute') }] })
  })

  test('goes back to the original text too, but not over a newer save and not to what never was', async () => {
    const path = `${admin}/cta-main-text/restore`
    expect((await send('POST', path, { locale: 'bhs', revision: 0, expected: 2 }, global)).status).toBe(409)
    expect((await send('POST', path, { locale: 'bhs', revision: 99, expected: 3 }, global)).body.code).toBe(
      'content.unknownRevision',
    )
    expect(
      (await send('POST', path, { locale: 'bhs', revision: 0, expected: 3 }, global)).body.runs[0].text,
    ).toContain('četiri minute')
  })

  test('comes in pages', async () => {
    for (let revision = 0; revision < 21; revision += 1)
      await save('footer-note', { runs: [{ text: `Bilješka ${revision}` }], revision })
    const first = await read(`${admin}/footer-note/revisions?locale=bhs`, contentAdmin)
    expect(first.body).toMatchObject({ next: 2 })
    const second = await read(`${admin}/footer-note/revisions?locale=bhs&before=2`, contentAdmin)
    expect(second.body.revisions.map((row: { revision: number }) => row.revision)).toEqual([1])
  })

  test('cannot be rewritten, only its author forgotten when their account goes', async () => {
    const { pool } = app.services
    await expect(pool.query(`update content_revisions set runs = '[]'`)).rejects.toThrow(
      'history cannot be changed',
    )
    await expect(pool.query('delete from content_revisions')).rejects.toThrow('history cannot be changed')
    const leaver = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    await save('proof-title', { runs: [{ text: 'Dokazi' }], revision: 0 }, leaver)
    await pool.query('delete from users where id = $1', [leaver.userId])
    expect(
      (await read(`${admin}/proof-title/revisions?locale=bhs`, contentAdmin)).body.revisions[0].savedBy,
    ).toBeNull()
  })
})

describe('The list of edited texts', () => {
  test('shows page, language, who and when, and marks English that is older than Bosnian', async () => {
    await save('feature-1-title', { runs: [{ text: 'Zašto' }], revision: 0 })
    const [newest] = (await read(admin, contentAdmin)).body.blocks
    expect(newest).toMatchObject({
      id: 'feature-1-title',
      locale: 'bhs',
      text: 'Zašto',
      englishOlder: true,
      page: { path: '/' },
      savedBy: 'Ines Kapetanović',
    })
    await save('feature-1-title', { runs: [{ text: 'Why' }], revision: 0, locale: 'en' })
    const { blocks } = (await read(admin, contentAdmin)).body
    expect(blocks.slice(0, 2)).toMatchObject([
      { id: 'feature-1-title', locale: 'en', englishOlder: false },
      { id: 'feature-1-title', locale: 'bhs', englishOlder: false },
    ])
    const older = await read(`${admin}?olderOnly=true`, contentAdmin)
    expect(older.body.blocks.some((block: { id: string }) => block.id === 'feature-1-title')).toBe(false)
  })

  test('comes in pages without gaps or doubles', async () => {
    const ids = [...app.services.blocks.keys()].filter(
      (id) => id.startsWith('review-') || id.startsWith('sample-skill') || id.startsWith('stats-'),
    )
    for (const id of ids) await save(id, { runs: [{ text: 'Ha' }], revision: 0 })
    const seen: string[] = []
    let after = ''
    for (;;) {
      const { body } = await read(`${admin}${after}`, contentAdmin)
      seen.push(...body.blocks.map((block: { id: string; locale: string }) => `${block.id} ${block.locale}`))
      if (!body.next) break
      after = `?after=${encodeURIComponent(body.next)}`
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(ids.length)
    expect(ids.every((id) => seen.includes(`${id} bhs`))).toBe(true)
  })

  test('refuses a cursor that is none', async () => {
    expect((await read(`${admin}?after=9999-99-99T99:99:99.999Z~a~bhs`, contentAdmin)).status).toBe(422)
  })
})
