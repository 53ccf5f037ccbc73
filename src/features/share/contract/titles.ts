import { titles as auth } from '#features/auth/contract/titles.ts'
import { landingTitle } from '#features/landing/contract/titles.ts'
import { privacyTitle, termsTitle } from '#features/legal/contract/titles.ts'

/** Pages that are always there, by the name of their share picture. */
export const shareTitles: Readonly<Record<string, { bhs: string; en: string }>> = {
  home: landingTitle,
  login: auth.login,
  register: auth.register,
  'forgot-password': auth.forgot,
  'password-reset': auth.reset,
  verify: auth.verify,
  onboarding: auth.onboarding,
  terms: termsTitle,
  privacy: privacyTitle,
}
