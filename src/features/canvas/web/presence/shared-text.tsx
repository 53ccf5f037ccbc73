import { textOf } from '../../contract/canvas-document.ts'
import { placeOffset } from '../../contract/carets.ts'
import { readText } from '../../contract/talk/words-at.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { markClass } from '#platform/web/rich-text/words/mark-look.ts'
import type { Mark } from '#platform/web/rich-text/words/marked-words.ts'
import { caretClass } from './caret-look.ts'
import { useCarets } from './use-presence.ts'

type Props = { session: CanvasSession; box: string; text: string; marks?: readonly Mark[] }
const NO_MARKS: readonly Mark[] = []

/** Shows a text with the carets of its writers and the words that have comments. */
export function SharedText({ session, box, text, marks = NO_MARKS }: Props) {
  const { doc } = session
  const carets = useCarets(session).filter((caret) => caret.box === box)
  if (carets.length + marks.length === 0) return text
  const read = readText(textOf(doc, box))
  const places = carets.flatMap(({ person, place, head }) => {
    const at = placeOffset(doc, read, head)
    return at === undefined ? [] : [{ person, place, at: Math.min(at, text.length) }]
  })
  const ends = [...places.map(({ at }) => at), ...marks.flatMap(({ span }) => [span.from, span.to])]
  const cuts = [...new Set([0, ...ends, text.length])].filter((at) => at <= text.length).sort((a, b) => a - b)
  return cuts.map((at, n) => {
    const words = text.slice(at, cuts[n + 1] ?? at)
    const mark = marks.find(({ span }) => span.from <= at && at < span.to)
    return [
      ...places
        .filter((caret) => caret.at === at)
        .map(({ person, place }) => <span key={person} aria-hidden className={caretClass(place)} />),
      mark ? (
        <mark key={at} data-thread={mark.id} className={`text-inherit ${markClass(mark.isChosen)}`}>
          {words}
        </mark>
      ) : (
        words
      ),
    ]
  })
}
