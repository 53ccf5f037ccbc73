import { Link } from 'react-router'
import { interestNames } from '#features/account/contract/interest-names.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useCardText } from '../use-card-text.ts'
import { useDashboardContext } from '../dashboard-context.ts'

export function InterestsCard() {
  const { interests } = useDashboardContext()
  const t = useCardText()
  const locale = useLocale()
  const any = interests.length > 0
  return (
    <>
      <SectionHeading
        id="interests-title"
        title={t('interests.title')}
        aside={any && <Link to="/settings#interests">{t('interests.change')}</Link>}
      />
      {any ? (
        <ul className="flex flex-wrap gap-2 border-t border-line pt-4">
          {interests.map((interest) => (
            <li key={interest} className="min-w-0">
              <Chip tone="have">{interestNames[interest][locale]}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('interests.none')}
          text={t('interests.noneText')}
          action={
            <ButtonLink to="/settings#interests" small>
              {t('interests.choose')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
