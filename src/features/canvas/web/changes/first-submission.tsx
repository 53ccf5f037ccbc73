import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { useBoxTitles } from '../use-box-titles.ts'
import { useText } from '../use-text.ts'
import { Changes } from '../versions/changes.tsx'
import { WholeApplication } from '../whole-application.tsx'

type Props = { canvas: Canvas; changes: NonNullable<Canvas['changes']> }

/** Shows the board's request and its outcome; the first submission stays readable beside the answer. */
export function FirstSubmission({ canvas, changes }: Props) {
  const t = useText()
  const locale = useLocale()
  const titleOf = useBoxTitles(canvas)
  const { state, why, asked, first } = changes
  const at = new Date(changes.answeredAt ?? changes.until)
  const isRead = ['review', 'changes', undefined].includes(canvas.state?.kind)
  const moment = { date: formatDate(at, locale), time: formatTime(at) }
  return (
    <section className="mb-8 grid gap-3 print:hidden" aria-labelledby="changes">
      <Note tone={state === 'answered' ? 'river' : 'sun'}>
        <h2 id="changes" className="text-md">
          {t(isRead ? `answer.states.${state}` : `answer.past.${state}`, moment)}
        </h2>
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{why}</p>
        <ul className="mt-2 grid gap-1">
          {asked.map(({ box, words }) => (
            <li key={box} className="[overflow-wrap:anywhere]">
              <span className="font-strong">{titleOf(box)}:</span> {words}
            </li>
          ))}
        </ul>
      </Note>
      {first && canvas.submission && (
        <>
          <details className="border-b border-line pb-3">
            <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
              {t('answer.different')}
            </summary>
            <Changes canvas={canvas} then={first.content} now={canvas.submission.content} level={3} />
          </details>
          <details className="border-b border-line pb-3">
            <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
              {t('answer.first')}
            </summary>
            <p className="mb-4 text-xs text-ink-2 [overflow-wrap:anywhere]">
              {t('sent.digest', { digest: first.digest })}
            </p>
            <WholeApplication canvas={canvas} content={first.content} place="first" />
          </details>
        </>
      )}
    </section>
  )
}
