import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Version } from '../../contract/versions/versions.endpoints.ts'
import { useText } from '../use-text.ts'

/** Returns the name, author and time of a version. */
export function useVersionWords() {
  const t = useText()
  const locale = useLocale()
  return {
    nameOf: ({ kind, name }: Version) => (kind === 'named' ? name : t(`versions.kinds.${kind}`)),
    madeBy({ author, createdAt }: Version) {
      const at = new Date(createdAt)
      return t('versions.made', {
        author: author ?? t('versions.nobody'),
        date: formatDate(at, locale),
        time: formatTime(at),
      })
    },
  }
}
