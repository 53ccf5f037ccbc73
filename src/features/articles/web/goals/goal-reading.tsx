import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type GoalArticle, listGoalArticles } from '../../contract/goals.endpoints.ts'
import { useText } from '../use-text.ts'

/** What there is to read for a goal of the member, each with the skill that it is about. */
export function GoalReading({ most }: { most?: number }) {
  const t = useText()
  const query = useEndpoint(listGoalArticles, { refetchOnMount: 'always' })
  return (
    <QueryState query={query} small={most !== undefined}>
      {({ goals, articles }) =>
        articles.length > 0 ? (
          <ul>
            {articles.slice(0, most).map((one) => (
              <Row key={one.article.id} one={one} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t(goals ? 'goals.none' : 'goals.noGoal')}
            text={t(goals ? 'goals.noneText' : 'goals.noGoalText')}
            action={
              <ButtonLink to={goals ? '/articles' : '/ai-skills'} small>
                {t(goals ? 'goals.all' : 'goals.choose')}
              </ButtonLink>
            }
          />
        )
      }
    </QueryState>
  )
}

function Row({ one: { article, goal, skills } }: { one: GoalArticle }) {
  const t = useText()
  const locale = useLocale()
  const { text, language } = readText(article.title, locale)
  const [skill] = skills
  const names = {
    skill: skill ? readText(skill.name, locale).text : '',
    goal: goal && readText(goal, locale).text,
  }
  return (
    <li className="border-t border-line">
      <a
        className="grid min-h-target gap-0.5 py-3 text-ink no-underline hover:underline"
        href={`/articles/${article.slug}`}
      >
        <span className="font-strong [overflow-wrap:anywhere]" lang={htmlLang(language)}>
          {text}
        </span>
        <span className="text-sm text-ink-2">
          {names.goal
            ? t('goals.why', { ...names, goal: names.goal })
            : t('goals.whyLearning', { skill: names.skill })}
        </span>
      </a>
    </li>
  )
}
