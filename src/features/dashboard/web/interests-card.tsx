import { Link } from 'react-router'
import { interestNames } from '#features/account/contract/interest-names.ts'
import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { DashboardPiece } from '../contract/dashboard.endpoints.ts'
import { useText } from './use-text.ts'

type InterestsCardProps = { interests: readonly Interest[]; pieces: readonly DashboardPiece[] }

export function InterestsCard({ interests, pieces }: InterestsCardProps) {
  const t = useText()
  const locale = useLocale()
  const any = interests.length > 0
  const place = pieces.find(({ id }) => id === 'interests')?.path ?? '/settings#interests'
  return (
    <section aria-labelledby="interests-title" className="min-w-0 lg:col-span-4">
      <SectionHeading
        id="interests-title"
        title={t('interests.title')}
        aside={any && <Link to={place}>{t('interests.change')}</Link>}
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
            <ButtonLink to={place} small>
              {t('interests.choose')}
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}
