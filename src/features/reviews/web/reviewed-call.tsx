import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type ReviewEntry, type ReviewedCall, assignReviewers } from '../contract/reviews.endpoints.ts'
import { STATE_TONES } from './state-tones.ts'
import { useReviewAct } from './use-review-act.ts'
import { useText } from './use-text.ts'

type Props = {
  reviewed: ReviewedCall
  /** Reviews whose scores are given but still on this device. */
  waiting: ReadonlySet<string>
}

/** A call under review: this reviewer's assignments, and whether reviewers are missing. */
export function ReviewedCallCard({ reviewed, waiting }: Props) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const { slug, title, reviewUntil, open, missing, ranked, conflict, applications } = reviewed
  const own = applications.filter(({ state }) => state !== 'conflict')
  const scoreCount = own.filter(({ state }) => state === 'given').length
  return (
    <section aria-labelledby={`call-${slug}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`call-${slug}`} className="text-xl">
          {readText(title, locale).text}
        </h2>
        {open && reviewUntil && (
          <Chip tone="sun">{t('list.until', { date: formatDate(new Date(reviewUntil), locale) })}</Chip>
        )}
        {!open && <Chip>{t('list.closed')}</Chip>}
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {own.length > 0
          ? t('list.progress', { given: String(scoreCount), all: String(own.length) })
          : t('list.none')}
      </p>
      {conflict && <p className="mt-1 text-sm text-ink-2">{t('list.conflict')}</p>}
      <ul className="mt-3">
        {applications.map((entry) => (
          <li key={entry.id} className="border-t border-line">
            <Row entry={entry} isWaiting={waiting.has(entry.id)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        {ranked && (
          <ButtonLink to={`/reviews/calls/${slug}`} small>
            {t('ranking.link')}
          </ButtonLink>
        )}
        {open && (
          <ButtonLink
            to={`/reviews/calls/${slug}/assignments`}
            look="quiet"
            small
            className={ranked ? '' : '-ml-3'}
          >
            {t('assigning.link')}
          </ButtonLink>
        )}
      </div>
      {open && missing > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            look={applications.length === 0 ? 'river' : 'line'}
            busy={busy && t('list.sharing')}
            onClick={() => void act(() => call(assignReviewers, { params: { slug } }), t('list.shared'))}
          >
            {t('list.share')}
          </Button>
          <p className="text-sm text-ink-2">{t('list.missing', { count: missing })}</p>
        </div>
      )}
    </section>
  )
}

type RowProps = { entry: ReviewEntry; isWaiting: boolean }

function Row({ entry: { id, number, title, state, changes }, isWaiting }: RowProps) {
  const t = useText()
  const words = (
    <>
      <span className="min-w-0">
        <span className="block text-xs text-ink-2">
          {t('number', { number: String(number) })}
          {changes && `, ${t(`changes.listed.${changes}`)}`}
        </span>
        <span className="font-strong">{title}</span>
      </span>
      {isWaiting ? (
        <Chip tone="sun">{t('desk.waits.chip')}</Chip>
      ) : (
        <Chip tone={STATE_TONES[state]}>{t(`states.${state}`)}</Chip>
      )}
    </>
  )
  const look = 'flex min-h-field items-center justify-between gap-3 py-3'
  // A review with a declared conflict cannot be opened any more.
  if (state === 'conflict') return <div className={look}>{words}</div>
  return (
    <Link to={`/reviews/${id}`} className={`${look} text-ink no-underline hover:underline`}>
      {words}
    </Link>
  )
}
