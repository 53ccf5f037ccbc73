import type { Footnote } from '#platform/contract/rich-text/document.ts'
import { useReaderText } from '../use-reader-text.ts'

/** The sign of a footnote among the words. */
export function FootnoteSign({ number }: { number: number }) {
  const t = useReaderText()
  return (
    <sup id={`fusnota-${number}-u-tekstu`}>
      <a
        className="link px-0.5"
        href={`#fusnota-${number}`}
        aria-label={t('footnote', { number: String(number) })}
      >
        {number}
      </a>
    </sup>
  )
}

export function FootnotesView({ notes }: { notes: readonly Footnote[] }) {
  const t = useReaderText()
  return (
    <ol
      aria-label={t('footnotes')}
      className="mt-4 grid list-decimal gap-2 border-t border-line pt-4 pl-5 text-sm marker:text-ink-3"
    >
      {notes.map(({ attrs }, at) => (
        <li key={at} id={`fusnota-${at + 1}`}>
          {attrs.text}{' '}
          <a
            className="link"
            href={`#fusnota-${at + 1}-u-tekstu`}
            aria-label={t('back', { number: String(at + 1) })}
          >
            ↑
          </a>
        </li>
      ))}
    </ol>
  )
}
