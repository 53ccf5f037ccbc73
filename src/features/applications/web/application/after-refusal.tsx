import { Link } from 'react-router'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { CardRow } from '#features/opportunities/web/index.ts'
import { listRecommendations } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { MatchArch } from '#features/recommendations/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'

const SHOWN = 3

/** Suggests after a rejection: similar opportunities, and the skill that would open the most of them. */
export function AfterRefusal({ kind }: { kind: Kind | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { data } = useEndpoint(listRecommendations, { query: kind ? { kind } : {} })
  const others = data?.suggestions.slice(0, SHOWN) ?? []
  if (others.length === 0) return null
  const gaps = data?.suggestions.flatMap(({ missing }) => missing) ?? []
  const count = (id: string) => gaps.filter((one) => one.id === id).length
  const [next] = gaps.toSorted((a, b) => count(b.id) - count(a.id))
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title" className="mb-3 text-lg">
        {t('refused.title')}
      </h2>
      <ul>
        {others.map(({ opportunity, reach }) => (
          <li key={opportunity.id}>
            <CardRow card={opportunity} {...(reach.of > 0 && { figure: <MatchArch reach={reach} /> })} />
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-3 text-sm text-ink-2">
          {t('refused.skill', { skill: readText(next.name, locale).text, count: count(next.id) })}{' '}
          <Link to="/ai-skills" className="link">
            {t('refused.learn')}
          </Link>
        </p>
      )}
    </section>
  )
}
