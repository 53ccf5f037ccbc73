import { extractText, getDocumentProxy } from 'unpdf'
import { expect, type Page } from './fixtures.ts'

/**
 * Prints a page and returns the text of each sheet without spaces, because kerning splits words into separate runs in a
 * PDF.
 */
export async function sheetsOf(page: Page): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(paper, { mergePages: false })
  return text.map(withoutSpaces)
}

/** Expects text on every sheet, more than the title on the first one, and the site's header on none. */
export function expectReadable(
  sheets: readonly string[],
  { title, header }: Record<'title' | 'header', string>,
) {
  const [first = ''] = sheets
  expect(sheets.filter((sheet) => sheet.length < 20)).toEqual([])
  expect(first).toContain(withoutSpaces(title))
  expect(first.length).toBeGreaterThan(withoutSpaces(title).length + 100)
  for (const sheet of sheets) expect(sheet).not.toContain(withoutSpaces(header))
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
