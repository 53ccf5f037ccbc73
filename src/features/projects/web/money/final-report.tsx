import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { acceptReport, type Money } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useMoneyText } from './use-money-text.ts'

/** How far the final report is, and the bank's word on it. */
export function FinalReport({ money: { slug, isFinished, isReportAccepted, standing } }: { money: Money }) {
  const t = useMoneyText()
  const { busy, act } = useProjectAct()
  const state = isReportAccepted ? 'accepted' : !isFinished ? 'waits' : standing.team ? 'hereTeam' : 'here'
  return (
    <section aria-labelledby="final-report">
      <SectionHeading id="final-report" title={t('report.title')} />
      <p className="text-sm text-ink-2">{t(`report.${state}`)}</p>
      {state === 'here' && (
        <Button
          className="mt-3"
          look="river"
          busy={busy && t('sending')}
          onClick={() => void act(() => call(acceptReport, { params: { slug } }), t('report.acceptedNow'))}
        >
          {t('report.accept')}
        </Button>
      )}
    </section>
  )
}
