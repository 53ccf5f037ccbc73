import { extractRawText, convertToHtml } from 'mammoth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DESIGNS, SCRIPTS } from '../../../contract/variant.ts'
import { documentOf, textsOf } from '../../cv.fixture.ts'
import { drawDocx } from './draw-docx.ts'

test.each(SCRIPTS)('a DOCX in %s opens and says all that the CV says', async (script) => {
  for (const design of DESIGNS) {
    const document = documentOf({ design, script })
    const { value } = await extractRawText({ buffer: await drawDocx(document, undefined) })
    const found = value.replace(/\s+/g, ' ')
    for (const said of textsOf(document)) expect(found).toContain(said)
  }
})

test('its skills without a level share a line, so that many of them are no page', async () => {
  const document = documentOf({ design: 'arch', script: 'latin' })
  const sections = document.sections.map((section) =>
    section.name === 'skills'
      ? { ...section, items: section.items.map((item) => ({ ...item, detail: '', rank: 0, of: 0 })) }
      : section,
  )
  const { value } = await convertToHtml({ buffer: await drawDocx({ ...document, sections }, undefined) })
  expect(value).toContain('<li>Excel, Knjigovodstvo</li>')
})

test('its headings, lists, links and photo are real ones', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00715c' } })
    .jpeg()
    .toBuffer()
  const { value } = await convertToHtml({
    buffer: await drawDocx(documentOf({ design: 'arch', script: 'latin' }), photo),
  })
  expect(value).toContain('<h1>Đorđe Šljivić</h1>')
  expect(value).toMatch(/<h2>Iskustvo<\/h2><h3>Vođenje knjiga 1/)
  expect(value).toContain('<li>Nabavka brašna</li>')
  expect(value).toContain('href="https://www.primjer.ba/pekara"')
  expect(value).toContain('<img ')
})
