import type { XmlNode } from './xml.ts'

/** The rules of the XLIFF 2.0 core schema for an element: its attributes, and the order of its children. */
type Rule = {
  required?: readonly string[]
  allowed?: readonly string[]
  /** Each with how often it may stand; elements stand in this order. */
  children?: readonly [name: string, least: number, most: number][]
  /** Whether words may stand in it; else white space alone. */
  words?: true
  /** Elements among words, in any order. */
  inline?: readonly string[]
}

const MANY = Number.POSITIVE_INFINITY
const INLINE = ['cp', 'ph', 'pc', 'sc', 'ec', 'mrk', 'sm', 'em']
const WORDS: Rule = { allowed: ['xml:lang', 'xml:space'], words: true, inline: INLINE }

const RULES: Readonly<Record<string, Rule>> = {
  xliff: {
    required: ['xmlns', 'version', 'srcLang'],
    allowed: ['trgLang', 'xml:space'],
    children: [['file', 1, MANY]],
  },
  file: {
    required: ['id'],
    allowed: ['canResegment', 'original', 'translate', 'srcDir', 'trgDir', 'xml:space'],
    children: [
      ['skeleton', 0, 1],
      ['notes', 0, 1],
      ['unit', 1, MANY],
    ],
  },
  unit: {
    required: ['id'],
    allowed: ['name', 'canResegment', 'translate', 'srcDir', 'trgDir', 'xml:space', 'type'],
    children: [
      ['notes', 0, 1],
      ['originalData', 0, 1],
      ['segment', 1, MANY],
    ],
  },
  notes: { children: [['note', 1, MANY]] },
  // Words alone: not even a character that XML has no sign for can be named in it.
  note: { allowed: ['id', 'appliesTo', 'category', 'priority'], words: true },
  segment: {
    allowed: ['id', 'canResegment', 'state', 'subState'],
    children: [
      ['source', 1, 1],
      ['target', 0, 1],
    ],
  },
  source: WORDS,
  target: WORDS,
  cp: { required: ['hex'] },
}

const NMTOKEN = /^[\p{L}\p{N}._:-]+$/u
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/
/** Characters allowed in XML 1.0; `<cp>` stands for all others, and for no other. */
const CHARACTERS = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u

const VALUES: Readonly<Record<string, RegExp>> = {
  'xliff version': /^2\.0$/,
  'xliff xmlns': /^urn:oasis:names:tc:xliff:document:2\.0$/,
  'xliff srcLang': LANGUAGE,
  'xliff trgLang': LANGUAGE,
  'xliff xml:space': /^(?:default|preserve)$/,
  'file id': NMTOKEN,
  'unit id': NMTOKEN,
  'segment state': /^(?:initial|translated|reviewed|final)$/,
  'note appliesTo': /^(?:source|target)$/,
  'cp hex': /^[\dA-Fa-f]+$/,
}

/** Lists what the standard forbids in a document, and is there. */
export function faultsIn(root: XmlNode): string[] {
  if (root.name !== 'xliff') return [`root ${root.name}`]
  const files = elements(root).map(({ attributes: { id } }) => id)
  const twice = files.length === new Set(files).size ? [] : ['file ids twice']
  return [...twice, ...faultsOf(root)]
}

function faultsOf(node: XmlNode): string[] {
  const { name, attributes } = node
  const rule = RULES[name]
  if (!rule) return [`unknown ${name}`]
  const { required = [], allowed = [], children = [], words = false, inline = [] } = rule
  const inside = elements(node)
  const names = inside.map((child) => child.name)
  const order = children.map(([child]) => child)
  const texts = node.children.filter((child) => typeof child === 'string')
  return [
    ...required.filter((key) => attributes[key] === undefined).map((key) => `${name} without ${key}`),
    ...Object.entries(attributes).flatMap(([key, value]) => [
      ...(required.includes(key) || allowed.includes(key) ? [] : [`${name} with ${key}`]),
      ...((VALUES[`${name} ${key}`]?.test(value) ?? true) ? [] : [`${name} ${key}=${value}`]),
    ]),
    ...names
      .filter((child) => !order.includes(child) && !inline.includes(child))
      .map((one) => `${one} in ${name}`),
    ...children.flatMap(([child, least, most]) => {
      const count = names.filter((one) => one === child).length
      return count < least || count > most ? [`${count} ${child} in ${name}`] : []
    }),
    ...(isOrdered(names.filter((one) => order.includes(one)).map((one) => order.indexOf(one)))
      ? []
      : [`order in ${name}`]),
    ...texts.filter((text) => !words && text.trim() !== '').map(() => `words in ${name}`),
    ...texts.filter((text) => !CHARACTERS.test(text)).map(() => `a sign in ${name}`),
    ...(name === 'cp' && isWritable(attributes.hex) ? [`cp of ${attributes.hex}`] : []),
    ...(name === 'file' && new Set(idsOf(inside, 'unit')).size < idsOf(inside, 'unit').length
      ? ['unit ids twice']
      : []),
    ...inside.flatMap(faultsOf),
  ]
}

function elements({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string')
}

function idsOf(nodes: readonly XmlNode[], name: string): (string | undefined)[] {
  return nodes.filter((node) => node.name === name).map(({ attributes }) => attributes.id)
}

function isOrdered(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || places[at - 1]! <= place)
}

function isWritable(hex = ''): boolean {
  return CHARACTERS.test(String.fromCodePoint(Number.parseInt(hex, 16)))
}
