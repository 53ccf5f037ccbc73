import { formatAmount } from '#platform/contract/amount.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type RankedApplication, withdrawDecision } from '../../contract/decisions.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'
import type { Deciding } from './ranking.tsx'

type Props = {
  application: RankedApplication
  slug: string
  isOpen: boolean
  /** The public votes on approved applications. */
  isForVote: boolean
  /** The vote has given the money. */
  isVoteCounted: boolean
  onDecide: (deciding: Deciding) => void
}

/** One application in the ranking, with its points, their range, and the decision. */
export function RankedRow(props: Props) {
  const t = useText()
  const locale = useLocale()
  const { application } = props
  const { number, title, rank, normalised, raw, requested, given, changed, reviewers, comments } = application
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-t border-line py-3.5 lg:grid-cols-[2.25rem_minmax(0,1fr)_8rem_8rem_15rem]">
      <span className="font-strong tabular-nums">{rank}.</span>
      <div className="min-w-0">
        <h2 className="text-md wrap-anywhere">{title}</h2>
        <p className="text-xs text-ink-2">
          {number !== null && `${t('number', { number: String(number) })}, `}
          {t('ranking.judged', { given: String(given), all: String(reviewers) })}
          {changed > 0 && `, ${t('ranking.changed', { count: changed })}`}
        </p>
      </div>
      <div className="text-right lg:text-left">
        {given > 0 ? (
          <>
            <p className="text-lg font-strong tabular-nums">{points(normalised, locale)}</p>
            <p className="text-xs text-ink-2 tabular-nums">
              {t('ranking.raw', { raw: points(raw, locale) })}
            </p>
            <Range application={application} />
          </>
        ) : (
          <p className="text-sm text-ink-2">{t('ranking.unscored')}</p>
        )}
      </div>
      <p className="col-start-2 text-sm tabular-nums lg:col-start-auto">
        {t('desk.asks', { amount: formatAmount(requested / 100, locale) })}
      </p>
      <div className="col-span-2 col-start-2 flex flex-wrap items-start gap-2 lg:col-span-1 lg:col-start-auto">
        <Decision {...props} />
      </div>
      {comments.length > 0 && (
        <details className="col-span-2 col-start-2 text-sm lg:col-end-6">
          <summary className="min-h-8 w-fit cursor-pointer text-ink-2 underline">
            {t('ranking.comments', { count: comments.length })}
          </summary>
          <ul className="mt-1 grid max-w-prose gap-2">
            {comments.map((comment, at) => (
              <li key={at} className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
                {comment}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Decision({ application, slug, isOpen, isForVote, isVoteCounted, onDecide }: Props) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const { decision, conflict, id, title, voteAward } = application
  const money = (feninga: number) => formatAmount(feninga / 100, locale)
  if (conflict && !decision?.confirmedAt) return <Chip tone="line">{t('ranking.knowsTeam')}</Chip>
  if (!decision)
    return isOpen ? (
      <Button
        small
        aria-label={t('ranking.proposeFor', { title })}
        onClick={() => onDecide({ what: 'propose', application })}
      >
        {t('ranking.propose')}
      </Button>
    ) : (
      <Chip>{t('ranking.undecided')}</Chip>
    )
  const outcome =
    decision.amount === null
      ? t('ranking.refusal')
      : !isVoteCounted
        ? t(isForVote ? 'ranking.ballot' : 'ranking.award', { amount: money(decision.amount) })
        : voteAward === null
          ? t('ranking.noVoteAward')
          : t('ranking.voteAward', { amount: money(voteAward) })
  const tone = decision.amount === null ? 'harm' : isVoteCounted && voteAward === null ? 'missing' : 'have'
  if (decision.confirmedAt)
    return (
      <>
        <Chip tone={tone}>{outcome}</Chip>
        <p className="basis-full text-xs text-ink-2">
          {t('ranking.signed', {
            first: decision.proposedBy ?? t('ranking.former'),
            second: decision.confirmedBy ?? t('ranking.former'),
          })}
        </p>
        {decision.outside !== null && (
          <p className="basis-full text-xs text-ink-2 wrap-anywhere">
            {t('ranking.outside')}: {decision.outside}
          </p>
        )}
      </>
    )
  const params = { slug, application: id, id: decision.id }
  return (
    <>
      <Chip tone="sun">{outcome}</Chip>
      <p className="basis-full text-xs text-ink-2">{t('ranking.waits')}</p>
      {isOpen && !decision.mine && (
        <Button
          small
          look="river"
          aria-label={t('ranking.signFor', { title })}
          onClick={() => onDecide({ what: 'sign', application })}
        >
          {t('ranking.sign')}
        </Button>
      )}
      {isOpen && (
        <Button
          small
          look="quiet"
          busy={busy && t('ranking.withdrawing')}
          aria-label={t('ranking.withdrawFor', { title })}
          onClick={() => void act(() => call(withdrawDecision, { params }), t('ranking.withdrawn'))}
        >
          {t('ranking.withdraw')}
        </Button>
      )}
    </>
  )
}

const [WIDTH, HEIGHT, EDGE] = [96, 14, 5]

/** The range from lowest to highest score, from 0 to 5; the dot is the value that the ranking uses. */
function Range({ application: { lowest, highest, normalised } }: Pick<Props, 'application'>) {
  const t = useText()
  const locale = useLocale()
  const at = (score: number) => EDGE + (score * (WIDTH - 2 * EDGE)) / 5000
  const middle = HEIGHT / 2
  const label = t('ranking.range', { lowest: points(lowest, locale), highest: points(highest, locale) })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="ml-auto h-3.5 w-24 lg:ml-0"
    >
      <line className="stroke-line" strokeWidth="2" x1={EDGE} x2={WIDTH - EDGE} y1={middle} y2={middle} />
      <line
        className="stroke-edge"
        strokeWidth="2"
        x1={at(lowest)}
        x2={at(highest)}
        y1={middle}
        y2={middle}
      />
      <circle className="fill-river" cx={at(normalised)} cy={middle} r="4.5" />
    </svg>
  )
}

/** Formats thousandths: `4,42`. */
function points(thousandths: number, locale: Locale): string {
  return formatNumber(thousandths / 1000, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
