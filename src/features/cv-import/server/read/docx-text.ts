import { randomUUID } from 'node:crypto'
import mammoth from 'mammoth'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { CALLOUT_STYLES } from '#platform/contract/rich-text/callout-style.ts'
import { foreignDocument } from '#platform/contract/rich-text/html-reader/foreign-html.ts'
import { htmlTokens } from '#platform/contract/rich-text/html-reader/html-tokens.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { htmlOfDocx, WITH_TITLE } from './docx.ts'
import type { DocxText } from './read-docx-text.ts'
import { unpack } from './zip.ts'

const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/(?:document|footnotes|endnotes)\.xml\.rels|word\/media\/[^/]+)$/
const BYTES_MAX = 16 * 1024 * 1024
const PICTURES_MAX = 20

/** Quotations and code are those of the styles that office programs have for them. */
const STYLES = [
  ...WITH_TITLE,
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  // As our own documents name their call-outs.
  ...CALLOUT_STYLES.map(
    ({ tone, isOther, name }) =>
      `p[style-name='${name}'] => div${isOther ? '.other' : ''}[data-callout='${tone}'] > p:fresh`,
  ),
  String.raw`p[style-name='Code'] => pre:separator('\n')`,
]

/** Reads a Word document as the text of an article. */
export async function textOfDocx(bytes: Uint8Array): Promise<DocxText> {
  const pictures: DocxText['pictures'] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    if (pictures.length === PICTURES_MAX) return { src: '' }
    const id = randomUUID()
    pictures.push({ id, alt: '', bytes: await image.readAsBuffer() })
    return { src: id }
  })
  const parts = unpack(bytes, (name) => WANTED.test(name), BYTES_MAX)
  const html = await htmlOfDocx(parts, { styleMap: STYLES, convertImage })
  const [, title = ''] = TITLED.exec(html) ?? []
  const body = foreignDocument(withFootnotes(html.replace(TITLED, '')), PUBLICATION, ({ src, alt }) => {
    const picture = pictures.find(({ id }) => id === src)
    if (picture) picture.alt = alt
    return picture?.id
  })
  return { title: wordsOf(title), body: body ?? NO_RICH_TEXT, pictures }
}

/** The title of the whole document, or a large heading with which it begins. */
const TITLED = /^<h1[^>]*>((?:(?!<\/h1>)[^])*)<\/h1>/
const NOTE = /<li id="((?:foot|end)note-[\w-]{1,20})">((?:(?!<\/li>)[^])*)<\/li>/g
const SIGN = /<sup><a href="#((?:foot|end)note-[\w-]{1,20})" id="[\w-]*">\[\d+\]<\/a><\/sup>/g

/** The reader writes footnotes as a list at the end; ours stand where their sign is. */
function withFootnotes(html: string): string {
  const notes = new Map(
    Array.from(html.matchAll(NOTE), ([, name = '', note = '']) => [name, wordsOf(note).replace(/ ?↑$/, '')]),
  )
  if (notes.size === 0) return html
  return html.replace(NOTE, '').replace(SIGN, (whole, name: string) => {
    const text = notes.get(name)
    if (!text) return whole
    const part = JSON.stringify({ type: 'footnote', attrs: { text } })
    return `<span data-part="${part.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></span>`
  })
}

function wordsOf(html: string): string {
  return Array.from(htmlTokens(html), (token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .trim()
}
