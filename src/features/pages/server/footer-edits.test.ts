import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { content as pageContent } from '../contract/content.ts'

const MIGRATION = join(import.meta.dirname, '../../../../migrations/20261127T2045_pages_edited_footer.sql')
const [FAQ, CONTACT] = ['01978a00-0000-7000-8000-000000000001', '01978a00-0000-7000-8000-000000000002']
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Carries over what staff had written into these places of the old pages. */
async function afterCarrying(texts: Record<string, string[]>, version = 1) {
  await client.query('begin')
  await client.query('update pages set version = $1', [version])
  for (const [place, lines] of Object.entries(texts)) {
    const [id, locale] = place.split(' ')
    const paragraphs = lines.map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
    }))
    await client.query('insert into content_blocks (id, locale, document, revision) values ($1, $2, $3, 1)', [
      id,
      locale,
      { type: 'doc', content: paragraphs },
    ])
  }
  await client.query(readFileSync(MIGRATION, 'utf8'))
  const { rows } = await client.query<{ id: string; content: unknown; live: unknown; terms: string }>(
    `select p.id, p.content, o.content as live, p.terms::text as terms
     from pages p join page_publications o on o.page_id = p.id where p.id = any($1)`,
    [[FAQ, CONTACT]],
  )
  await client.query('rollback')
  const of = (id: string) => rows.find((row) => row.id === id)!
  return { faq: of(FAQ), contact: of(CONTACT) }
}

test('a text that staff edited live stands at the same place of the new page, and only in its language', async () => {
  const { faq, contact } = await afterCarrying({
    'faq-pocetak-cijena-answer bhs': ['Da. „Besplatan“ znači & ostaje: 0 KM.'],
    'faq-intro en': ['First.', 'Second.'],
    'contact-email bhs': ['info@primjer.ba'],
    'contact-place en': ['Bihać, Bosnia and Herzegovina'],
    'contact-pomoc-title bhs': ['Kvar'],
  })
  const questions = JSON.stringify(faq.content)
  expect(questions).toContain('"answer":{"en":"Yes, and for good. We ask')
  expect(questions).toContain('"bhs":"Da. „Besplatan“ znači & ostaje: 0 KM."')
  expect(questions).toContain('"text":"Second."')
  expect(questions).toContain('Kratki odgovori na ono što nas najčešće pitate.')
  expect(faq.terms).toContain(`'besplatan'`)
  const words = JSON.stringify(contact.content)
  expect(words).toContain('mailto:info@primjer.ba')
  expect(words).not.toContain('kontakt@zamah.ba')
  expect(words).toContain('"Zamah, Bihać, Bosnia and Herzegovina"')
  expect(words).toContain('"Zamah, Bosna i Hercegovina"')
  expect(words).toContain('"bhs":"Kvar"')
  for (const page of [faq, contact]) {
    expect(page.live).toEqual(page.content)
    expect(pageContent.safeParse(page.content).error).toBeUndefined()
  }
})

test('a page that staff have changed since is left as it is', async () => {
  const { faq } = await afterCarrying({ 'faq-pocetak-title bhs': ['Drugačije'] }, 2)
  expect(JSON.stringify(faq.content)).not.toContain('Drugačije')
})

test('pages without such texts stay word for word', async () => {
  const before = await client.query<{ content: unknown }>('select content from pages where id = $1', [FAQ])
  const { faq } = await afterCarrying({})
  expect(faq.content).toEqual(before.rows[0]?.content)
})
