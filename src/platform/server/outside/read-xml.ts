import { Parser } from 'htmlparser2'

/** An element: its name in lower case, its attributes and children. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
  /** Start and end of its content in the source. */
  start: number
  end: number
}

/** A document with more in it than is read; it is rejected. */
export class XmlTooLarge extends Error {}

const DEPTH_MAX = 60
const ELEMENTS_MAX = 60_000
const ATTRIBUTES_MAX = 200_000

/**
 * Reads XML of strangers in one pass: broken markup is text, an unclosed element ends with its parent. Only the five
 * entities of XML are known, so entities of a document cannot expand. Depth is limited, because the parser searches all
 * open elements for each closing tag.
 */
export function readXml(source: string, elementsMax = ELEMENTS_MAX): XmlElement {
  const root = element('', 0)
  root.end = source.length
  const open = [root]
  let elements = 0
  let attributes = 0
  const parser = new Parser(
    {
      onattribute() {
        attributes += 1
        if (attributes > ATTRIBUTES_MAX) throw new XmlTooLarge()
      },
      onopentag(name, values) {
        elements += 1
        if (elements > elementsMax || open.length > DEPTH_MAX) throw new XmlTooLarge()
        const node = { ...element(plainName(name), parser.endIndex + 1), attributes: values }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      onclosetag(_, isImplied) {
        const closed = open.pop()
        if (closed) closed.end = isImplied ? parser.endIndex : parser.startIndex
      },
      ontext(text) {
        const top = open.at(-1)
        if (top) top.text += text
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(source)
  return root
}

export function child({ children }: XmlElement, name: string): XmlElement | undefined {
  return children.find((one) => one.name === name)
}

/** Returns the text of the first element with this name; empty where there is none. */
export function textOf(parent: XmlElement, name: string): string {
  return child(parent, name)?.text.trim() ?? ''
}

function element(name: string, start: number): XmlElement {
  return { name, attributes: {}, children: [], text: '', start, end: start }
}

function plainName(name: string): string {
  return name.replace(/^(?:atom|a10|rss):/, '')
}
