import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import { languageName } from '../../contract/language-names.ts'
import { SECTION_ORDER } from '../../contract/section-order.ts'
import type { Contents, Entry } from '../../contract/sections.ts'
import { usePeriod } from '../view/use-period.ts'
import { useText } from '../use-text.ts'
import { contentsOf, type OwnProfile } from './use-own.ts'

/** Stores the own profile on this device for reading offline: text only, without pictures and contacts. */
export function ReadableProfile({ profile }: { profile: OwnProfile }) {
  const t = useText()
  const locale = useLocale()
  const linesOf = useLines()
  const contents = contentsOf(profile)
  const { headline, municipality } = contents.intro
  const text = SECTION_ORDER.map((name) => ({ title: t(`sections.${name}`), lines: linesOf(contents)[name] }))
  useReadable(readableLists.profile, {
    opened: {
      path: '/profile',
      title: profile.name,
      facts: [readText(headline, locale).text, findMunicipality(municipality)?.name ?? ''].filter(Boolean),
      text: text
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => [title, ...lines].join('\n')),
    },
  })
  return null
}

/** Returns the lines of each section. */
function useLines() {
  const t = useText()
  const locale = useLocale()
  const period = usePeriod()
  const say = (words: Bilingual) => readText(words, locale).text.trim()
  const entryLines = (entries: { items: readonly Entry[] }) =>
    entries.items.flatMap((entry) => {
      const facts = [say(entry.title) || t('entry.unnamed'), say(entry.place), period(entry)]
      return [facts.filter(Boolean).join(', '), say(entry.note)].filter(Boolean)
    })
  return ({ about, work, education, projects, certificates, skills, languages, links }: Contents) => ({
    about: [say(about.about)].filter(Boolean),
    work: entryLines(work),
    education: entryLines(education),
    projects: entryLines(projects),
    certificates: entryLines(certificates),
    skills: skills.items.map(({ label, level }) => `${label}, ${t(`levels.${level}`)}`),
    languages: languages.items.map(
      ({ language, level }) => `${languageName(language, locale)}, ${t(`languageLevels.${level}`)}`,
    ),
    links: links.items.map(({ label, url }) => label.trim() || url),
  })
}
