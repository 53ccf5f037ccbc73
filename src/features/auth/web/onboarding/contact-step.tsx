import { GENDERS } from '#features/account/contract/onboarding.endpoints.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { PasswordPair } from '../shared/password-pair.tsx'
import { useText } from '../use-text.ts'
import { PhoneField } from './phone-field.tsx'
import { useOnboardingText } from './use-onboarding-text.ts'

type ContactStepProps = {
  hidden: boolean
  /** The account was created without a password, so it is chosen here. */
  needsPassword: boolean
  errors: { phoneNumber?: string; gender?: string; password?: string; confirmPassword?: string }
}

export function ContactStep({ hidden, needsPassword, errors }: ContactStepProps) {
  const t = useText()
  const words = useOnboardingText()
  return (
    <div hidden={hidden} className="grid gap-6 [&[hidden]]:hidden">
      <PhoneField error={errors.phoneNumber} />
      <RadioGroup
        name="gender"
        legend={t('fields.gender')}
        options={GENDERS.map((value) => ({ value, text: words(`genders.${value}`) }))}
        error={errors.gender}
        inline
      />
      {needsPassword && (
        <fieldset className="grid min-w-0 gap-4.5">
          <legend className="font-strong">{words('passwordTitle')}</legend>
          <p className="text-sm text-ink-2">{words('passwordText')}</p>
          <PasswordPair
            name="password"
            label={t('fields.password')}
            confirmLabel={t('fields.confirmPassword')}
            errors={{ password: errors.password, confirm: errors.confirmPassword }}
          />
        </fieldset>
      )}
    </div>
  )
}
