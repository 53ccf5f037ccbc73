import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import type { Rhythm } from '../../contract/preferences.endpoints.ts'
import { clockOf, minutesOf } from '../../contract/quiet.ts'
import { usePreferenceText } from './use-preference-text.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The quiet hours of pushes. */
export function QuietHours({
  rhythm,
  onChange,
}: {
  rhythm: Rhythm
  onChange: (change: Partial<Rhythm>) => void
}) {
  const t = usePreferenceText()
  const { quiet, quietFrom, quietTo, quietDays, urgent } = rhythm
  const toggle = (day: number) =>
    onChange({
      quietDays: quietDays.includes(day)
        ? quietDays.filter((one) => one !== day)
        : [...quietDays, day].sort(),
    })
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <Switch
        name="quiet"
        label={t('quiet')}
        help={t('quietHelp')}
        checked={quiet}
        onChange={(event) => onChange({ quiet: event.target.checked })}
      />
      {quiet && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Clock
              name="quietFrom"
              label={t('from')}
              value={quietFrom}
              onChange={(value) => onChange({ quietFrom: value })}
            />
            <Clock
              name="quietTo"
              label={t('to')}
              value={quietTo}
              onChange={(value) => onChange({ quietTo: value })}
            />
          </div>
          <div role="group" aria-label={t('days')} className="grid grid-cols-7 gap-1">
            {DAYS.map((name, at) => (
              <Pick
                key={name}
                pressed={quietDays.includes(at + 1)}
                onClick={() => toggle(at + 1)}
                aria-label={t(`weekdays.${name}`)}
                className="justify-center rounded-control px-0"
              >
                {t(`weekdays.${name}`).slice(0, 1).toUpperCase()}
              </Pick>
            ))}
          </div>
          <Checkbox
            name="urgent"
            label={t('urgent')}
            checked={urgent}
            onChange={(event) => onChange({ urgent: event.target.checked })}
          />
        </>
      )}
    </div>
  )
}

function Clock(props: { name: string; label: string; value: number; onChange: (minutes: number) => void }) {
  const { name, label, value, onChange } = props
  return (
    <TextInput
      type="time"
      name={name}
      label={label}
      defaultValue={clockOf(value)}
      onChange={(event) => {
        const minutes = minutesOf(event.currentTarget.value)
        if (minutes !== undefined) onChange(minutes)
      }}
    />
  )
}
