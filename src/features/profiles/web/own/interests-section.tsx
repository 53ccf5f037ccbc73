import { Link } from 'react-router'
import { interestNames } from '#features/account/contract/interest-names.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { useText } from '../use-text.ts'
import { useOwn } from './use-own.ts'
import { VisibilityMenu } from './visibility-menu.tsx'

/** The interests chosen in the onboarding; the settings change them. */
export function InterestsSection() {
  const t = useText()
  const locale = useLocale()
  const { interests } = useOwn()
  const title = t('sections.interests')
  return (
    <section id="interests" aria-labelledby="interests-title" className="border-t border-line py-6">
      <div className="mb-2 flex items-center gap-2">
        <h2 id="interests-title" tabIndex={-1} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <VisibilityMenu part="interests" title={title} />
      </div>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest}>
            <Chip>{interestNames[interest][locale]}</Chip>
          </li>
        ))}
      </ul>
      <Link className="link mt-2 inline-flex min-h-target items-center text-sm" to="/settings#interests">
        {t('empty.interests')}
      </Link>
    </section>
  )
}
