import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { DAYS, LIMITS } from '../../contract/kinds.ts'
import { useQueueText } from '../use-queue-text.ts'

type Props = { measure: keyof typeof DAYS; errors: Readonly<Record<string, string | undefined>> }

/** Fields of a measure with an end: what a limit forbids, and for how long. */
export function TimeFields({ measure, errors }: Props) {
  const t = useQueueText()
  return (
    <>
      {measure === 'limit' && (
        <ChoiceGroup legend={t('limitList')} error={errors.limits}>
          {LIMITS.map((limit) => (
            <Checkbox
              key={limit}
              name="limits"
              value={limit}
              label={t(`limits.${limit}`)}
              aria-invalid={errors.limits !== undefined}
            />
          ))}
        </ChoiceGroup>
      )}
      <Select
        name="days"
        label={t('days')}
        empty={t('daysEmpty')}
        error={errors.days}
        options={DAYS[measure].map((count) => ({ value: String(count), text: t('dayCount', { count }) }))}
      />
    </>
  )
}
