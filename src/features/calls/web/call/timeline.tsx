import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicCall } from '../../contract/calls.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Lists the dates of a call by the clock of Sarajevo, with a calendar file. */
export function Timeline({ call: { slug, content } }: { call: PublicCall }) {
  const t = useText()
  const locale = useLocale()
  const { date, time, day } = useCallWords()
  const { dates, vote, graceMinutes, projectFrom, projectUntil } = content
  const { opensAt, deadline, reviewUntil, voteFrom, voteUntil, resultsAt } = dates
  return (
    <section aria-labelledby="call-dates">
      <h2 id="call-dates" className="mb-3 text-xl">
        {t('call.dates')}
      </h2>
      <ol>
        {opensAt && <Row when={date(opensAt)}>{t('call.opened')}</Row>}
        {deadline && (
          <Row when={date(deadline)} strong>
            {t('call.deadlineRow', { time: time(deadline) })}
            <small className="block text-sm font-body text-ink-2">
              {t('call.clock')} {graceMinutes > 0 && t('call.grace', { minutes: graceMinutes })}
            </small>
          </Row>
        )}
        {reviewUntil && <Row when={t('when.until', { date: date(reviewUntil) })}>{t('call.review')}</Row>}
        {vote && voteFrom && voteUntil && (
          <Row when={`${date(voteFrom)} – ${date(voteUntil)}`}>
            {t('call.vote', { votes: vote.minVotes })}
          </Row>
        )}
        {resultsAt && <Row when={date(resultsAt)}>{t('call.resultsRow')}</Row>}
        {projectFrom && projectUntil && (
          <Row when={`${day(projectFrom)} – ${day(projectUntil)}`}>{t('call.project')}</Row>
        )}
      </ol>
      <a
        className="link mt-1 inline-flex min-h-target items-center text-sm"
        href={`/calls/${slug}/calendar.ics?lang=${locale}`}
      >
        {t('call.calendar')}
      </a>
    </section>
  )
}

function Row({ when, strong = false, children }: { when: string; strong?: boolean; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <span className="text-sm text-ink-2">{when}</span>
      <span className={strong ? 'font-strong' : ''}>{children}</span>
    </li>
  )
}
