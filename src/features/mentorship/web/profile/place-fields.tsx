import { municipalities } from '#features/places/contract/municipalities.ts'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { PartProps } from './profile-form.tsx'

/** The mentor's place and video link. */
export function PlaceFields({ profile, errors, edit }: PartProps) {
  const t = useMemberText()
  return (
    <FieldGroup title={t('own.where')}>
      <Select
        name="municipality"
        label={t('own.municipality')}
        empty={t('own.abroad')}
        options={municipalities.map(({ id, name }) => ({ value: id, text: name }))}
        value={profile.municipality ?? ''}
        onChange={(event) => edit({ municipality: event.target.value || null })}
      />
      {profile.municipality === null && (
        <TextInput
          name="town"
          label={t('own.town')}
          help={t('own.townHelp')}
          error={errors.town}
          value={profile.town}
          maxLength={80}
          onChange={(event) => edit({ town: event.target.value })}
        />
      )}
      <TextInput
        name="link"
        type="url"
        inputMode="url"
        label={t('own.link')}
        help={t('own.linkHelp')}
        error={errors.link}
        value={profile.link}
        maxLength={300}
        onChange={(event) => edit({ link: event.target.value.trim() })}
      />
    </FieldGroup>
  )
}
