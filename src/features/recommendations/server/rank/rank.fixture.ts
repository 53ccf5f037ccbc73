import fc from 'fast-check'
import { KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { SEEKING } from '../../contract/seeking.ts'
import { STEPS } from '../../contract/weights.ts'
import { INTEREST_LIST } from './codes.ts'
import type { Interaction, MemberFacts, OfferFacts } from './facts.ts'

export const NOW = Date.parse('2026-11-21T12:00:00Z')
let count = 0

export function offer(more: Partial<OfferFacts> = {}): OfferFacts {
  count += 1
  return {
    id: `offer-${count}`,
    kind: 'job',
    organisation: `org-${count}`,
    municipalities: ['sarajevo-centar'],
    mode: 'on-site',
    languages: [],
    firstJob: false,
    amount: null,
    deadline: NOW + 30 * DAY_MS,
    publishedAt: NOW - 10 * DAY_MS,
    wants: [],
    interests: [],
    liked: {},
    ...more,
  }
}

export function member(more: Partial<MemberFacts> = {}): MemberFacts {
  return {
    skills: [],
    spoken: [],
    near: [],
    municipality: null,
    languages: [],
    interests: [],
    interactions: [],
    done: [],
    seeking: [],
    weights: { near: 'normal', pay: 'normal', learning: 'normal' },
    ...more,
  }
}

export const asks = (...skills: string[]) =>
  skills.map((skill) => ({ skill, required: true, level: null }) as const)
export const can = (...skills: string[]) => skills.map((skill) => ({ skill, level: 'independent' }) as const)

export function interactionOn(
  of: OfferFacts,
  did: Interaction['did'],
  reason: Interaction['reason'] = null,
): Interaction {
  const { id, kind, organisation, municipalities, wants } = of
  return {
    offer: id,
    did,
    reason,
    kind,
    organisation,
    municipalities,
    skills: wants.map(({ skill }) => skill),
  }
}

const skill = fc.integer({ min: 0, max: 30 }).map((n) => `skill-${n}`)
const place = fc.constantFrom(...MUNICIPALITY_IDS)
const interests = fc.uniqueArray(fc.constantFrom(...INTEREST_LIST), { maxLength: 4 })
const level = fc.constantFrom(...SKILL_LEVELS)

export const anyOffer: fc.Arbitrary<OfferFacts> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...KINDS),
  organisation: fc.integer({ min: 0, max: 12 }).map((n) => `org-${n}`),
  municipalities: fc.uniqueArray(place, { maxLength: 3 }),
  mode: fc.constantFrom(...MODES),
  languages: fc.uniqueArray(fc.constantFrom('bs', 'en', 'de'), { maxLength: 2 }),
  firstJob: fc.boolean(),
  amount: fc.option(fc.integer({ min: 1, max: 9000 })),
  deadline: fc.option(fc.integer({ min: -10, max: 60 }).map((days) => NOW + days * DAY_MS)),
  publishedAt: fc.integer({ min: 0, max: 90 }).map((days) => NOW - days * DAY_MS),
  wants: fc.uniqueArray(fc.record({ skill, required: fc.boolean(), level: fc.option(level) }), {
    maxLength: 8,
    selector: (one) => one.skill,
  }),
  interests,
  liked: fc.dictionary(fc.constantFrom(...INTEREST_LIST), fc.integer({ min: 0, max: 40 })),
})

export const anyOffers = fc.uniqueArray(anyOffer, { maxLength: 60, selector: ({ id }) => id })

export const anyMember: fc.Arbitrary<MemberFacts> = fc.record({
  skills: fc.uniqueArray(fc.record({ skill, level }), { maxLength: 12, selector: (one) => one.skill }),
  spoken: fc.constant([]),
  near: fc.array(
    fc.record({ skill, by: skill, level, likeness: fc.double({ min: 0.5, max: 1, noNaN: true }) }),
    {
      maxLength: 12,
    },
  ),
  municipality: fc.option(place),
  languages: fc.uniqueArray(fc.constantFrom('bs', 'en', 'de'), { maxLength: 3 }),
  interests,
  interactions: fc.array(
    fc.record({
      offer: fc.uuid(),
      did: fc.constantFrom('viewed', 'saved', 'applied', 'dismissed'),
      reason: fc.option(fc.constantFrom('place', 'pay', 'skills', 'kind', 'organisation')),
      kind: fc.constantFrom(...KINDS),
      organisation: fc.integer({ min: 0, max: 12 }).map((n) => `org-${n}`),
      municipalities: fc.uniqueArray(place, { maxLength: 2 }),
      skills: fc.uniqueArray(skill, { maxLength: 5 }),
    }),
    { maxLength: 12 },
  ) as fc.Arbitrary<Interaction[]>,
  done: fc.constant([]),
  seeking: fc.subarray([...SEEKING]),
  weights: fc.record({
    near: fc.constantFrom(...STEPS),
    pay: fc.constantFrom(...STEPS),
    learning: fc.constantFrom(...STEPS),
  }),
})
