import type { CaseRow } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { useReportText } from '../use-report-text.ts'

/** Returns the title of a case: its kind, and the reason of its reporters or else the sign that a program found. */
export function useCaseTitle() {
  const t = useQueueText()
  const words = useReportText()
  return ({ what, reason, signs: [sign] }: Pick<CaseRow, 'what' | 'reason' | 'signs'>): string => {
    const why = reason ? words(`reasons.${reason}`) : sign ? t(`signs.${sign}`) : t('noReason')
    return t('row', { what: what.charAt(0).toLocaleUpperCase() + what.slice(1), reason: why })
  }
}
