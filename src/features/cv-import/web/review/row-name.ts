import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { languageName } from '#features/profiles/contract/language-names.ts'
import { useProfileText } from '#features/profiles/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Row } from '../../contract/review.ts'
import { useText } from '../use-text.ts'

/** Returns the name of an item of the CV. */
export function useRowName() {
  const t = useText()
  const profile = useProfileText()
  const locale = useLocale()
  return ({ kind, theirs }: Row, language: Locale): string => {
    if (kind === 'headline') return profile('fields.headline')
    if (kind === 'about') return profile('sections.about')
    if (typeof theirs === 'string') return findMunicipality(theirs)?.name ?? ''
    if ('title' in theirs)
      return (
        readText(theirs.title, language).text || readText(theirs.place, language).text || t('row.unnamed')
      )
    if ('language' in theirs) return languageName(theirs.language, locale)
    return 'label' in theirs ? theirs.label || ('url' in theirs ? theirs.url : t('row.unnamed')) : ''
  }
}
