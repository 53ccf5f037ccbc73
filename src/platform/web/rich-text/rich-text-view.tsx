import { Fragment } from 'react'
import type { Block, RichText } from '#platform/contract/rich-text/document.ts'
import { InlineView } from './inline-view.tsx'

type Tags = { 2: 'h2' | 'h3'; 3: 'h3' | 'h4' }
const BESIDE_TITLE: Tags = { 2: 'h2', 3: 'h3' }

type Props = {
  document: RichText
  tags?: Tags
  /** Gives the large headings ids by their order, where a table of contents leads to them. */
  headingId?: (at: number) => string
}

/** A text as it is read: drawn from its parts, never from HTML. */
export function RichTextView({ document, tags = BESIDE_TITLE, headingId }: Props) {
  const large = document.content.filter((block) => block.type === 'heading' && block.attrs.level === 2)
  return (
    <div className="grid max-w-measure gap-3 text-ink-2 [&_h2]:mt-5 [&_h2]:text-lg [&_h2]:text-ink [&_h2:first-child]:mt-0 [&_h3]:mt-3 [&_h3]:text-md [&_h3]:text-ink [overflow-wrap:anywhere]">
      {document.content.map((block, at) => (
        <BlockView
          key={at}
          block={block}
          tags={tags}
          id={headingId && large.includes(block) ? headingId(large.indexOf(block)) : undefined}
        />
      ))}
    </div>
  )
}

function BlockView({ block, tags, id }: { block: Block; tags: Tags; id?: string | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineView content={block.content} />
        </p>
      )
    case 'heading': {
      const Tag = tags[block.attrs.level]
      return (
        <Tag {...(id && { id })}>
          <InlineView content={block.content} />
        </Tag>
      )
    }
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-l-2 border-river pl-4">
          {block.content.map((paragraph, at) => (
            <BlockView key={at} block={paragraph} tags={tags} />
          ))}
        </blockquote>
      )
    default: {
      const Tag = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <Tag
          className={`grid gap-1.5 pl-5 marker:text-river-ink ${Tag === 'ul' ? 'list-disc' : 'list-decimal'}`}
        >
          {block.content.map((item, at) => (
            <li key={at}>
              {item.content.map((paragraph, line) => (
                <Fragment key={line}>
                  {line > 0 && <br />}
                  <InlineView content={paragraph.content} />
                </Fragment>
              ))}
            </li>
          ))}
        </Tag>
      )
    }
  }
}
