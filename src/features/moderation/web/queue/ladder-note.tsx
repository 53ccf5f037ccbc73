import type { Rule } from '../../contract/kinds.ts'
import { proposedMeasure } from '../../contract/ladder.ts'
import { useQueueText } from '../use-queue-text.ts'

/** The ladder's proposal from earlier decisions; it selects nothing. */
export function LadderNote({ earlier, rule }: { earlier: number; rule: Rule | null }) {
  const t = useQueueText()
  const { measure, days } = proposedMeasure({ earlier, rule })
  const name = t(`measures.${measure}`)
  return (
    <p className="text-sm text-ink-2" role="status">
      {t('ladder', { earlier, measure: days ? t('measureDays', { measure: name, days }) : name })}
    </p>
  )
}
