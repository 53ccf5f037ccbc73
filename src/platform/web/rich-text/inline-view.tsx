import { Fragment, type ReactNode } from 'react'
import type { Inline, Mark, Words } from '#platform/contract/rich-text/document.ts'
import { colorClass, highlightClass } from './mark-classes.ts'

type LinkLook = { className?: string; rel?: string }
/** Links of members are not ours to recommend; links of staff are. */
const OF_MEMBERS: LinkLook = { className: 'link', rel: 'nofollow noopener ugc' }

/** Words with their marks as elements that mean what they say; neighbours of one link are one link. */
export function InlineView({
  content = [],
  link = OF_MEMBERS,
}: {
  content: Inline | undefined
  link?: LinkLook
}) {
  return byLink(content).map(({ href, parts }, index) => {
    const shown = parts.map((part, at) => (
      <Fragment key={at}>{part.type === 'text' ? marked(part) : <br />}</Fragment>
    ))
    return href ? (
      <a key={index} {...link} href={href}>
        {shown}
      </a>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    )
  })
}

type Linked = { href: string | undefined; parts: Inline }

/** A line break within a link belongs to it. */
function byLink(content: Inline): Linked[] {
  const groups: Linked[] = []
  content.forEach((part, at) => {
    const last = groups.at(-1)
    const next = content.slice(at).find((one) => one.type === 'text')
    const href = next && markOf(next, 'link')?.attrs.href
    const owner = part.type === 'text' || href === last?.href ? href : undefined
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
