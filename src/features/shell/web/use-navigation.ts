import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { navigationFor } from './registered-navigation.ts'

/** What stands where for whoever is signed in, and the language of its words. */
export function useNavigation() {
  const session = useSession()
  return {
    locale: useLocale(),
    ...navigationFor(session.status === 'authenticated' ? session.user : undefined),
  }
}
