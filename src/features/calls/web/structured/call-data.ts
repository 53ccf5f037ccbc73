import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { limitsOf } from '../../contract/call-card.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'

type Input = { call: PublicCall; publicUrl: string; locale: Locale }

/** Builds structured data of a call for search engines: a grant of money, its giver, place and amount. */
export function callData({ call: { slug, content, bank, publishedAt }, publicUrl, locale }: Input): object {
  const { amount, municipalities } = limitsOf(content)
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: readText(content.title, locale).text,
    description: readText(content.summary, locale).text,
    url: `${publicUrl}/calls/${slug}`,
    funder: bank
      ? { '@type': 'Organization', name: bank.name, url: `${publicUrl}/ob/${bank.slug}` }
      : undefined,
    amount: amount && {
      '@type': 'MonetaryAmount',
      currency: 'BAM',
      minValue: amount.min / 100,
      maxValue: amount.max / 100,
    },
    potentialAction: {
      '@type': 'ApplyAction',
      startTime: content.dates.opensAt ?? publishedAt,
      endTime: content.dates.deadline,
      target: `${publicUrl}/calls/${slug}`,
    },
    spatialCoverage: municipalities.map((id) => ({
      '@type': 'AdministrativeArea',
      name: findMunicipality(id)?.latin,
    })),
  }
}
