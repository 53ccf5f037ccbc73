import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { useText } from '../use-text.ts'

type CurrentPasswordProps = {
  name: 'password' | 'currentPassword'
  label: string
  error?: string | undefined
}

/** Required before acts that could take the account away. */
export function CurrentPassword({ name, label, error }: CurrentPasswordProps) {
  const t = useText()
  return (
    <PasswordInput
      name={name}
      label={label}
      error={error}
      autoComplete="current-password"
      required
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  )
}
