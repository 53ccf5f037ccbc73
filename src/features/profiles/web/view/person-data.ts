import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { languageName } from '../../contract/language-names.ts'
import { pictureAddress } from '../../contract/pictures.ts'
import type { PublicProfile } from '../../contract/public.endpoints.ts'

type Input = {
  profile: PublicProfile
  publicUrl: string
  locale: Locale
}

/** Returns the structured data of a published profile for search engines: a Person of schema.org. */
export function personData({ profile, publicUrl, locale }: Input): object {
  const { name, slug, photo, sections } = profile
  const { intro, about, skills, languages, education, links } = sections
  const place = findMunicipality(intro?.municipality ?? null)
  const text = (value: { bhs: string; en: string } | undefined) =>
    (value && readText(value, locale).text) || undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: `${publicUrl}/profil/${slug}`,
    jobTitle: text(intro?.headline),
    description: text(about?.about)?.slice(0, 300),
    image: photo ? `${publicUrl}${pictureAddress({ id: photo.id, width: 512, format: 'webp' })}` : undefined,
    address: place && { '@type': 'PostalAddress', addressLocality: place.latin, addressCountry: 'BA' },
    knowsAbout: skills?.items.map(({ label }) => label),
    knowsLanguage: languages?.items.map(({ language }) => languageName(language, locale)),
    alumniOf: education?.items.flatMap(({ place: school }) => {
      const named = text(school)
      return named ? [{ '@type': 'EducationalOrganization', name: named }] : []
    }),
    sameAs: links?.items.map(({ url }) => url),
  }
}
