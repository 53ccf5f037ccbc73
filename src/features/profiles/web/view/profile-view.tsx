import type { ReactNode } from 'react'
import { interestNames } from '#features/account/contract/interest-names.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { type Content, type SectionName, SECTION_ORDER } from '../../contract/section-order.ts'
import type { PublicProfile } from '../../contract/public.endpoints.ts'
import { SkillList } from '../evidence/skill-list.tsx'
import { useText } from '../use-text.ts'
import { ProfileHead } from './profile-head.tsx'
import { SectionContent } from './section-content.tsx'

/** A whole profile as somebody else sees it. */
export function ProfileView({ profile, actions }: { profile: PublicProfile; actions?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { name, photo, cover, sections, interests, updatedAt } = profile
  const shown = SECTION_ORDER.filter((section) => sections[section])
  return (
    <article>
      <ProfileHead name={name} photo={photo} cover={cover} intro={sections.intro} />
      {actions}
      {shown.length === 0 && !sections.intro && <p className="mt-8 text-ink-2">{t('shown.nothing')}</p>}
      <div className="mt-8 grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {(['main', 'aside'] as const).map((column) => (
          <div key={column} className="min-w-0">
            {shown
              .filter((section) => ASIDE.has(section) === (column === 'aside'))
              .map((section) => (
                <section
                  key={section}
                  aria-labelledby={`${section}-title`}
                  className="border-t border-line py-7"
                >
                  <h2 id={`${section}-title`} className="mb-3 text-lg">
                    {t(`sections.${section}`)}
                  </h2>
                  {section === 'skills' && sections.skills ? (
                    <SkillList content={sections.skills} evidence={profile.evidence} />
                  ) : (
                    <SectionContent name={section} content={sections[section] as Content<SectionName>} />
                  )}
                </section>
              ))}
            {column === 'aside' && interests.length > 0 && (
              <section aria-labelledby="interests-title" className="border-t border-line py-7">
                <h2 id="interests-title" className="mb-3 text-lg">
                  {t('sections.interests')}
                </h2>
                <ul className="flex flex-wrap gap-2">
                  {interests.map((interest) => (
                    <li key={interest}>
                      <Chip>{interestNames[interest][locale]}</Chip>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3">
        {t('shown.updated', { date: formatDate(new Date(updatedAt), locale) })}
      </p>
    </article>
  )
}

/** Beside the story on wide screens, below it on phones. */
const ASIDE = new Set<SectionName>(['skills', 'languages', 'links'])
