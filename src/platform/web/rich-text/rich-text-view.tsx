import { Fragment, type ReactNode } from 'react'
import type { Block, Card, Embed, Figure, Inline, RichText } from '#platform/contract/rich-text/document.ts'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { InlineView } from './inline-view.tsx'
import { FootnotesView } from './parts/footnote-views.tsx'
import { CalloutView, CodeView, TableView } from './parts/part-views.tsx'

type Tags = { 2: 'h2' | 'h3'; 3: 'h3' | 'h4' }
const BESIDE_TITLE: Tags = { 2: 'h2', 3: 'h3' }

/** A text within a page; a text of some minutes has room between its parts, and a look of its own. */
const LOOK = 'gap-3 text-ink-2 [&_h2]:mt-5 [&_h2]:text-lg [&_h3]:mt-3 [&_h3]:text-md'

/** How what is not in the text itself is drawn; without it such a part is left out. */
export type TextParts = {
  figure?: (attrs: Figure['attrs'], at: number) => ReactNode
  embed?: (attrs: Embed['attrs']) => ReactNode
  card?: (attrs: Card['attrs']) => ReactNode
}

type Props = {
  document: RichText
  tags?: Tags
  /** Gives the large headings ids by their order, where a table of contents leads to them. */
  headingId?: (at: number) => string
  parts?: TextParts
  /** Classes for gaps, sizes and colour. */
  look?: string
}

/** A text as it is read: drawn from its parts, never from HTML. */
export function RichTextView({ document, tags = BESIDE_TITLE, headingId, parts = {}, look = LOOK }: Props) {
  const large = document.content.filter((block) => block.type === 'heading' && block.attrs.level === 2)
  const notes = footnotesOf(document)
  const line: Line = (content) => <InlineView content={content} notes={notes} />
  return (
    <div
      className={`grid max-w-measure [&_h2]:text-ink [&_h2:first-child]:mt-0 [&_h3]:text-ink [overflow-wrap:anywhere] *:min-w-0 ${look}`}
    >
      {document.content.map((block, at) => (
        <BlockView
          key={at}
          at={at}
          block={block}
          tags={tags}
          parts={parts}
          line={line}
          id={headingId && large.includes(block) ? headingId(large.indexOf(block)) : undefined}
        />
      ))}
      {notes.length > 0 && <FootnotesView notes={notes} />}
    </div>
  )
}

/** Draws the words of a line. */
type Line = (content: Inline | undefined) => ReactNode

type BlockProps = {
  block: Block
  at: number
  tags: Tags
  parts: TextParts
  line: Line
  id?: string | undefined
}

function BlockView({ block, at, tags, parts, line, id }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <p>{line(block.content)}</p>
    case 'heading': {
      const Tag = tags[block.attrs.level]
      return <Tag {...(id && { id })}>{line(block.content)}</Tag>
    }
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-l-2 border-river pl-4">
          {block.content.map(({ content }, place) => (
            <p key={place}>{line(content)}</p>
          ))}
        </blockquote>
      )
    case 'figure':
      return parts.figure?.(block.attrs, at)
    case 'embed':
      return parts.embed?.(block.attrs)
    case 'card':
      return parts.card?.(block.attrs)
    case 'callout':
      return <CalloutView callout={block} line={line} />
    case 'codeBlock':
      return <CodeView line={line(block.content)} />
    case 'table':
      return <TableView table={block} line={line} />
    default: {
      const Tag = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <Tag
          className={`grid gap-1.5 pl-5 marker:text-river-ink ${Tag === 'ul' ? 'list-disc' : 'list-decimal'}`}
        >
          {block.content.map((item, place) => (
            <li key={place}>
              {item.content.map((paragraph, row) => (
                <Fragment key={row}>
                  {row > 0 && <br />}
                  {line(paragraph.content)}
                </Fragment>
              ))}
            </li>
          ))}
        </Tag>
      )
    }
  }
}
