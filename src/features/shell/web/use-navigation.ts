import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useRestingPages } from '#platform/web/shell/resting.ts'
import { navigationFor } from './registered-navigation.ts'

/** Returns the navigation of the signed-in person, and the language of its texts. */
export function useNavigation() {
  const session = useSession()
  const resting = useRestingPages()
  return {
    locale: useLocale(),
    ...navigationFor(session.status === 'authenticated' ? session.user : undefined, { resting }),
  }
}
