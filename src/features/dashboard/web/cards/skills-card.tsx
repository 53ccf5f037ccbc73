import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getSkillProgress, type SkillTarget } from '../../contract/cards.endpoints.ts'
import { useCardText } from '../use-card-text.ts'

const MAX_SHOWN = 4

/** Shows the progress towards each of the member's targets. */
export function SkillsCard() {
  const t = useCardText()
  const query = useEndpoint(getSkillProgress, { refetchOnMount: 'always' })
  return (
    <>
      <SectionHeading
        id="skills-title"
        title={t('skills.title')}
        aside={<Link to="/ai-skills">{t('skills.all')}</Link>}
      />
      <QueryState query={query} small>
        {({ targets }) =>
          targets.length === 0 ? (
            <EmptyState
              title={t('skills.none')}
              text={t('skills.noneText')}
              action={
                <ButtonLink to="/ai-skills" small>
                  {t('skills.choose')}
                </ButtonLink>
              }
            />
          ) : (
            <ul>
              {targets.slice(0, MAX_SHOWN).map((target) => (
                <Target key={target.id} target={target} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}

function Target({ target: { id, title, coverage, before } }: { target: SkillTarget }) {
  const t = useCardText()
  const locale = useLocale()
  const change = before ? Math.round((coverage.share - before.share) * 100) : 0
  const date = before && formatDay(before.day, locale)
  const counted = t('skills.counted', { have: String(coverage.have), of: coverage.of })
  return (
    <li className="border-t border-line">
      <Link
        to={`/ai-skills?target=${id}`}
        className="grid gap-1.5 py-3 text-sm leading-ui text-ink no-underline hover:text-river-ink"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">{readText(title, locale).text}</span>
          <span className="flex-none text-xs text-ink-3 tabular-nums">{counted}</span>
        </span>
        <Meter value={coverage.have} max={Math.max(1, coverage.of)} label={counted} />
        {date && change !== 0 && (
          <span className="text-xs text-ink-3">{t(change > 0 ? 'skills.up' : 'skills.down', { date })}</span>
        )}
      </Link>
    </li>
  )
}
