import { Fragment, type ReactNode } from 'react'
import type { Run } from '../contract/rich-text.ts'
import { linkGroups } from '../contract/rich-text-edit.ts'
import { colorClass, highlightClass } from './mark-classes.ts'

/** A text with its marks as elements that mean what they say. */
export function RichTextView({ runs }: { runs: readonly Run[] }) {
  return linkGroups(runs).map(({ link, runs: group }, index) => {
    const parts = group.map((run, at) => <Fragment key={at}>{marked(run)}</Fragment>)
    return link ? (
      <a key={index} href={link}>
        {parts}
      </a>
    ) : (
      <Fragment key={index}>{parts}</Fragment>
    )
  })
}

function marked(run: Run): ReactNode {
  let content: ReactNode = lines(run.text)
  if (run.color) content = <span className={colorClass(run)}>{content}</span>
  if (run.highlight) content = <mark className={highlightClass(run)}>{content}</mark>
  if (run.italic) content = <em>{content}</em>
  if (run.bold) content = <strong>{content}</strong>
  return content
}

function lines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
