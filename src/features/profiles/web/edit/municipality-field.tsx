import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { PlaceField } from '#features/places/web/index.ts'
import { useText } from '../use-text.ts'

type Props = { value: MunicipalityId | null; onChange: (value: MunicipalityId | null) => void }

/** The municipality where a member lives. */
export function MunicipalityField(props: Props) {
  const t = useText()
  return (
    <PlaceField
      name="municipality"
      label={t('fields.municipality')}
      help={t('fields.municipalityHelp')}
      {...props}
    />
  )
}
