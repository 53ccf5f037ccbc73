import type { ApplicationFacts, MemberFacts, TeamMember } from '../application-content.ts'
import type { AdviceKey } from '../broken-rule.ts'
import type { Rule, RuleOf } from '../rules.ts'
import { ageOn } from '../values.ts'
import type { Checked, Finding } from './finding.ts'

type TeamRule = RuleOf<'team-size' | 'ages' | 'registered' | 'confirmed' | 'one-application'>

const ONLY_A_NAME: MemberFacts = { registered: false, confirmed: false, age: null, elsewhere: false }

/** Checks rules about the people of an application. */
export function checkTeam(rule: TeamRule, { content: { members }, facts }: Checked): Finding[] {
  switch (rule.kind) {
    case 'team-size':
      return sizeOf(rule, members.length)
    case 'ages':
      return agesOf(rule, members, facts)
    case 'registered':
      return about('not-registered', members, facts, ({ registered }) => !registered)
    case 'confirmed':
      return about('not-confirmed', members, facts, ({ confirmed }) => !confirmed)
    case 'one-application':
      return about('in-another-application', members, facts, ({ elsewhere }) => elsewhere)
  }
}

function sizeOf({ min, max }: RuleOf<'team-size'>, size: number): Finding[] {
  if (size < min)
    return [{ key: 'team-too-small', values: { more: { count: min - size }, min: { count: min } } }]
  if (size > max)
    return [{ key: 'team-too-big', values: { fewer: { count: size - max }, max: { count: max } } }]
  return []
}

function agesOf({ min, max, on }: RuleOf<'ages'>, members: readonly TeamMember[], facts: ApplicationFacts) {
  const day = { day: on }
  const findings = [
    about('age-unknown', members, facts, ({ age }) => age === null),
    about('too-young', members, facts, ({ age }) => age !== null && age < min),
    about('too-old', members, facts, ({ age }) => age !== null && age > max),
  ].flat()
  return findings.map((finding) => ({
    ...finding,
    values: { ...finding.values, min: { count: min }, max: { count: max }, day },
  }))
}

/**
 * Returns true if people with these dates of birth keep the call's rule of ages, if it has one; an unknown date breaks it.
 */
export function fulfilsAges(rules: readonly Rule[], born: readonly (string | null)[]): boolean {
  return rules.every(
    (rule) =>
      rule.kind !== 'ages' ||
      born.every((day) => {
        const age = day === null ? null : ageOn(rule.on, day)
        return age !== null && age >= rule.min && age <= rule.max
      }),
  )
}

/** Returns one finding that names everybody who matches. */
function about(
  key: AdviceKey,
  members: readonly TeamMember[],
  facts: ApplicationFacts,
  isTrue: (facts: MemberFacts) => boolean,
): Finding[] {
  const matches = members.filter(({ id }) =>
    isTrue(Object.hasOwn(facts.members, id) ? (facts.members[id] ?? ONLY_A_NAME) : ONLY_A_NAME),
  )
  if (matches.length === 0) return []
  const names = matches.map(({ name }) => name.trim() || '?')
  return [
    {
      key,
      values: { count: { count: matches.length }, names: { names } },
      items: matches.map(({ id }) => id),
    },
  ]
}
