import { Fragment, Suspense, useState } from 'react'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import type { RankedApplication, Ranking } from '../../contract/decisions.endpoints.ts'
import { fundLine } from '../../contract/ranking.ts'
import { useText } from '../use-text.ts'
import { RankedRow } from './ranked-row.tsx'

const ProposeDialog = lazyPart(async () => (await import('./propose-dialog.tsx')).ProposeDialog)
const SignDialog = lazyPart(async () => (await import('./sign-dialog.tsx')).SignDialog)

const MinutesDialog = lazyPart(async () => (await import('./minutes-dialog.tsx')).MinutesDialog)

export type Deciding = { what: 'propose' | 'sign'; application: RankedApplication }

/** The ranking, the end of the fund in it, and a simulation with another fund. */
export function RankingOfCall({ ranking }: { ranking: Ranking }) {
  const t = useText()
  const locale = useLocale()
  const { title, fund, awarded, applications, state, slug, voteFrom, isLate, voteAwarded } = ranking
  const isVoteCounted = voteAwarded !== null
  const [tried, setTried] = useState<number | null>(fund / 100)
  const [isTakingMinutes, setTakingMinutes] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  const money = (feninga: number) => formatAmount(feninga / 100, locale)
  const line = fundLine(applications.map(costOf), tried === null ? fund : tried * 100)
  const close = () => setDeciding(undefined)
  // Another board member may have signed or withdrawn the proposal in the meantime; then the dialog closes.
  const toSign =
    deciding?.what === 'sign' &&
    applications.find(
      ({ id, decision }) =>
        id === deciding.application.id &&
        decision?.id === deciding.application.decision?.id &&
        decision?.confirmedAt === null,
    )
  return (
    <>
      <ButtonLink to="/reviews" look="quiet" small className="-ml-3">
        {t('desk.back')}
      </ButtonLink>
      <h1 className="mt-2 text-2xl">{t('ranking.title', { title: readText(title, locale).text })}</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">
        {voteAwarded !== null
          ? t('ranking.leadCounted', { fund: money(fund), awarded: money(voteAwarded) })
          : voteFrom && isLate
            ? t('ranking.leadLate', { fund: money(fund) })
            : voteFrom
              ? t('ranking.leadVote', { fund: money(fund), date: formatDate(new Date(voteFrom), locale) })
              : t('ranking.lead', { fund: money(fund), awarded: money(awarded) })}
      </p>
      {state === 'closed' && voteFrom && (
        <ButtonLink to={`/reviews/calls/${slug}/vote`} small className="mb-5">
          {t('ranking.anomalies')}
        </ButtonLink>
      )}
      {isLate && (
        <Note className="mb-5" tone="sun">
          <p>{t('ranking.late')}</p>
        </Note>
      )}
      {state !== 'deciding' && (
        <Note className="mb-5" tone="sun">
          <p>{t(`ranking.states.${state}`)}</p>
        </Note>
      )}
      {applications.length === 0 ? (
        <EmptyState title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />
      ) : (
        <>
          {!isVoteCounted && (
            <div className="mb-5 max-w-xs">
              <AmountField
                name="fund"
                label={t('ranking.tried')}
                value={tried}
                help={t('ranking.triedHelp')}
                onChange={setTried}
              />
            </div>
          )}
          <ol aria-label={t('ranking.order')}>
            {applications.map((application, at) => (
              <Fragment key={application.id}>
                {!isVoteCounted && at === line.reached && <FundEnds left={money(line.left)} />}
                <RankedRow
                  application={application}
                  slug={slug}
                  isOpen={state === 'deciding'}
                  isForVote={voteFrom !== null}
                  isVoteCounted={isVoteCounted}
                  onDecide={setDeciding}
                />
              </Fragment>
            ))}
            {!isVoteCounted && line.reached === applications.length && <FundEnds left={money(line.left)} />}
          </ol>
          <p className="mt-6 max-w-prose text-xs text-ink-2">{t('ranking.rules')}</p>
        </>
      )}
      {state !== 'scoring' && (
        <Button small className="mt-4" onClick={() => setTakingMinutes(true)}>
          {t('minutes.title')}
        </Button>
      )}
      <Suspense>
        {isTakingMinutes && <MinutesDialog slug={slug} onClose={() => setTakingMinutes(false)} />}
        {deciding?.what === 'propose' && (
          <ProposeDialog slug={slug} application={deciding.application} onClose={close} />
        )}
        {toSign && (
          <SignDialog slug={slug} application={toSign} isForVote={voteFrom !== null} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** Returns the amount that an application takes from the fund: the decided one, else the requested one. */
function costOf({ requested, decision }: RankedApplication) {
  return { requested: decision ? (decision.amount ?? 0) : requested }
}

function FundEnds({ left }: { left: string }) {
  const t = useText()
  return (
    <li className="flex items-center gap-3 py-2 text-sm font-strong">
      <span aria-hidden="true" className="w-6 border-t-2 border-ink" />
      {t('ranking.line', { left })}
      <span aria-hidden="true" className="flex-1 border-t-2 border-ink" />
    </li>
  )
}
