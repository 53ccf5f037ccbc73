import { CODE_MINUTES } from '#features/account/contract/registration.endpoints.ts'
import { strong } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'

/** Names the email that received the code, and the minutes for which it is valid. */
export function VerifyIntro({ email }: { email: string }) {
  const t = useText()
  if (email === '') return t('verify.introUnknown')
  return t.rich('verify.intro', { email, minutes: CODE_MINUTES, b: strong })
}
