import * as z from 'zod/mini'
import { EVIDENCE_KINDS, STRENGTHS } from '#features/profiles/contract/evidence.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { skillLabel } from '#features/skills/contract/skills.endpoints.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { NEED_STATES } from './coverage.ts'

export const level = z.enum(SKILL_LEVELS)
export const count = z.int().check(z.minimum(0))
/** From 0 to 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1))
export const texts = z.strictObject({ bhs: z.string(), en: z.string() })
/** A day in Sarajevo. */
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
export const skill = skillLabel
export const LEARNING = ['learning', 'learnt'] as const

export const coverage = z.strictObject({ share, have: count, near: count, of: count })

/** The evidence for a skill; `first` is the strongest. */
export const proof = z.strictObject({
  strength: z.enum(STRENGTHS),
  count,
  first: z.nullable(
    z.strictObject({ kind: z.enum(EVIDENCE_KINDS), title: texts, amount: z.nullable(z.int()) }),
  ),
})
export type Proof = z.output<typeof proof>

/** A skill that a target requires, compared with the person's. */
export const need = z.strictObject({
  skill,
  essential: z.boolean(),
  state: z.enum(NEED_STATES),
  /** Its weight in the coverage, from 0 to 1. */
  counts: share,
  mine: z.nullable(level),
  /** Among the skills of the profile; languages have a section of their own. */
  listed: z.boolean(),
  /** Found in the person's own words, and not confirmed yet. */
  inferred: z.boolean(),
  asked: z.nullable(level),
  /** The person's similar skill that counts for it, where they lack the skill itself. */
  through: z.nullable(z.strictObject({ skill, likeness: share })),
  proof,
  /** Open opportunities that require it. */
  demand: count,
  learning: z.nullable(z.enum(LEARNING)),
})
export type NeedRow = z.output<typeof need>

/** The kinds of opportunity in which a skill can be practised. */
export const PRACTICE = ['internship', 'volunteering', 'event'] as const

export const learningPlace = z.strictObject({
  id: uuid,
  slug: z.string(),
  kind: z.enum(['training', ...PRACTICE]),
  title: texts,
  startsAt: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  remote: z.boolean(),
})

export type LearningPlace = z.output<typeof learningPlace>

/** One skill to learn, in the order of the path. */
export const step = z.strictObject({
  skill,
  essential: z.boolean(),
  demand: count,
  /** The skill of the person that makes it easier. */
  near: z.nullable(z.strictObject({ skill, likeness: share })),
  /** Earlier steps that it builds on. */
  after: z.array(skill),
  trainings: z.array(learningPlace),
  /** Internships, volunteering and events that name the skill. */
  practice: z.array(learningPlace),
  learning: z.nullable(z.enum(LEARNING)),
})
export type PathStep = z.output<typeof step>

export const progressPoint = z.strictObject({ day, share, have: count, near: count, of: count })
export type ProgressPoint = z.output<typeof progressPoint>
