import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { docxOf, paragraph, pdfOf } from '#features/cv-import/server/fixtures/bombs.fixture.ts'
import { attachFile, WHOLE, withStoredFile } from '#features/media/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Attachment } from '../../contract/attachments.endpoints.ts'
import { underReview } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const SLOT = DEFAULT_TEMPLATE.boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))[0]!.id
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')

/** Stores files beside an application and names them in what was sent. */
async function attach(canvas: string, userId: string, files: readonly Uint8Array[]): Promise<void> {
  const { services } = app
  const documents = files.map(() => ({ id: newId(), slot: SLOT, name: 'Zlatan Ćosić, saglasnost.pdf' }))
  for (const [at, bytes] of files.entries()) {
    const { id, slot, name } = documents[at]!
    const stored = { kind: 'canvas', id, userId, type: 'application/pdf', name } as const
    await withStoredFile(
      services,
      { ...stored, parts: [{ name: WHOLE, bytes: Buffer.from(bytes) }] },
      (file) =>
        inTransaction(services.pool, async (tx) => {
          await attachFile(tx, id)
          await services.pool.query(
            `insert into canvas_documents (id, canvas_id, slot, name, type, size, user_id) values ($1, $2, $3, $4, $5, $6, $7)`,
            [id, canvas, slot, name, 'application/pdf', file.size, userId],
          )
        }),
    )
  }
  await services.pool.query(
    `update canvas_submissions set content = jsonb_set(content, '{documents}', $2) where canvas_id = $1`,
    [canvas, JSON.stringify(documents)],
  )
}

test('a reviewer reads the words of attached files without those of the team, and is told what cannot be shown', async () => {
  const [ana, ben, dino, stranger] = await Promise.all(
    ['Ana', 'Ben', 'Dino', 'Zoran'].map((name) => writer(app, name)),
  )
  const { pool } = app.services
  const { id: call, slug } = await underReview(app, { board: [ana!, ben!], leads: [dino!] })
  await pool.query(
    `update users set first_name = 'Dženana', last_name = 'Hodžić', phone_number = '+38761222333', email = 'dzenana.h@primjer.ba'
     where id = $1`,
    [dino!.userId],
  )
  const { rows } = await pool.query<{ id: string }>('select id from canvases where call_id = $1', [call])
  const letter = [
    'Saglasnost za klupe',
    'Mi, Dženana Hodžić i ekipa, smijemo graditi iza škole.',
    'Javite se Dženani: 061 222 333 ili dzenana.h@primjer.ba.',
  ]
  await attach(rows[0]!.id, dino!.userId, [
    docxOf(letter.map(paragraph).join('')),
    pdfOf('BT /F1 12 Tf 50 700 Td (Ponuda pilane: deset dasaka. Za: Dzenana HODZIC) Tj ET'),
    PNG,
    pdfOf(''),
    Buffer.from('%PDF-1.4\n%%EOF'),
  ])
  await ana!.send('POST', `/api/reviews/calls/${slug}/assignments`)
  const assignment = await pool.query<{ id: string }>(
    'select id from review_assignments where call_id = $1 and reviewer_id = $2',
    [call, ana!.userId],
  )
  const url = `/api/reviews/${assignment.rows[0]!.id}/attachments`
  const read = async () => (await ana!.send('GET', url)).json<{ attachments: Attachment[] }>().attachments
  const made = async () => (await pool.query('select from blind_attachments')).rowCount
  await expect.poll(made).toBe(5)
  const attachments = await read()
  expect(attachments.map(({ id, slot, state }) => [id, slot, state])).toEqual([
    ['d0', SLOT, 'text'],
    ['d1', SLOT, 'text'],
    ['d2', SLOT, 'picture'],
    ['d3', SLOT, expect.stringMatching(/scanned|damaged/)],
    ['d4', SLOT, 'damaged'],
  ])
  const [consent, offer] = attachments
  expect(consent!.text).toContain('Saglasnost za klupe')
  expect(consent!.text).toContain('smijemo graditi iza škole')
  expect(offer!.text).toContain('Ponuda pilane: deset dasaka')
  expect(JSON.stringify(attachments)).not.toMatch(/d[zž]enan|hod[zž]i|222 ?333|primjer\.ba|Zlatan/i)

  // Texts are made once for each file and team: a repeated request only reads them, and a changed team name makes them
  // again.
  const madeAt = async () =>
    (await pool.query<{ made_at: Date }>('select made_at from blind_attachments order by made_at')).rows
  const before = await madeAt()
  await read()
  expect(await madeAt()).toEqual(before)
  await pool.query(`update users set last_name = 'Saglasnost' where id = $1`, [dino!.userId])
  expect((await read())[0]!.state).toBe('making')
  const renamed = `select from blind_attachments where made_at > $1`
  await expect.poll(async () => (await pool.query(renamed, [before.at(-1)!.made_at])).rowCount).toBe(5)
  await expect.poll(made).toBe(5)
  expect((await read())[0]!.text).not.toContain('Saglasnost')

  for (const one of [stranger!, dino!, ben!]) expect((await one.send('GET', url)).statusCode).toBe(404)
  await ana!.send('PUT', `/api/reviews/${assignment.rows[0]!.id}/conflict`, { conflict: 'recognised' })
  expect((await ana!.send('GET', url)).statusCode).toBe(404)
})
