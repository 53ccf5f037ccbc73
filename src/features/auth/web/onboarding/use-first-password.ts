import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PASSWORD_MIN } from '#features/account/contract/inputs.ts'
import { getFirstPassword, saveFirstPassword } from '#features/account/contract/onboarding.endpoints.ts'
import { fieldSecret } from '#platform/web/forms/field-values.ts'
import type { FieldErrors } from '#platform/web/forms/use-form.ts'
import { ask } from '../shared/ask.ts'
import { useText } from '../use-text.ts'

/** Returns whether the account of this browser still needs a password, and the function that sets it. */
export function useFirstPassword() {
  const t = useText()
  const [hasPassword, setHasPassword] = useState(false)
  const { data } = useQuery({
    queryKey: [getFirstPassword.path],
    queryFn: ({ signal }) => ask(getFirstPassword, { signal }),
    refetchOnMount: 'always',
    retry: false,
  })
  const needed = data?.needsPassword === true && !hasPassword
  return {
    needed,
    validate(form: FormData): FieldErrors<'password' | 'confirmPassword'> {
      if (!needed) return {}
      const password = fieldSecret(form, 'password')
      if (password.length < PASSWORD_MIN) return { password: t('errors.passwordShort') }
      const differs = fieldSecret(form, 'confirmPassword') !== password
      return differs ? { confirmPassword: t('errors.passwordsDiffer') } : {}
    },
    async choose(email: string, form: FormData): Promise<void> {
      if (!needed) return
      await ask(saveFirstPassword, { body: { email, password: fieldSecret(form, 'password') } })
      setHasPassword(true)
    },
  }
}
