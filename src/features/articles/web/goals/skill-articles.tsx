import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { listGoalArticles } from '../../contract/goals.endpoints.ts'
import { useText } from '../use-text.ts'

const MAX = 2

/** Articles that speak of a skill of the learning path. */
export function SkillArticles({ skill }: { skill: { id: string; name: string } }) {
  const t = useText()
  const locale = useLocale()
  const { data } = useEndpoint(listGoalArticles)
  const articles = (data?.articles ?? []).filter(({ skills }) => skills.some(({ id }) => id === skill.id))
  if (articles.length === 0) return null
  return (
    <ul aria-label={t('goals.about', { skill: skill.name })} className="mt-2 grid text-sm">
      {articles.slice(0, MAX).map(({ article: { id, slug, title, minutes } }) => {
        const { text, language } = readText(title, locale)
        return (
          <li key={id}>
            <a className="link inline-flex min-h-target items-center" href={`/articles/${slug}`}>
              <span lang={htmlLang(language)}>{text}</span>
            </a>{' '}
            <span className="text-ink-2">{t('minutes', { count: minutes[language] })}</span>
          </li>
        )
      })}
    </ul>
  )
}
