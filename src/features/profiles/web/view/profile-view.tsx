import type { ReactNode } from 'react'
import { interestNames } from '#features/account/contract/interest-names.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { type Content, PROFILE_ORDER, type SectionName } from '../../contract/section-order.ts'
import type { PublicProfile } from '../../contract/public.endpoints.ts'
import { SkillList } from '../evidence/skill-list.tsx'
import { useText } from '../use-text.ts'
import { useViewText } from '../use-view-text.ts'
import { ProfileHead } from './profile-head.tsx'
import { ProvenBlock } from './proven-block.tsx'
import { Quotes } from './quotes.tsx'
import { SectionContent } from './section-content.tsx'

type Props = {
  profile: PublicProfile
  /** What the viewer can do with this person. */
  actions?: ReactNode
  /** What other features show of this person beside the story, and below it. */
  beside?: ReactNode
  parts?: ReactNode
}

/** A whole profile as somebody else sees it: what the person can do and has done stands before the schools. */
export function ProfileView({ profile, actions, beside: first, parts }: Props) {
  const t = useText()
  const view = useViewText()
  const locale = useLocale()
  const { name, photo, cover, sections, evidence, interests, updatedAt } = profile
  const filled = PROFILE_ORDER.filter((section) => sections[section])
  const [main, beside] = [filled.filter((one) => !ASIDE.has(one)), filled.filter((one) => ASIDE.has(one))]
  const skills = sections.skills?.items.length ?? 0
  const list = (names: readonly SectionName[]) =>
    names.map((section) => <Section key={section} name={section} profile={profile} />)
  return (
    <article>
      <ProfileHead
        name={name}
        photo={photo}
        cover={cover}
        intro={sections.intro}
        skills={skills}
        aside={actions}
      />
      {filled.length === 0 && !sections.intro && <p className="mt-8 text-ink-2">{view('nothing')}</p>}
      {/* A profile without skills, work and schools has one column: nothing stands beside nothing. */}
      <div
        className={`mt-8 grid grid-cols-1 gap-x-12 ${main.length > 0 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
      >
        {main.length > 0 && (
          <div className="min-w-0">
            <ProvenBlock proven={evidence.length} skills={skills} />
            <div>
              {list(main.filter((one) => DONE.has(one)))}
              <Quotes skills={sections.skills?.items ?? []} evidence={evidence} className={SECTION} />
              {list(main.filter((one) => !DONE.has(one)))}
            </div>
          </div>
        )}
        <div className={`min-w-0 ${main.length > 0 ? 'max-lg:border-t max-lg:border-line max-lg:pt-7' : ''}`}>
          {first}
          {list(beside)}
          {interests.length > 0 && (
            <section aria-labelledby="interests-title" className={SECTION}>
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
      </div>
      {parts}
      <p className="mt-2 text-xs text-ink-3">
        {view('updated', { date: formatDate(new Date(updatedAt), locale) })}
      </p>
    </article>
  )
}

const SECTION = 'border-t border-line py-7 first:border-0 first:pt-0'

function Section({ name, profile }: { name: SectionName; profile: PublicProfile }) {
  const t = useText()
  const { sections, evidence } = profile
  return (
    <section aria-labelledby={`${name}-title`} className={SECTION}>
      <h2 id={`${name}-title`} className="mb-3 text-lg">
        {t(`sections.${name}`)}
      </h2>
      {name === 'skills' && sections.skills ? (
        <SkillList content={sections.skills} evidence={evidence} />
      ) : (
        <SectionContent name={name} content={sections[name] as Content<SectionName>} />
      )}
    </section>
  )
}

/** What somebody can do and has made: the words of others about it follow. */
const DONE = new Set<SectionName>(['skills', 'projects'])

/** Beside the story on wide screens, below it on phones. */
const ASIDE = new Set<SectionName>(['about', 'languages', 'links'])
