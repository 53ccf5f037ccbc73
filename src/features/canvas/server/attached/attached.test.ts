import { trackFile } from '#features/media/server/media.fixture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRule } from '#features/calls/contract/new-rule.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { emptyCall } from '#features/calls/contract/empty-call.ts'
import { checkRules } from '#features/calls/contract/check-rules.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Writer, writer, completeApplication } from '../canvas.fixture.ts'
import { exportCanvases } from '../data-rights.ts'

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  photo = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#d8d0be' } })
    .withExif({ IFD3: { GPSLatitude: '43/1 51/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.stop())

const PDF = Buffer.from('%PDF-1.4\n% saglasnost\n%%EOF')
const SLOT = 'consent-of-owner'

type Given = { slot?: string; name?: string; bytes?: Buffer; type?: string; id?: string; replaces?: string }
function attach(who: Writer, canvas: string, given: Given = {}) {
  const {
    slot = SLOT,
    name = 'Saglasnost škole.pdf',
    bytes = PDF,
    type = 'application/pdf',
    replaces,
  } = given
  const query = new URLSearchParams({ slot, name, ...(replaces && { replaces }) })
  return app.http.inject({
    method: 'PUT',
    url: `/api/canvases/${canvas}/documents/${given.id ?? crypto.randomUUID()}?${query}`,
    headers: { origin: 'http://localhost:3000', ...who.headers, 'content-type': type },
    payload: bytes,
  })
}
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const open = (who: Writer, canvas: string, document: string) =>
  who.send('GET', `/api/canvases/${canvas}/documents/${document}`)

describe('a document that a call asks for', () => {
  test('is put there by one of the team and saved by another, byte by byte', async () => {
    const { lead, others, id } = await completeApplication(app)
    const answer = await attach(lead, id)
    expect(answer.json().documents).toMatchObject([
      { slot: SLOT, name: 'Saglasnost škole.pdf', size: PDF.length },
    ])
    const [document] = (await others[0]!.see(id)).documents
    const saved = await open(others[0]!, id, document!.id)
    expect(saved.rawPayload.equals(PDF)).toBe(true)
    expect(saved.headers['content-disposition']).toContain('attachment')
  })

  test('as a photo carries nothing that a camera wrote into it', async () => {
    const { lead, id } = await completeApplication(app)
    await attach(lead, id, { name: 'papir.jpg', bytes: photo, type: 'image/jpeg' })
    const [document] = (await lead.see(id)).documents
    expect(document?.name).toBe('papir.webp')
    const drawn = await sharp((await open(lead, id, document!.id)).rawPayload).metadata()
    expect([drawn.format, drawn.exif]).toEqual(['webp', undefined])
  })

  test('is named, replaced and removed, and its bytes go', async () => {
    const { lead, id } = await completeApplication(app)
    const first = crypto.randomUUID()
    await attach(lead, id, { id: first })
    const path = `/api/canvases/${id}/documents/${first}`
    const named = await app.http.inject({
      method: 'PATCH',
      url: path,
      headers: { origin: 'http://localhost:3000', ...lead.headers },
      payload: { name: 'Potpis direktorice' },
    })
    expect(named.json().documents[0].name).toBe('Potpis direktorice.pdf')
    const second = crypto.randomUUID()
    const former = await trackFile(app.services, first)
    await attach(lead, id, { id: second, replaces: first })
    expect((await lead.see(id)).documents.map((one) => one.id)).toEqual([second])
    expect(await former.isStored()).toBe(false)
    expect(await (await trackFile(app.services, second)).isStored()).toBe(true)
    expect((await lead.send('DELETE', `/api/canvases/${id}/documents/${second}`)).json().documents).toEqual(
      [],
    )
    expect((await lead.send('DELETE', `/api/canvases/${id}/documents/${second}`)).statusCode).toBe(404)
  })

  test('is there once however often it is sent, and not more than twenty are', async () => {
    const { lead, id } = await completeApplication(app)
    const document = crypto.randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => attach(lead, id, { id: document })))
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await lead.see(id)).documents).toHaveLength(1)
    for (let at = 0; at < 18; at += 1) await attach(lead, id)
    const last = await Promise.all([1, 2, 3].map(() => attach(lead, id)))
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await lead.see(id)).documents).toHaveLength(20)
  })

  test('is refused where it is something else, or not asked for', async () => {
    const { lead, id } = await completeApplication(app)
    const tries = [
      { bytes: Buffer.from('<html><script>'), name: 'stranica.pdf' },
      { bytes: Buffer.from('PK\x03\x04'), name: 'arhiva.zip' },
      { bytes: Buffer.from('\x89PNG\r\n\x1a\nništa', 'latin1'), name: 'slika.png', type: 'image/png' },
      { slot: 'nepoznato' },
    ]
    const answers = await Promise.all(tries.map((one) => attach(lead, id, one)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 415, 422, 422])
    expect((await lead.see(id)).documents).toEqual([])
  })

  test('is nobody’s outside of the team', async () => {
    const { lead, id } = await completeApplication(app)
    const stranger = await writer(app)
    const document = crypto.randomUUID()
    await attach(lead, id, { id: document })
    expect((await attach(stranger, id)).statusCode).toBe(404)
    expect((await open(stranger, id, document)).statusCode).toBe(404)
    expect((await stranger.send('DELETE', `/api/canvases/${id}/documents/${document}`)).statusCode).toBe(404)
    const elsewhere = await completeApplication(app)
    expect((await open(elsewhere.lead, elsewhere.id, document)).statusCode).toBe(404)
    expect((await attach(elsewhere.lead, elsewhere.id, { id: document })).statusCode).toBe(404)
  })
})

test('a call that must have a document is answered by it: on the device, on the server, and frozen with what is sent', async () => {
  const written = await completeApplication(app, demanding())
  const { lead, others, id } = written
  for (const mate of others) await mate.confirm(id)
  const early = await lead.submit(id)
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'canvas.brokenRules'])
  const document = crypto.randomUUID()
  await attach(lead, id, { id: document })
  const seen = await lead.see(id)
  expect(seen.team.find((mate) => mate.id === others[0]!.userId)?.changed).toEqual(['documents'])
  for (const mate of others) await mate.confirm(id)
  expect((await lead.submit(id)).statusCode).toBe(200)
  const { submission } = await lead.see(id)
  expect(submission?.content.documents).toEqual([{ id: document, slot: SLOT, name: 'Saglasnost škole.pdf' }])
  const { rules, template } = written.call.content
  const facts = { members: {} }
  const broken = checkRules({ rules, template, content: submission!.content, facts })
  expect(broken.map(({ rule }) => rule)).not.toContain('paper')
  for (const late of [
    await attach(lead, id),
    await lead.send('DELETE', `/api/canvases/${id}/documents/${document}`),
  ])
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'canvas.alreadySent'])
  expect((await open(others[1]!, id, document)).rawPayload.equals(PDF)).toBe(true)
})

test('documents are in the copy of one’s data', async () => {
  const { lead, id } = await completeApplication(app)
  const document = crypto.randomUUID()
  await attach(lead, id, { id: document })
  const paths: string[] = []
  for await (const { path } of exportCanvases({ services: app.services, userId: lead.userId }))
    paths.push(path)
  expect(paths).toContain(`grant-applications/${id}/${document}-Saglasnost škole.pdf`)
})

function demanding() {
  const given = { ...emptyCall(), template: DEFAULT_TEMPLATE }
  const rules = [newRule('confirmed', 'all', given), newRule('document', 'paper', given)]
  return { rules: rules.filter((rule) => rule !== undefined) }
}
