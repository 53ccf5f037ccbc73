import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'

type PasswordPairProps = {
  name: 'password' | 'newPassword'
  label: string
  confirmLabel: string
  errors: { password?: string | undefined; confirm?: string | undefined }
}

/** Takes a new password and its repetition; the first can be shown. */
export function PasswordPair({ name, label, confirmLabel, errors }: PasswordPairProps) {
  const t = useText()
  return (
    <>
      <PasswordInput
        name={name}
        label={label}
        help={t('fields.passwordHint')}
        error={errors.password}
        autoComplete="new-password"
        required
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
      />
      <TextInput
        name="confirmPassword"
        type="password"
        label={confirmLabel}
        error={errors.confirm}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  )
}
