import { PASSWORD_MIN } from '#features/account/contract/inputs.ts'
import { fieldSecret, fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import type { FieldErrors } from '#platform/web/forms/use-form.ts'

export type RegistrationField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'agreeToTerms'

type Texts = Record<'required' | 'email' | 'passwordShort' | 'passwordsDiffer' | 'terms', string>

/** Checks a registration before it is sent. */
export function checkRegistration(data: FormData, texts: Texts): FieldErrors<RegistrationField> {
  const errors: FieldErrors<RegistrationField> = {}
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (fieldText(data, name) === '') errors[name] = texts.required
  }
  for (const name of ['password', 'confirmPassword'] as const) {
    if (fieldSecret(data, name) === '') errors[name] = texts.required
  }
  if (!errors.email && !looksLikeEmail(fieldText(data, 'email'))) errors.email = texts.email
  const password = fieldSecret(data, 'password')
  if (!errors.password && password.length < PASSWORD_MIN) errors.password = texts.passwordShort
  if (!errors.confirmPassword && fieldSecret(data, 'confirmPassword') !== password) {
    errors.confirmPassword = texts.passwordsDiffer
  }
  if (data.get('agreeToTerms') === null) errors.agreeToTerms = texts.terms
  return errors
}
