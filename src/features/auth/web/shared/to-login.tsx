import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useText } from '../use-text.ts'

/** Leads to the sign-in with the new password, which is already valid. */
export function ToLogin() {
  const t = useText()
  return (
    <ButtonLink to="/login" look="key" wide>
      {t('forgot.toLogin')}
    </ButtonLink>
  )
}
