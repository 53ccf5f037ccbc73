import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { languageName } from '#features/profiles/contract/language-names.ts'
import type { Content, EntrySection } from '#features/profiles/contract/sections.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { usePeriod, useProfileText } from '#features/profiles/web/index.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Row } from '../../contract/review.ts'

type Value = Row['theirs']
type Props = { kind: Row['kind']; value: Value; language: Locale }

/** Shows an item of the profile or of the CV. */
export function ItemView({ kind, value, language }: Props) {
  const profile = useProfileText()
  const locale = useLocale()
  if (typeof value === 'string') return <p>{findMunicipality(value)?.name}</p>
  if ('bhs' in value) return <Text text={value} language={language} className="whitespace-pre-line" />
  if ('title' in value) return <EntryView entry={value} language={language} />
  if ('language' in value) {
    return (
      <p>
        {languageName(value.language, locale)}, {profile(`languageLevels.${value.level}`)}
      </p>
    )
  }
  if (kind === 'links' && 'url' in value) {
    return (
      <p className="[overflow-wrap:anywhere]">
        {value.label && <span className="block font-strong">{value.label}</span>}
        {value.url}
      </p>
    )
  }
  if (!('skill' in value)) return null
  return (
    <p>
      {value.label}, {profile(`levels.${value.level}`)}
    </p>
  )
}

function EntryView({ entry, language }: { entry: Content<EntrySection>['items'][number]; language: Locale }) {
  const profile = useProfileText()
  const period = usePeriod()
  const { kind, title, place, note, url } = entry
  const time = period(entry)
  return (
    <>
      <Text text={title} language={language} className="font-strong" />
      <Text text={place} language={language} />
      <p className="text-sm text-ink-2">
        {[profile(`kinds.${kind}`), time].filter((text) => text !== '').join(', ')}
      </p>
      {url && <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{url}</p>}
      <Text text={note} language={language} className="mt-1 text-sm whitespace-pre-line" />
    </>
  )
}

type TextProps = { text: Bilingual; language: Locale; className?: string }

function Text({ text, language: readerLanguage, className }: TextProps) {
  const { text: content, language } = readText(text, readerLanguage)
  if (content === '') return null
  return (
    <p lang={htmlLang(language)} className={`[overflow-wrap:anywhere] ${className ?? ''}`}>
      {content}
    </p>
  )
}
