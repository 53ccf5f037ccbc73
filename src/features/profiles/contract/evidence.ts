import type { EntrySection } from './sections.ts'

/** Evidence that members add themselves: an entry of their own profile, or a link. */
export const OWN_EVIDENCE = [
  'work',
  'education',
  'projects',
  'certificates',
  'link',
] as const satisfies readonly (EntrySection | 'link')[]

/**
 * Evidence that only others give: a mentor, a finished funded project, confirmed hours of volunteering, a colleague's
 * confirmation.
 */
export const GIVEN_EVIDENCE = ['mentor', 'grant', 'hours', 'endorsement'] as const

export const EVIDENCE_KINDS = [...OWN_EVIDENCE, ...GIVEN_EVIDENCE] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

export const STRENGTHS = ['none', 'some', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The strength of each kind of evidence: confirmations by others weigh more than one's own claims. */
const WEIGHTS: Readonly<Record<EvidenceKind, number>> = {
  mentor: 3,
  grant: 3,
  certificates: 2,
  work: 2,
  projects: 2,
  hours: 2,
  education: 1,
  link: 1,
  endorsement: 1,
}

const GOOD = 2
const STRONG = 3
/** Most items of weak kinds that count together. */
const MOST = { link: 1, endorsement: 2 }

/** Returns the strength of a skill's evidence; links and confirmations by connections never make it strong alone. */
export function strengthOf(kinds: readonly EvidenceKind[]): Strength {
  const light = (['link', 'endorsement'] as const).map((one) =>
    Math.min(kinds.filter((kind) => kind === one).length * WEIGHTS[one], MOST[one]),
  )
  const others = kinds
    .filter((kind) => kind !== 'link' && kind !== 'endorsement')
    .reduce((sum, kind) => sum + WEIGHTS[kind], 0)
  const weight = light.reduce((sum, points) => sum + points, others)
  if (weight === 0) return 'none'
  if (others > 0 && weight >= STRONG) return 'strong'
  return weight >= GOOD ? 'good' : 'some'
}
