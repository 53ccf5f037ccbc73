import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { PublicOrganisation } from '../../contract/public.endpoints.ts'

const TYPES = {
  employer: 'Organization',
  ngo: 'NGO',
  public: 'GovernmentOrganization',
  school: 'EducationalOrganization',
  foundation: 'NGO',
  'youth-bank': 'Organization',
} as const

/** Returns the structured data of an organisation for search engines, in terms of schema.org. */
export function organisationData(input: {
  organisation: PublicOrganisation
  publicUrl: string
  locale: Locale
}): object {
  const { organisation, publicUrl, locale } = input
  const { card, about, address, website, email, phone, registerNumber } = organisation
  const place = findMunicipality(card.municipality)
  const { text } = readText(about, locale)
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[card.kind],
    name: card.name,
    url: `${publicUrl}/organisations/${card.slug}`,
    description: text.slice(0, 300) || undefined,
    logo: card.logo ? `${publicUrl}${card.logo}` : undefined,
    sameAs: website ? [website] : undefined,
    email: email || undefined,
    telephone: phone || undefined,
    taxID: registerNumber ?? undefined,
    address: (place || address) && {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: place?.latin,
      postalCode: place?.postalCode ?? undefined,
      addressCountry: 'BA',
    },
  }
}
