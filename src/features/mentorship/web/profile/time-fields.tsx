import { Plus, X } from 'lucide-react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { FieldNotes } from '#platform/web/ui/fields/field.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CAPACITY_MAX, MINUTES } from '../../contract/kinds.ts'
import { useMemberText } from '../use-member-text.ts'
import { ExceptionFields } from './exception-fields.tsx'
import type { PartProps } from './profile-form.tsx'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** When they have time, by their own clock. */
export function TimeFields({ profile, errors, edit }: PartProps) {
  const t = useMemberText()
  const { weekly } = profile
  const zones = Intl.supportedValuesOf('timeZone')
  const change = (at: number, part: Partial<(typeof weekly)[number]>) =>
    edit({ weekly: weekly.map((one, n) => (n === at ? { ...one, ...part } : one)) })
  return (
    <FieldGroup title={t('own.time')}>
      <Select
        name="zone"
        label={t('own.zone')}
        help={t('own.zoneHelp')}
        options={[...new Set([profile.zone, ...zones])].map((zone) => ({ value: zone, text: zone }))}
        value={profile.zone}
        onChange={(event) => edit({ zone: event.target.value })}
      />
      <Select
        name="minutes"
        label={t('own.minutes')}
        options={MINUTES.map((minutes) => ({ value: String(minutes), text: `${minutes} min` }))}
        value={String(profile.minutes)}
        onChange={(event) =>
          edit({ minutes: MINUTES.find((one) => String(one) === event.target.value) ?? profile.minutes })
        }
      />
      <fieldset className="grid gap-2" aria-describedby="weekly-error">
        <legend className="mb-1.5 text-sm font-strong">{t('own.weekly')}</legend>
        {weekly.map(({ day, from, to }, n) => (
          // The rows have no names of their own, and each shows what it holds.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place
          <div
            key={n}
            className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2"
          >
            <Select
              name={`weekly.${n}.day`}
              label={t('ask.day')}
              options={DAYS.map((one) => ({ value: String(one), text: t(`own.days.d${one}`) }))}
              value={String(day)}
              onChange={(event) => change(n, { day: Number(event.target.value) })}
            />
            <TextInput
              name={`weekly.${n}.from`}
              type="time"
              label={t('own.from')}
              value={from}
              onChange={(event) => change(n, { from: event.target.value })}
            />
            <TextInput
              name={`weekly.${n}.to`}
              type="time"
              label={t('own.to')}
              value={to}
              onChange={(event) => change(n, { to: event.target.value })}
            />
            <IconButton
              icon={<X />}
              label={t('own.removeHours', { day: t(`own.days.d${day as 1}`), from })}
              onClick={() => edit({ weekly: weekly.filter((_, at) => at !== n) })}
            />
          </div>
        ))}
        <FieldNotes id="weekly" error={errors.weekly} help={undefined} />
        <div>
          <Button
            small
            icon={<Plus />}
            onClick={() =>
              edit({ weekly: [...weekly, { day: nextDay(weekly), from: '18:00', to: '20:00' }] })
            }
          >
            {t('own.addHours')}
          </Button>
        </div>
      </fieldset>
      <ExceptionFields profile={profile} errors={errors} edit={edit} />
      <Select
        name="capacity"
        label={t('own.capacity')}
        options={Array.from({ length: CAPACITY_MAX }, (_, n) => ({
          value: String(n + 1),
          text: String(n + 1),
        }))}
        value={String(profile.capacity)}
        onChange={(event) => edit({ capacity: Number(event.target.value) })}
      />
      <TextInput
        name="pausedUntil"
        type="date"
        label={t('own.pause')}
        help={t('own.pauseHelp')}
        value={profile.pausedUntil ?? ''}
        onChange={(event) => edit({ pausedUntil: event.target.value || null })}
      />
    </FieldGroup>
  )
}

/** The first day without hours. */
function nextDay(weekly: readonly { day: number }[]): number {
  return DAYS.find((day) => !weekly.some((one) => one.day === day)) ?? 1
}
