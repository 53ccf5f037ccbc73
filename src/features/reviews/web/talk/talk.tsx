import { Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { Review } from '../../contract/reviews.endpoints.ts'
import {
  deleteRemark,
  getTalk,
  type MemberScore,
  type Remark,
  type Talk,
} from '../../contract/talk.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'
import { RemarkForm } from './remark-form.tsx'

const ReviseDialog = lazyPart(async () => (await import('./revise-dialog.tsx')).ReviseDialog)

/** The scores and remarks of the others, once they can influence nobody. */
export function TalkPart({ review }: { review: Review }) {
  const t = useText()
  const query = useEndpoint(getTalk, { params: { id: review.id }, refetchOnMount: 'always' })
  return (
    <section aria-labelledby="talk-title" className="border-t border-line pt-5">
      <h2 id="talk-title" className="text-xl">
        {t('talk.title')}
      </h2>
      <QueryState query={query}>
        {(talk) =>
          talk.state === 'early' ? (
            <>
              <p className="mt-1 text-sm text-ink-2">{t('talk.early')}</p>
              {review.mayRevise && <Revise review={review} />}
            </>
          ) : (
            <Opened review={review} talk={talk} />
          )
        }
      </QueryState>
    </section>
  )
}

function Opened({ review, talk }: { review: Review; talk: Talk }) {
  const t = useText()
  const mayRevise = talk.state === 'open' && review.state === 'given'
  return (
    <>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {t(`talk.states.${talk.state === 'open' ? 'open' : 'closed'}`)}
      </p>
      <ul className="grid gap-4">
        {talk.given.map((score, at) => (
          <li key={at} className="border-l-2 border-line pl-3">
            <ScoreItem score={score} review={review} />
          </li>
        ))}
      </ul>
      {mayRevise && <Revise review={review} />}
      <ul aria-label={t('talk.remarks')} className="mt-5 grid gap-3">
        {talk.remarks.map((remark) => (
          <li key={remark.id} className="border-t border-line pt-3">
            <RemarkItem remark={remark} review={review} isOpen={talk.state === 'open'} />
          </li>
        ))}
      </ul>
      {talk.state === 'open' && <RemarkForm id={review.id} />}
    </>
  )
}

/** The revision of the reviewer's own score, visible to the others. */
function Revise({ review }: { review: Review }) {
  const t = useText()
  const [isRevising, setRevising] = useState(false)
  return (
    <>
      <Button small className="mt-4" onClick={() => setRevising(true)}>
        {t('talk.revise')}
      </Button>
      <Suspense>{isRevising && <ReviseDialog review={review} onClose={() => setRevising(false)} />}</Suspense>
    </>
  )
}

function ScoreItem({ score, review: { criteria } }: { score: MemberScore; review: Review }) {
  const t = useText()
  const locale = useLocale()
  const inWords = (scores: Readonly<Record<string, number>>) =>
    criteria
      .filter(({ id }) => scores[id] !== undefined)
      .map(({ id, title }) => `${readText(title, locale).text} ${scores[id]}`)
      .join(', ')
  return (
    <>
      <p className="text-sm font-strong">
        {score.mine ? t('talk.mine') : (score.reviewer ?? t('ranking.former'))}
      </p>
      <p className="text-sm tabular-nums">{inWords(score.scores)}</p>
      <p className="mt-1 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{score.comment}</p>
      {score.changes.map(({ at, why, scores }) => (
        <p key={at} className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {t('talk.changed', { date: formatDate(new Date(at), locale), scores: inWords(scores), why })}
        </p>
      ))}
    </>
  )
}

function RemarkItem({ remark, review, isOpen }: { remark: Remark; review: Review; isOpen: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const at = new Date(remark.at)
  const params = { id: review.id, remark: remark.id }
  return (
    <>
      <p className="text-xs text-ink-2">
        {remark.mine ? t('talk.me') : (remark.author ?? t('ranking.former'))}, {formatDate(at, locale)}{' '}
        {formatTime(at)}
      </p>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{remark.text}</p>
      {remark.mine && isOpen && (
        <Button
          small
          look="quiet"
          className="-ml-3"
          busy={busy && t('talk.removing')}
          onClick={() => void act(() => call(deleteRemark, { params }), t('talk.removed'))}
        >
          {t('talk.remove')}
        </Button>
      )}
    </>
  )
}
