import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { PAPER_DAYS } from '#features/calls/contract/values.ts'
import { addDays, localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { acceptReport, type Money, rejectReport } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMoneyText } from './use-money-text.ts'

/** The state of the final report, and the bank's decision on it. */
export function FinalReport({ money }: { money: Money }) {
  const t = useMoneyText()
  const { date, day } = useCallWords()
  const { busy, act } = useProjectAct()
  const [isReturning, setReturning] = useState(false)
  const { slug, isFinished, isReportAccepted, reportReturned: returned, standing } = money
  const params = { slug }
  const state = isReportAccepted ? 'accepted' : !isFinished ? 'waits' : standing.bank ? 'here' : 'hereTeam'
  return (
    <section aria-labelledby="final-report">
      <SectionHeading id="final-report" title={t('report.title')} />
      {returned ? (
        <>
          <p className="text-sm text-ink-2">
            {t('report.returned', { date: date(returned.at), until: day(reworkUntil(returned.at)) })}
          </p>
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{returned.reason}</p>
        </>
      ) : (
        <p className="text-sm text-ink-2">{t(`report.${state}`)}</p>
      )}
      {state === 'here' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            small
            look="river"
            busy={busy && t('sending')}
            onClick={() => void act(() => call(acceptReport, { params }), t('report.acceptedNow'))}
          >
            {t('report.accept')}
          </Button>
          <Button small onClick={() => setReturning(true)}>
            {t('report.giveBack')}
          </Button>
        </div>
      )}
      {isReturning && (
        <ReasonDialog
          about={`report.${slug}`}
          title={t('report.giveBack')}
          text={t('report.giveBackText')}
          act={t('report.giveBack')}
          busy={busy}
          onAct={(reason) =>
            act(() => call(rejectReport, { params, body: { reason } }), t('report.givenBack'))
          }
          onClose={() => setReturning(false)}
        />
      )}
    </section>
  )
}

/** Returns the last day on which a report that was returned at this moment is awaited. */
function reworkUntil(returnedAt: string): string {
  return addDays(localDay(new Date(returnedAt)), PAPER_DAYS)
}
