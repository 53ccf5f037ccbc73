import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { ArticleCard } from '../contract/public.endpoints.ts'
import { useText } from './use-text.ts'

/** The author, the time that reading takes, the day of publication and the languages. */
export function useByline() {
  const t = useText()
  const locale = useLocale()
  return ({ author, minutes, publishedAt, languages }: ArticleCard) => {
    const language = languages.includes(locale) ? locale : (languages[0] ?? locale)
    return [
      author?.name ?? t('byNobody'),
      t('minutes', { count: minutes[language] }),
      formatDate(new Date(publishedAt), locale),
      t(`languages.${languages.length > 1 ? 'both' : language}`),
    ]
  }
}
