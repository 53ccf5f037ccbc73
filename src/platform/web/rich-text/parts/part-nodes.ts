import { type Extensions, Node } from '@tiptap/core'
import type { Block, Footnote } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { callout } from './callout-node.ts'
import { codeBlock } from './code-node.ts'
import type { EditedParts } from './edited-parts.ts'
import { tableNodes } from './table-nodes.ts'

type AtomName = Extract<Block['type'], 'figure' | 'embed' | 'card'> | Footnote['type']

const ATTRIBUTES: Record<AtomName, Record<string, string>> = {
  figure: { picture: '', alt: '', caption: '' },
  embed: { href: '', title: '' },
  card: { kind: 'opportunity', slug: '' },
  footnote: { text: '' },
}

/** A part without words of the text in it: drawn by the page, moved and deleted as one letter. */
function atom(name: AtomName, parts: EditedParts | undefined) {
  const isInline = name === 'footnote'
  return Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    draggable: !isInline,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(ATTRIBUTES[name]).map(([key, value]) => [key, { default: value, rendered: false }]),
      ),
    parseHTML: () => [],
    renderHTML: () => [isInline ? 'span' : 'div', { 'data-part': name }],
    ...(parts && { addNodeView: () => (props) => parts.view(props) }),
  })
}

/** Returns the extensions for the parts that a profile allows. */
export function partNodes({ blocks, footnotes }: Profile, parts?: EditedParts): Extensions {
  return [
    ...(['figure', 'embed', 'card'] as const)
      .filter((name) => blocks.includes(name))
      .map((name) => atom(name, parts)),
    ...(footnotes ? [atom('footnote', parts)] : []),
    ...(blocks.includes('callout') ? [callout] : []),
    ...(blocks.includes('codeBlock') ? [codeBlock] : []),
    ...(blocks.includes('table') ? tableNodes : []),
  ]
}
