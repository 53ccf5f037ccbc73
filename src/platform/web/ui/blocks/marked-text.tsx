import { Fragment } from 'react'

/** Start and end of a match, in UTF-16 units of the text. */
export type TextRange = readonly [start: number, end: number]

/** A text with its matches marked; the text itself is never markup. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  return (
    <>
      {marks.map(([from, to], n) => (
        <Fragment key={from}>
          {text.slice(marks[n - 1]?.[1] ?? 0, from)}
          <mark className="rounded-stone bg-sun-tint text-inherit">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
