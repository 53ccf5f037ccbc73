import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'

export type Passwords = { password: string; confirm: string }

type PasswordPairProps = {
  name: 'password' | 'newPassword'
  label: string
  confirmLabel: string
  errors: { password?: string | undefined; confirm?: string | undefined }
  /** The passwords that the person typed before going back a step. */
  before?: Passwords | undefined
}

/** Takes a new password and its repetition; the first can be shown. */
export function PasswordPair({ name, label, confirmLabel, errors, before }: PasswordPairProps) {
  const t = useText()
  return (
    <>
      <PasswordInput
        name={name}
        label={label}
        help={t('fields.passwordHint')}
        error={errors.password}
        defaultValue={before?.password}
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
        defaultValue={before?.confirm}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  )
}
