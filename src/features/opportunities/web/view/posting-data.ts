import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { areaNames } from '#features/places/contract/areas.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { isWork } from '../../contract/kinds.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { bodyOf } from './body-of.ts'

type Input = { shown: PublicOpportunity; publicUrl: string; locale: Locale }

/** Returns the structured data for search engines: a JobPosting or an Event. */
export function postingData(input: Input): object {
  return isWork(input.shown.kind) ? jobPosting(input) : eventData(input)
}

function jobPosting({ shown, publicUrl, locale }: Input): object {
  const { organisation, mode, deadline, publishedAt, kind, contract, details } = shown
  const places = shown.municipalities.map((id) => placeData(id, locale))
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: readText(shown.title, locale).text,
    description: toHtml(bodyOf(shown.body, locale)),
    identifier: { '@type': 'PropertyValue', name: organisation.name, value: shown.id },
    datePosted: publishedAt,
    validThrough: deadline ?? undefined,
    url: `${publicUrl}/opportunities/${shown.slug}`,
    employmentType: employmentType(kind, contract, 'hours' in details ? details.hours : null),
    hiringOrganization: organisationData({ shown, publicUrl }),
    // Remote work is offered to people of a country; other work needs its place.
    jobLocation: places.length > 0 ? places : mode === 'remote' ? undefined : [COUNTRY],
    ...(mode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: {
        '@type': 'Country',
        name: locale === 'bhs' ? 'Bosna i Hercegovina' : 'Bosnia and Herzegovina',
      },
    }),
    baseSalary: salaryData(shown),
    totalJobOpenings: shown.vacancies ?? undefined,
    experienceRequirements: experienceData(details),
    skills: shown.skills.map(({ name }) => readText(name, locale).text).join(', ') || undefined,
    // Otherwise the applicant leaves for a mailbox or a site of the organisation.
    directApply: shown.applyHere && shown.organisation.slug !== null,
  }
}

function eventData({ shown, publicUrl, locale }: Input): object {
  const { mode, startsAt, endsAt, details, municipalities } = shown
  const [first] = municipalities
  const hall = 'place' in details ? readText(details.place, locale).text : ''
  const place = first === undefined ? COUNTRY : placeData(first, locale)
  const url = `${publicUrl}/opportunities/${shown.slug}`
  const price = 'price' in details ? details.price : null
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: readText(shown.title, locale).text,
    description: readText(shown.summary, locale).text || undefined,
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[mode]}`,
    location:
      mode === 'remote' ? { '@type': 'VirtualLocation', url } : { ...place, ...(hall && { name: hall }) },
    organizer: organisationData({ shown, publicUrl }),
    image: `${publicUrl}/share/prilika-${shown.slug}-${locale}-1200x630.png`,
    isAccessibleForFree: price === 0 || undefined,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price, priceCurrency: 'BAM', availability: 'https://schema.org/InStock', url },
  }
}

const ATTENDANCE = {
  'on-site': 'OfflineEventAttendanceMode',
  abroad: 'OfflineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
  remote: 'OnlineEventAttendanceMode',
} as const

const COUNTRY = { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'BA' } }

function placeData(id: string, locale: Locale) {
  const place = findMunicipality(id)
  return {
    '@type': 'Place',
    name: place?.latin,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place?.latin,
      addressRegion: place && areaNames[place.area][locale],
      postalCode: place?.postalCode ?? undefined,
      addressCountry: 'BA',
    },
  }
}

function organisationData({ shown: { organisation }, publicUrl }: Pick<Input, 'shown' | 'publicUrl'>) {
  const { name, slug, logo } = organisation
  return {
    '@type': 'Organization',
    name,
    sameAs: slug ? `${publicUrl}/organisations/${slug}` : undefined,
    logo: logo ? new URL(logo, publicUrl).href : undefined,
  }
}

function employmentType(
  kind: PublicOpportunity['kind'],
  contract: PublicOpportunity['contract'],
  hours: unknown,
): string | undefined {
  if (kind === 'internship') return 'INTERN'
  if (contract === 'seasonal') return 'TEMPORARY'
  if (contract === 'service') return 'CONTRACTOR'
  if (hours === 'part-time' || contract === 'student') return 'PART_TIME'
  return hours === null && contract === null ? undefined : 'FULL_TIME'
}

function salaryData({ amountMin, amountMax }: PublicOpportunity): object | undefined {
  if (amountMin === null && amountMax === null) return undefined
  const range =
    amountMin !== null && amountMax !== null && amountMin !== amountMax
      ? { minValue: amountMin, maxValue: amountMax }
      : { value: amountMin ?? amountMax }
  return {
    '@type': 'MonetaryAmount',
    currency: 'BAM',
    value: { '@type': 'QuantitativeValue', ...range, unitText: 'MONTH' },
  }
}

function experienceData(details: PublicOpportunity['details']): object | string | undefined {
  if (!('experienceYears' in details) || details.experienceYears === null) return undefined
  if (details.experienceYears === 0) return 'no requirements'
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: details.experienceYears * 12 }
}
