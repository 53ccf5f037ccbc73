import { addDays } from '#platform/contract/local-time.ts'
import type { FieldErrors } from '#platform/web/forms/use-form.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  GROUP_FORMATS,
  GROUP_MINUTES,
  type GroupDraft,
  LOCATION_MAX,
  PLACES_MAX,
  PLACES_MIN,
} from '../../contract/groups/groups.endpoints.ts'
import { useText } from '../use-text.ts'
import type { GroupField } from './group-form.tsx'
import { useGroupText } from './use-group-text.ts'

type Props = {
  draft: GroupDraft
  errors: FieldErrors<GroupField>
  edit: (part: Partial<GroupDraft>) => void
}

/** When, for how many and where. The time is written by the clock of the zone. */
export function GroupFields({ draft, errors, edit }: Props) {
  const t = useGroupText()
  const words = useText()
  const { starts, joinBy, zone, minutes, places, format, link, location } = draft
  const numbers = Array.from({ length: PLACES_MAX - PLACES_MIN + 1 }, (_, n) => String(n + PLACES_MIN))
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput
          name="starts"
          type="datetime-local"
          label={t('starts')}
          help={t('startsHelp', { zone })}
          value={starts}
          error={errors.starts}
          onChange={({ target }) => {
            const next = target.value.slice(0, 16)
            // Until somebody says another, places are taken until the day before.
            edit({ starts: next, ...(joinBy === dayBefore(starts) && { joinBy: dayBefore(next) }) })
          }}
        />
        <TextInput
          name="joinBy"
          type="datetime-local"
          label={t('deadline')}
          value={joinBy}
          error={errors.joinBy}
          onChange={({ target }) => edit({ joinBy: target.value.slice(0, 16) })}
        />
        <Select
          name="zone"
          label={t('zone')}
          options={[...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].map((one) => ({
            value: one,
            text: one,
          }))}
          value={zone}
          onChange={({ target }) => edit({ zone: target.value })}
        />
        <Select
          name="minutes"
          label={t('minutes')}
          options={GROUP_MINUTES.map((one) => ({ value: String(one), text: `${one} min` }))}
          value={String(minutes)}
          onChange={({ target }) =>
            edit({ minutes: GROUP_MINUTES.find((one) => String(one) === target.value) ?? minutes })
          }
        />
        <Select
          name="places"
          label={t('placesOf')}
          error={errors.places}
          options={numbers.map((one) => ({ value: one, text: one }))}
          value={String(places)}
          onChange={({ target }) => edit({ places: Number(target.value) })}
        />
      </div>
      <RadioGroup
        legend={t('format')}
        name="format"
        value={format}
        options={GROUP_FORMATS.map((value) => ({ value, text: words(`formats.${value}`) }))}
        onChange={(value) => edit({ format: GROUP_FORMATS.find((one) => one === value) ?? format })}
      />
      {format === 'video' ? (
        <TextInput
          name="link"
          type="url"
          inputMode="url"
          label={t('link')}
          help={t('linkHelp')}
          error={errors.link}
          value={link}
          maxLength={300}
          onChange={({ target }) => edit({ link: target.value.trim() })}
        />
      ) : (
        <TextInput
          name="location"
          label={t('place')}
          help={t('placeHelp')}
          error={errors.location}
          value={location}
          maxLength={LOCATION_MAX}
          onChange={({ target }) => edit({ location: target.value })}
        />
      )}
    </>
  )
}

function dayBefore(local: string): string {
  return local === '' ? '' : `${addDays(local.slice(0, 10), -1)}${local.slice(10)}`
}
