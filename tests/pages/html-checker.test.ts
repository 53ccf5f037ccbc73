import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { startDemo } from './demo-world.ts'
import { checkHtml, whyNoChecker } from './html-checker.ts'
import { pages } from './map.ts'
import { visit } from './visit.ts'

/** Pages that the server writes without the application. */
const PLAIN = ['/offline.html', '/api/docs', '/dev/mail']
const LANGUAGES = ['bhs', 'en']

const why = whyNoChecker()
if (why) process.stdout.write(`The Nu HTML checker is skipped: ${why}.\n`)

test.skipIf(why !== undefined)(
  'the Nu HTML checker finds no error on any page, in both languages',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zamah-html-'))
    const database = await createTestDatabase()
    // Without an SMTP server, so that the product shows its emails.
    const product = await startDemo({ DATABASE_URL: database.url, SMTP_URL: '' })
    const files: string[] = []
    for (const address of [...pages.map((page) => page.address), ...PLAIN]) {
      for (const language of LANGUAGES) {
        const { html, headers } = await visit(`${product.url}${address}`, { cookie: `lang=${language}` })
        expect([address, headers['content-type']]).toEqual([address, 'text/html; charset=utf-8'])
        const file = join(folder, `${address.replace(/\W+/g, '_')}.${language}.html`)
        await writeFile(file, html)
        files.push(file)
      }
    }
    await product.stop()
    await database.drop()
    const complaints = await checkHtml(files)
    await rm(folder, { recursive: true, force: true })
    expect(complaints.map(({ url, message, extract }) => `${message} ${extract} (${basename(url)})`)).toEqual(
      [],
    )
    expect(files.length).toBe((pages.length + PLAIN.length) * LANGUAGES.length)
  },
)
