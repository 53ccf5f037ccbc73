import { titles as entry } from '#features/entry/contract/titles.ts'
import { landingTitle } from '#features/landing/contract/titles.ts'
import { contactTitle, faqTitle, privacyTitle, termsTitle } from '#features/legal/contract/titles.ts'

/** Pages that are always there, by the name of their share picture. */
export const shareTitles: Readonly<Record<string, { bhs: string; en: string }>> = {
  home: landingTitle,
  login: entry.login,
  register: entry.register,
  'forgot-password': entry.forgot,
  'password-reset': entry.reset,
  verify: entry.verify,
  onboarding: entry.onboarding,
  terms: termsTitle,
  privacy: privacyTitle,
  faq: faqTitle,
  kontakt: contactTitle,
}
