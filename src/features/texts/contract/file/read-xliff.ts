import type { Locale } from '#platform/contract/locale.ts'
import { FileFault } from './file-fault.ts'
import type { FileText } from './file-text.ts'
import { elementsOf, readXml, type XmlNode } from './xml.ts'

/** Markup of tools around words, which is not part of the text. */
const AROUND = new Set(['mrk', 'pc'])
const BESIDE = new Set(['sm', 'em'])

/** Reads the target texts of an XLIFF 2 file. */
export function readXliff(source: string): FileText[] {
  const root = readXml(source)
  if (root.name !== 'xliff') throw new FileFault('notXliff')
  const { version = '', trgLang = '' } = root.attributes
  if (!/^2\.\d$/.test(version)) throw new FileFault('xliffVersion', version)
  const locale = localeOf(trgLang)
  return elementsOf(root, 'file').flatMap((file) =>
    unitsIn(file).flatMap((unit) => textOf(unit, { catalogue: file.attributes.id ?? '', locale })),
  )
}

function localeOf(tag: string): Locale {
  if (/^en(?:-|$)/i.test(tag)) return 'en'
  if (/^(?:bs|hr|sr|sh)(?:-|$)/i.test(tag)) return 'bhs'
  throw new FileFault('language', tag)
}

function unitsIn(node: XmlNode): XmlNode[] {
  return [...elementsOf(node, 'unit'), ...elementsOf(node, 'group').flatMap(unitsIn)]
}

function textOf(unit: XmlNode, { catalogue, locale }: { catalogue: string; locale: Locale }): FileText[] {
  const { id = '', name } = unit.attributes
  const text = targetOf(unit)
  if (text === undefined) return []
  const notes = elementsOf(unit, 'notes').flatMap((each) => elementsOf(each, 'note'))
  const version = notes.find(({ attributes }) => attributes.category === 'version')
  return [
    {
      id: name?.includes(':') ? name : `${catalogue}:${id}`,
      locale,
      text,
      base: version ? wordsOf(version) : null,
    },
  ]
}

/** Joins the segments into which tools split a text; a separator without a target is that of the source. */
function targetOf(unit: XmlNode): string | undefined {
  const parts = unit.children.filter(
    (child): child is XmlNode => typeof child !== 'string' && ['segment', 'ignorable'].includes(child.name),
  )
  const words = parts.map((part) => {
    const [target] = elementsOf(part, 'target')
    const [source] = elementsOf(part, 'source')
    if (target) return wordsOf(target)
    return part.name === 'ignorable' && source ? wordsOf(source) : undefined
  })
  return words.length === 0 || words.includes(undefined) ? undefined : words.join('')
}

function wordsOf(node: XmlNode): string {
  return node.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.name === 'cp') return String.fromCharCode(Number.parseInt(child.attributes.hex ?? '', 16))
      if (AROUND.has(child.name)) return wordsOf(child)
      if (BESIDE.has(child.name)) return ''
      throw new FileFault('inline', child.name)
    })
    .join('')
}
