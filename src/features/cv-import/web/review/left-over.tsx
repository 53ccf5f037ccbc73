import { Link } from 'react-router'
import { htmlLang } from '#platform/contract/locale.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Proposal } from '../../contract/proposal.ts'
import { More } from '../more.tsx'
import { useText } from '../use-text.ts'

/** Shows the rest of the CV: interests, which are chosen elsewhere, and lines without a place. */
export function LeftOver({ proposal }: { proposal: Proposal }) {
  const t = useText()
  const { interests, unplaced, language } = proposal
  return (
    <>
      {interests.length > 0 && (
        <section aria-labelledby="cv-interests" className="mt-10">
          <h2 id="cv-interests" className="text-lg">
            {t('found.interests')}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2" lang={htmlLang(language)}>
            {interests.map((interest) => (
              <li key={interest}>
                <Chip>{interest}</Chip>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-2">{t('found.interestsText')}</p>
          <Link className="link inline-flex min-h-target items-center text-sm" to="/settings#interests">
            {t('found.settings')}
          </Link>
        </section>
      )}
      {unplaced.length > 0 && (
        <More title={t('found.unplaced')} className="mt-8">
          <p className="text-sm text-ink-2">{t('found.unplacedText')}</p>
          <ul className="mt-2 text-sm" lang={htmlLang(language)}>
            {unplaced.map((line, at) => (
              <li key={`${at} ${line}`} className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  )
}
