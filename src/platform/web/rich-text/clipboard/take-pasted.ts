import type { Editor } from '@tiptap/core'
import { DOMSerializer, Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model'
import type { Block, RichText } from '#platform/contract/rich-text/document.ts'
import { isLine, type Profile } from '#platform/contract/rich-text/profiles.ts'
import { insertPlainText } from '../insert-plain-text.ts'
import { pastedHtml } from '#platform/contract/rich-text/html-reader/pasted-html.ts'

/** Puts what is on the clipboard where the caret is: as the text it was where that can be read, else as plain words. */
export function takePasted(
  editor: Editor,
  { data, profile }: { data: DataTransfer | null; profile: Profile },
): boolean {
  const html = data?.getData('text/html')
  const read = html && !editor.isActive('codeBlock') ? pastedHtml(html, profile) : undefined
  if (read) return insert(editor, { read, profile })
  const text = data?.getData('text/plain') ?? ''
  return text.trim() === '' || insertPlainText(editor, { text, profile })
}

function insert(editor: Editor, { read, profile }: { read: RichText; profile: Profile }): boolean {
  const [first, ...others] = read.content
  const isInline = others.length === 0 && first?.type === 'paragraph'
  if (isLine(profile) || isInline)
    return editor.commands.insertContent(first?.type === 'paragraph' ? (first.content ?? []) : [])
  // Within a list its items go on, and no list begins in the middle of another.
  if (read.content.every(isList) && editor.isActive('listItem')) return insertItems(editor, read.content)
  return editor.commands.insertContent(read.content)
}

const isList = ({ type }: Block) => type === 'bulletList' || type === 'orderedList'

function insertItems(editor: Editor, lists: readonly Block[]): boolean {
  const items = lists.flatMap((list) => editor.schema.nodeFromJSON(list).content.content)
  const inner = new Slice(Fragment.from(items), 2, 2)
  return editor.commands.command(({ tr }) => {
    tr.replaceSelection(inner).scrollIntoView()
    return true
  })
}

/**
 * Writes links and colours to the clipboard too, for other programs and for here: in the editor a link has no address on
 * the page.
 */
export function clipboardSerializer(schema: Schema): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema)
  const copied = Object.fromEntries(
    ['figure', 'embed', 'card', 'footnote'].flatMap((name) => (schema.nodes[name] ? [[name, partSign]] : [])),
  )
  const whole = {
    ...nodes,
    ...copied,
    ...(schema.nodes.callout && {
      callout: ({ attrs }: Node) => ['div', { 'data-callout': String(attrs.tone) }, 0] as const,
    }),
  }
  return new DOMSerializer(whole, {
    ...marks,
    ...(schema.marks.link && { link: ({ attrs }: Mark) => ['a', { href: String(attrs.href) }, 0] as const }),
    ...(schema.marks.color && {
      color: ({ attrs }: Mark) => ['span', { 'data-color': String(attrs.color) }, 0] as const,
    }),
    ...(schema.marks.highlight && {
      highlight: ({ attrs }: Mark) => ['mark', { 'data-highlight': String(attrs.color) }, 0] as const,
    }),
  })
}

function partSign({ type: { name: type }, attrs }: Node) {
  return ['span', { 'data-part': JSON.stringify({ type, attrs }) }] as const
}
