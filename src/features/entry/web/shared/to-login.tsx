import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useText } from '../use-text.ts'

/** The new password is in force; all that is left is to sign in with it. */
export function ToLogin() {
  const t = useText()
  return (
    <ButtonLink to="/login" look="key" wide>
      {t('forgot.toLogin')}
    </ButtonLink>
  )
}
