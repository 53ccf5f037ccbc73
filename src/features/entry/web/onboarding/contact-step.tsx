import { GENDERS } from '#features/account/contract/onboarding.endpoints.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { useText } from '../use-text.ts'
import { PhoneField } from './phone-field.tsx'

type ContactStepProps = { hidden: boolean; errors: { phoneNumber?: string; gender?: string } }

export function ContactStep({ hidden, errors }: ContactStepProps) {
  const t = useText()
  return (
    <div hidden={hidden} className="grid gap-6 [&[hidden]]:hidden">
      <PhoneField error={errors.phoneNumber} />
      <RadioGroup
        name="gender"
        legend={t('fields.gender')}
        options={GENDERS.map((value) => ({ value, text: t(`onboarding.genders.${value}`) }))}
        error={errors.gender}
        inline
      />
    </div>
  )
}
