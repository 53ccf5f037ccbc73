import { MarkedText, type TextRange } from '#platform/web/ui/blocks/marked-text.tsx'
import { partsOf } from '../../contract/message-links.ts'

type Props = { body: string; marks: readonly TextRange[]; hasLinks: boolean }

/** The text of a message with its links, each followed by its real host; nothing opens before a request is accepted. */
export function MessageText({ body, marks, hasLinks }: Props) {
  let end = 0
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {(hasLinks ? partsOf(body) : [body]).map((part, at) => {
        const text = typeof part === 'string' ? part : part.text
        const words = <MarkedText key={at} text={text} marks={marksWithin(marks, end, text.length)} />
        end += text.length
        if (typeof part === 'string') return words
        return (
          <a
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-current"
          >
            {words}
            {!part.text.toLowerCase().startsWith(part.host) && (
              <span className="opacity-80"> ({part.host})</span>
            )}
          </a>
        )
      })}
    </span>
  )
}

/** Returns the marks that lie in a part, counted from its beginning. */
function marksWithin(marks: readonly TextRange[], from: number, length: number): TextRange[] {
  return marks
    .map(([start, end]): TextRange => [start - from, end - from])
    .filter(([start, end]) => start >= 0 && end <= length)
}
