import * as Y from 'yjs'
import type { Run, TextBlock } from './application-document.ts'

type Node = Y.XmlElement | Y.XmlText | Y.XmlHook

/** Returns the blocks of a shared text in their order; unknown ones still give their words. */
export function textBlocks(text: Y.XmlFragment): TextBlock[] {
  return text.toArray().flatMap((node) => blocksOf(node as Node))
}

function blocksOf(node: Node): TextBlock[] {
  if (node instanceof Y.XmlText) return paragraphs([...runsOf([node])], 'paragraph')
  if (!(node instanceof Y.XmlElement)) return []
  const children = node.toArray() as Node[]
  switch (node.nodeName) {
    case 'bulletList':
    case 'orderedList': {
      const items = children.map((item) => runsOf([item])).filter(hasWords)
      return items.length > 0 ? [{ kind: 'list', ordered: node.nodeName === 'orderedList', items }] : []
    }
    case 'blockquote':
      return children.flatMap((child) => paragraphs(runsOf([child]), 'quote'))
    default:
      return children.some(isBlock) ? children.flatMap(blocksOf) : paragraphs(runsOf(children), 'paragraph')
  }
}

/** Returns a paragraph for each line, because a break within one is a line of its own on paper. */
function paragraphs(runs: Run[], kind: 'paragraph' | 'quote'): TextBlock[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.filter(hasWords).map((line) => ({ kind, runs: line }))
}

function hasWords(runs: readonly Run[]): boolean {
  return runs.some(({ text }) => text.trim() !== '')
}

function isBlock(node: Node): boolean {
  return node instanceof Y.XmlElement && node.nodeName !== 'hardBreak'
}

function runsOf(nodes: readonly Node[]): Run[] {
  return nodes.flatMap((node, at): Run[] => {
    if (node instanceof Y.XmlText) return (node.toDelta() as Delta).flatMap(runOf)
    if (!(node instanceof Y.XmlElement)) return []
    if (node.nodeName === 'hardBreak') return [{ text: '\n' }]
    const runs = runsOf(node.toArray() as Node[])
    return at > 0 && runs.length > 0 ? [{ text: '\n' }, ...runs] : runs
  })
}

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]

function runOf({ insert, attributes = {} }: Delta[number]): Run[] {
  if (typeof insert !== 'string') return [{ text: '\n' }]
  const { href } = (attributes.link ?? {}) as { href?: unknown }
  return [
    {
      text: plain(insert),
      ...(Boolean(attributes.bold) && { bold: true as const }),
      ...(Boolean(attributes.italic) && { italic: true as const }),
      ...(typeof href === 'string' && /^(?:https?:|mailto:)/i.test(href) && { href }),
    },
  ]
}

/** Characters that make office programs reject a document, and those that change the direction of reading. */
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu

function plain(text: string): string {
  return text.replace(UNFIT, ' ')
}
