import * as Y from 'yjs'
import { textOf } from '../../contract/canvas-document.ts'

type Words = string | { words: string; look: Record<string, unknown> }

function lineOf(words: readonly Words[], tag = 'paragraph'): Y.XmlElement {
  const text = new Y.XmlText()
  const element = new Y.XmlElement(tag)
  element.insert(0, [text])
  text.applyDelta(
    words.map((one) =>
      typeof one === 'string' ? { insert: one } : { insert: one.words, attributes: one.look },
    ),
  )
  return element
}

/** Writes a text with bold words, a link, a quotation and both kinds of lists into a box. */
export function writeRichText(doc: Y.Doc, box: string): void {
  const list = (name: string, items: readonly string[]) => {
    const element = new Y.XmlElement(name)
    element.insert(
      0,
      items.map((item) => {
        const point = new Y.XmlElement('listItem')
        point.insert(0, [lineOf([item])])
        return point
      }),
    )
    return element
  }
  const quote = new Y.XmlElement('blockquote')
  quote.insert(0, [lineOf(['Treba nam klupa.'])])
  const link = { words: 'popis klupa', look: { link: { href: 'https://primjer.ba/klupe' } } }
  doc.transact(() =>
    textOf(doc, box).insert(0, [
      lineOf(['Pravimo ', { words: 'šest klupa', look: { bold: true } }, ' od hrastovine, vidi ', link, '.']),
      list('bulletList', ['klupa kod škole', 'klupa uz rijeku']),
      list('orderedList', ['mjerenje', 'piljenje', 'lakiranje']),
      quote,
    ]),
  )
}
