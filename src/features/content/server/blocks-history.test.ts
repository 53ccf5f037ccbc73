import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { admin, type Editors, editors, textOf } from './blocks.fixture.ts'

const inItalics = (text: string) => textOf({ type: 'text', text, marks: [{ type: 'italic' }] })

let app: TestApp
let global: Editors['global']
let colleague: Editors['colleague']
let contentAdmin: Editors['contentAdmin']
let read: Editors['read']
let send: Editors['send']
let save: Editors['save']

beforeAll(async () => {
  app = await buildTestApp()
  ;({ global, colleague, contentAdmin, read, send, save } = await editors(app))
})
afterAll(() => app.stop())

describe('History', () => {
  test('shows every revision with who and when, and brings an earlier one back as a new one', async () => {
    await save('cta-main-text', { document: lineOf('Jedan'), revision: 0 })
    await save('cta-main-text', { document: inItalics('Dva'), revision: 1 }, colleague)
    const restored = await send(
      'POST',
      `${admin}/cta-main-text/restore`,
      { locale: 'bhs', revision: 1, expected: 2 },
      global,
    )
    expect(restored).toMatchObject({ status: 200, body: { revision: 3, document: lineOf('Jedan') } })
    const { body } = await read(`${admin}/cta-main-text/revisions?locale=bhs`, contentAdmin)
    expect(body.revisions).toMatchObject([
      { revision: 3, restoredFrom: 1, savedBy: 'Ines Kapetanović' },
      { revision: 2, restoredFrom: null, savedBy: 'Luka Marić', document: inItalics('Dva') },
      { revision: 1 },
    ])
    expect(body).toMatchObject({ next: null })
    expect(plainText(body.original)).toContain('četiri minute')
  })

  test('goes back to the original text too, but not over a newer save and not to what never was', async () => {
    const path = `${admin}/cta-main-text/restore`
    expect((await send('POST', path, { locale: 'bhs', revision: 0, expected: 2 }, global)).status).toBe(409)
    expect((await send('POST', path, { locale: 'bhs', revision: 99, expected: 3 }, global)).body.code).toBe(
      'content.unknownRevision',
    )
    expect(
      plainText(
        (await send('POST', path, { locale: 'bhs', revision: 0, expected: 3 }, global)).body.document,
      ),
    ).toContain('četiri minute')
  })

  test('comes in pages', async () => {
    for (let revision = 0; revision < 21; revision += 1)
      await save('footer-note', { document: lineOf(`Bilješka ${revision}`), revision })
    const first = await read(`${admin}/footer-note/revisions?locale=bhs`, contentAdmin)
    expect(first.body).toMatchObject({ next: 2 })
    const second = await read(`${admin}/footer-note/revisions?locale=bhs&before=2`, contentAdmin)
    expect(second.body.revisions.map((row: { revision: number }) => row.revision)).toEqual([1])
  })

  test('cannot be rewritten, only its author forgotten when their account goes', async () => {
    const { pool } = app.services
    await expect(pool.query(`update content_revisions set document = '{}'`)).rejects.toThrow(
      'history cannot be changed',
    )
    await expect(pool.query('delete from content_revisions')).rejects.toThrow('history cannot be changed')
    const leaver = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    await save('proof-title', { document: lineOf('Dokazi'), revision: 0 }, leaver)
    await pool.query('delete from users where id = $1', [leaver.userId])
    expect(
      (await read(`${admin}/proof-title/revisions?locale=bhs`, contentAdmin)).body.revisions[0].savedBy,
    ).toBeNull()
  })
})

describe('The list of edited texts', () => {
  test('shows page, language, who and when, and marks English that is older than Bosnian', async () => {
    await save('feature-1-title', { document: lineOf('Zašto'), revision: 0 })
    const [newest] = (await read(admin, contentAdmin)).body.blocks
    expect(newest).toMatchObject({
      id: 'feature-1-title',
      locale: 'bhs',
      text: 'Zašto',
      englishOlder: true,
      page: { path: '/' },
      savedBy: 'Ines Kapetanović',
    })
    await save('feature-1-title', { document: lineOf('Why'), revision: 0, locale: 'en' })
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
    for (const id of ids) await save(id, { document: lineOf('Ha'), revision: 0 })
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
