import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import type { Kind, Mode } from '#features/opportunities/contract/kinds.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Group } from '#features/skills/contract/groups.ts'

/** The groups of skills that belong to an interest from the onboarding. */
export const INTEREST_GROUPS: Readonly<Record<Interest, readonly Group[]>> = {
  technology: ['it', 'data', 'digital', 'electronics'],
  business: ['business', 'sales', 'trade'],
  education: ['education', 'youth', 'languages', 'science'],
  healthcare: ['health', 'care'],
  environment: ['environment', 'agriculture', 'energy'],
  arts: ['design', 'media', 'craft'],
  sports: ['sports'],
  finance: ['finance'],
  marketing: ['marketing', 'media'],
  social_impact: ['civil', 'youth', 'public', 'care'],
}
export const INTEREST_LIST = Object.keys(INTEREST_GROUPS) as Interest[]

// Numbers for the tables of the ranking; imports only types from contracts with schemas, so that the thread stays small.
export const KIND_CODES: Readonly<Record<Kind, number>> = {
  job: 0,
  internship: 1,
  volunteering: 2,
  training: 3,
  scholarship: 4,
  competition: 5,
  event: 6,
  investment: 7,
  grant: 8,
}
export const KIND_LIST = Object.keys(KIND_CODES) as Kind[]
export const MODE_CODES: Readonly<Record<Mode, number>> = { 'on-site': 0, hybrid: 1, remote: 2, abroad: 3 }

const PLACE_CODES = new Map<string, number>(MUNICIPALITY_IDS.map((id, n) => [id, n]))
export const NO_PLACE = 254
export const MANY_PLACES = 255

export const placeCode = (id: string): number => PLACE_CODES.get(id) ?? NO_PLACE

const LANGUAGE_BITS = new Map<string, number>(LANGUAGES.map((id, n) => [id, 1 << n]))
export const languageMask = (ids: readonly string[]): number =>
  ids.reduce((mask, id) => mask | (LANGUAGE_BITS.get(id) ?? 0), 0)

/** Spoken by everyone here. */
export const LOCAL_LANGUAGES = languageMask(['bs', 'hr', 'sr', 'cnr'])

export const interestMask = (interests: readonly Interest[]): number =>
  interests.reduce((mask, interest) => mask | (1 << INTEREST_LIST.indexOf(interest)), 0)

export function countBits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** Returns the interests to which these groups of skills belong. */
export function interestsOfGroups(groups: readonly string[]): Interest[] {
  return INTEREST_LIST.filter((interest) =>
    (INTEREST_GROUPS[interest] as readonly string[]).some((group) => groups.includes(group)),
  )
}
