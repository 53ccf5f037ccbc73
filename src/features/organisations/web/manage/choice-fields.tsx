import { byLetters } from '#platform/contract/letter-order.ts'
import { areaNames } from '#features/places/contract/areas.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { KINDS, type Kind } from '../../contract/kinds.ts'
import { useText } from '../use-text.ts'

type FieldProps<Value> = { defaultValue?: Value; error?: string | undefined }

export function KindField({ defaultValue, error, empty }: FieldProps<Kind> & { empty?: boolean }) {
  const t = useText()
  return (
    <Select
      name="kind"
      label={t('fields.kind')}
      error={error}
      defaultValue={defaultValue ?? ''}
      {...(empty && { empty: t('fields.chooseKind') })}
      options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
    />
  )
}

const BY_NAME = [...municipalities].sort((one, other) => byLetters(one.latin, other.latin))

/** All municipalities in the phone's own list, which finds by first letters. */
export function MunicipalityField({ defaultValue, error }: FieldProps<string | null>) {
  const t = useText()
  const locale = useLocale()
  return (
    <Select
      name="municipality"
      label={t('fields.municipality')}
      error={error}
      empty={t('fields.noMunicipality')}
      defaultValue={defaultValue ?? ''}
      options={BY_NAME.map(({ id, latin, area }) => ({
        value: id,
        text: `${latin} (${areaNames[area][locale]})`,
      }))}
    />
  )
}
