import { Fragment, type ReactNode } from 'react'
import type { Footnote, Inline, Mark, Words } from '#platform/contract/rich-text/document.ts'
import { FootnoteSign } from './parts/footnote-views.tsx'
import { colorClass, highlightClass } from './mark-classes.ts'

type LinkLook = { className?: string; rel?: string }
/** Links of members are not ours to recommend; links of staff are. */
const OF_MEMBERS: LinkLook = { className: 'link', rel: 'nofollow noopener ugc' }

/** Words with their marks as elements that mean what they say; neighbours of one link are one link. */
export function InlineView({
  content = [],
  link = OF_MEMBERS,
  notes = [],
}: {
  content: Inline | undefined
  link?: LinkLook
  /** All of the text, in their order. */
  notes?: readonly Footnote[]
}) {
  return byLink(content).map(({ href, parts }, index) => {
    const children = parts.map((part, at) => <Fragment key={at}>{renderPart(part, notes)}</Fragment>)
    return href ? (
      <a key={index} {...link} href={href}>
        {children}
      </a>
    ) : (
      <Fragment key={index}>{children}</Fragment>
    )
  })
}

function renderPart(part: Inline[number], notes: readonly Footnote[]): ReactNode {
  if (part.type === 'text') return marked(part)
  return part.type === 'footnote' ? <FootnoteSign number={notes.indexOf(part) + 1} /> : <br />
}

type Linked = { href: string | undefined; parts: Inline }

/** A line break within a link belongs to it. */
function byLink(content: Inline): Linked[] {
  const groups: Linked[] = []
  content.forEach((part, at) => {
    const last = groups.at(-1)
    const next = content.slice(at).find((one) => one.type === 'text')
    const href = next && markOf(next, 'link')?.attrs.href
    const isWithin = part.type === 'text' || (part.type === 'hardBreak' && href === last?.href)
    const owner = isWithin ? href : undefined
    if (last && last.href === owner) last.parts.push(part)
    else groups.push({ href: owner, parts: [part] })
  })
  return groups
}

function markOf<Type extends Mark['type']>({ marks }: Words, type: Type) {
  return marks?.find((mark): mark is Extract<Mark, { type: Type }> => mark.type === type)
}

function marked(words: Words): ReactNode {
  const color = markOf(words, 'color')?.attrs.color
  const highlight = markOf(words, 'highlight')?.attrs.color
  let content: ReactNode = words.text
  if (color) content = <span className={colorClass(color, highlight)}>{content}</span>
  if (highlight) content = <mark className={highlightClass(highlight)}>{content}</mark>
  if (markOf(words, 'italic')) content = <em>{content}</em>
  if (markOf(words, 'bold')) content = <strong>{content}</strong>
  return content
}
