import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'

type EmailFieldProps = { error: string | undefined; defaultValue?: string }

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  const t = useText()
  return (
    <TextInput
      name="email"
      type="email"
      label={t('fields.email')}
      error={error}
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...(defaultValue && { defaultValue })}
    />
  )
}
