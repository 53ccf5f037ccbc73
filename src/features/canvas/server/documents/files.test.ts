import { convertToHtml } from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { receiptNumber } from '../../contract/receipt.ts'
import { addRow, type Writer, writer, completeApplication } from '../canvas.fixture.ts'
import { writeRichText } from './documents.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const take = (who: Writer, id: string, format: string, language = 'bs') =>
  who.send('GET', `/api/canvases/${id}/file/${format}`, undefined, { 'accept-language': language })

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, text: text.replace(/\s+/g, ' '), totalPages }
}

describe('an application on paper', () => {
  test('is a draft with its moment, all its boxes, sums, shares and a line for each who signs', async () => {
    const { lead, id, doc, sync } = await completeApplication(app)
    writeRichText(doc, 'idea')
    addRow(doc, 'budget', { id: 'b2', what: 'Lampe', category: 'electronics', amount: 250_50 })
    await sync.sync()
    const answer = await take(lead, id, 'pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="klupe-uz-bosnu.pdf"',
    })
    const { pdf, text } = await readPdf(answer.rawPayload)
    for (const said of [
      'Klupe uz Bosnu',
      'Prijava još nije poslana',
      'NACRT',
      'Zenica',
      'šest klupa od hrastovine',
      'klupa uz rijeku',
      '3. lakiranje',
      'primjer.ba/klupe',
      'elektronika',
      '250,50',
      '1.250,50',
      '20 %',
      'Škola',
      'Potpis',
      ...(await lead.see(id)).team.map(({ name }) => name),
    ])
      expect(text).toContain(said)
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Klupe uz Bosnu', Language: 'bs-Latn' })
    const roles = new Set<string>()
    for (let page = 1; page <= pdf.numPages; page += 1)
      collect(await (await pdf.getPage(page)).getStructTree(), roles)
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'BlockQuote'])
      expect(roles).toContain(role)
  })

  test('speaks the language of its reader', async () => {
    const { lead, id } = await completeApplication(app)
    const { text } = await readPdf((await take(lead, id, 'pdf', 'en')).rawPayload)
    expect(text).toContain('DRAFT')
    expect(text).toContain('Community contribution')
    expect(text).toContain('60% of the amount requested')
  })

  test('follows its reader into Cyrillic, and leaves addresses and codes alone', async () => {
    const { lead, id, doc, sync } = await completeApplication(app)
    writeRichText(doc, 'idea')
    await sync.sync()
    const cookie = `${lead.headers.cookie}; script=cyrillic`
    const read = (format: string, language: string) =>
      lead.send('GET', `/api/canvases/${id}/file/${format}`, undefined, {
        cookie,
        'accept-language': language,
      })
    const { pdf, text } = await readPdf((await read('pdf', 'bs')).rawPayload)
    for (const said of ['Клупе уз Босну', 'НАЦРТ', 'шест клупа од храстовине', 'primjer.ba/klupe', 'Потпис'])
      expect(text).toContain(said)
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Клупе уз Босну', Language: 'bs-Cyrl' })
    const { value } = await convertToHtml({ buffer: (await read('docx', 'bs')).rawPayload })
    expect(value).toContain('<h1>Клупе уз Босну</h1>')
    expect(value).toContain('href="https://primjer.ba/klupe"')
    const english = await readPdf((await read('pdf', 'en')).rawPayload)
    expect(english.text).toContain('DRAFT')
    expect(english.text).toContain('Klupe uz Bosnu')
  })

  test('once sent is what was sent, with its digest and the number of its receipt, and no draft', async () => {
    const { lead, others, id } = await completeApplication(app)
    for (const mate of others) await mate.confirm(id)
    expect((await lead.submit(id)).statusCode).toBe(200)
    const { submission } = await lead.see(id)
    const { text } = await readPdf((await take(others[0]!, id, 'pdf')).rawPayload)
    expect(text.replaceAll(' ', '')).toContain(submission!.digest)
    expect(text).toContain(receiptNumber(submission!))
    expect(text).not.toContain('NACRT')
  })

  test('is a DOCX with real headings, lists and tables', async () => {
    const { lead, id, doc, sync } = await completeApplication(app)
    writeRichText(doc, 'idea')
    await sync.sync()
    const answer = await take(lead, id, 'docx')
    const { value } = await convertToHtml({ buffer: answer.rawPayload })
    expect(value).toContain('<h1>Klupe uz Bosnu</h1>')
    expect(value).toContain('<h2>Budžet</h2>')
    expect(value).toMatch(/<strong>šest klupa<\/strong>/)
    expect(value).toContain('<ol><li>mjerenje</li><li>piljenje</li><li>lakiranje</li></ol>')
    expect(value).toMatch(/<td[^>]*><p>Građa<\/p><\/td><td[^>]*><p>materijal<\/p><\/td><td[^>]*><p>1\.000/)
    expect(value).toContain('href="https://primjer.ba/klupe"')
  })

  test('is nobody’s outside of the team, and of no other kind', async () => {
    const { lead, id } = await completeApplication(app)
    const stranger = await writer(app)
    expect((await take(stranger, id, 'pdf')).statusCode).toBe(404)
    expect((await take(lead, id, 'exe')).statusCode).toBe(422)
    const visitor = await app.http.inject({ method: 'GET', url: `/api/canvases/${id}/file/pdf` })
    expect(visitor.statusCode).toBe(401)
  })

  test('with words and rows without end is still drawn', async () => {
    const { lead, id, doc, sync } = await completeApplication(app)
    doc.transact(() => {
      for (let at = 0; at < 190; at += 1)
        addRow(doc, 'budget', {
          id: `r${at}`,
          what: 'neprekidnarijec'.repeat(13),
          category: 'other',
          amount: 5_00,
        })
    })
    await sync.sync()
    const { totalPages } = await readPdf((await take(lead, id, 'pdf')).rawPayload)
    expect(totalPages).toBeGreaterThan(5)
    expect((await take(lead, id, 'docx')).statusCode).toBe(200)
  })
})

type Tree = { role?: string; children?: readonly unknown[] } | null

function collect(tree: unknown, roles: Set<string>): void {
  const { role, children = [] } = (tree ?? {}) as NonNullable<Tree>
  if (role) roles.add(role)
  for (const child of children) collect(child, roles)
}
