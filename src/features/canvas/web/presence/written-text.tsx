import { Fragment } from 'react'
import { textOf } from '../../contract/canvas-document.ts'
import { placeOffset } from '../../contract/carets.ts'
import { readText } from '../../contract/talk/words-at.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { caretClass } from './caret-look.ts'
import { useCarets } from './use-presence.ts'

type Props = { session: CanvasSession; box: string; text: string }

/** A text as it reads, with the carets of those who write it now. */
export function WrittenText({ session, box, text }: Props) {
  const { doc } = session
  const carets = useCarets(session).filter((caret) => caret.box === box)
  if (carets.length === 0) return text
  const read = readText(textOf(doc, box))
  const places = carets
    .flatMap(({ person, place, head }) => {
      const at = placeOffset(doc, read, head)
      return at === undefined ? [] : [{ person, place, at: Math.min(at, text.length) }]
    })
    .sort((one, other) => one.at - other.at)
  return (
    <>
      {places.map(({ person, place, at }, n) => (
        <Fragment key={person}>
          {text.slice(places[n - 1]?.at ?? 0, at)}
          <span aria-hidden className={caretClass(place)} />
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.at ?? 0)}
    </>
  )
}
