import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { CallMove, DateMove } from '../../contract/date-moves.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Shows every move of the dates of a call, the newest first, with the old and new dates and the reason. */
export function DateMoves({ moves: [newest, ...earlier] }: { moves: readonly CallMove[] }) {
  const t = useText()
  if (!newest) return null
  return (
    <Note tone="sun">
      <Move move={newest} />
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-target py-2.5 font-ui text-river-ink">
            {t('call.moves.earlier', { count: earlier.length })}
          </summary>
          <ol className="grid gap-3">
            {earlier.map((move) => (
              <li key={move.at}>
                <Move move={move} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Note>
  )
}

function Move({ move: { at, dates, reason } }: { move: CallMove }) {
  const t = useText()
  const { date, say } = useCallWords()
  const ofDeadline = dates.some(({ name }) => name === 'deadline')
  return (
    <>
      <p className="font-strong">
        {t(ofDeadline ? 'call.moves.prolonged' : 'call.moves.postponed', { date: date(at) })}
      </p>
      {dates.length > 0 && (
        <ul className="list-disc pl-5 marker:text-ink-3">
          {dates.map((one) => (
            <Line key={one.name} move={one} />
          ))}
        </ul>
      )}
      {reason && <p>{t('call.moves.reason', { reason: say(reason) })}</p>}
    </>
  )
}

function Line({ move: { name, from, to } }: { move: DateMove }) {
  const t = useText()
  const { date, time } = useCallWords()
  const moment = (at: string) => t('when.moment', { date: date(at), time: time(at) })
  const facts = {
    name: t(`call.moves.names.${name}`),
    from: from === null ? '' : moment(from),
    to: to === null ? '' : moment(to),
  }
  if (to === null) return <li>{t('call.moves.dropped', facts)}</li>
  return <li>{t(from === null ? 'call.moves.now' : 'call.moves.instead', facts)}</li>
}
