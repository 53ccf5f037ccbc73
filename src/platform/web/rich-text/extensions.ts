import { type Extensions, Mark as MarkExtension, Node, wrappingInputRule } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import type { Block, Color, Highlight, Mark } from '#platform/contract/rich-text/document.ts'
import { isLine, type Profile } from '#platform/contract/rich-text/profiles.ts'
import type { EditedParts } from './parts/edited-parts.ts'
import { partNodes } from './parts/part-nodes.ts'
import { colorClass, highlightClass } from './mark-classes.ts'

// Our texts have fewer parts than the kit's: lists hold paragraphs and no other lists, and nothing has attributes that
// a reader would not see.
const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

function list(name: 'bulletList' | 'orderedList', { tag, begins }: { tag: 'ul' | 'ol'; begins: RegExp }) {
  return Node.create({
    name,
    group: 'block',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addInputRules() {
      return [wrappingInputRule({ find: begins, type: this.type })]
    },
  })
}

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})

const link = MarkExtension.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [],
  // Without its address: a press on it while writing leads nowhere.
  renderHTML: () => ['a', 0],
})

function colored<Name extends Color>(
  name: 'color' | 'highlight',
  { tag, look }: { tag: string; look: (value: Name) => string },
) {
  return MarkExtension.create({
    name,
    addAttributes: () => ({ color: { default: 'river', rendered: false } }),
    parseHTML: () => [],
    renderHTML: ({ mark }) => [tag, { class: look(mark.attrs.color as Name) }, 0],
  })
}

const color = colored<Color>('color', { tag: 'span', look: (value) => colorClass(value) })
const highlight = colored<Highlight>('highlight', { tag: 'mark', look: highlightClass })

const line = Node.create({
  name: 'doc',
  topNode: true,
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() }
  },
})

/** Returns the editor's extensions for a profile, and none for nodes that its documents may not hold. */
export function extensionsOf(
  profile: Profile,
  { history = true, parts }: { history?: boolean; parts?: EditedParts | undefined } = {},
): Extensions {
  const { blocks, marks } = profile
  const has = (name: Block['type'] | Mark['type']) => [...blocks, ...marks].some((one) => one === name)
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      blockquote: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      link: false,
      ...(!history && { undoRedo: false }),
      ...(isLine(profile) && { document: false }),
      heading: has('heading') && { levels: [2, 3] },
      ...(!has('bold') && { bold: false }),
      ...(!has('italic') && { italic: false }),
    }),
    ...(has('bulletList') || has('orderedList') ? [listItem] : []),
    ...(has('bulletList') ? [list('bulletList', { tag: 'ul', begins: /^\s*[-*]\s$/ })] : []),
    ...(has('orderedList') ? [list('orderedList', { tag: 'ol', begins: /^\s*1\.\s$/ })] : []),
    ...(has('blockquote') ? [blockquote] : []),
    ...(has('link') ? [link] : []),
    ...(has('color') ? [color] : []),
    ...(has('highlight') ? [highlight] : []),
    ...(isLine(profile) ? [line] : []),
    ...partNodes(profile, parts),
  ]
}
