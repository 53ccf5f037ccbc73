import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** A name in both languages; a missing one falls back to the other. */
export const names = z.strictObject({ bhs: z.string(), en: z.string() })
const query = z.string().check(z.minLength(1), z.maxLength(120))
const params = z.strictObject({ id: uuid })

export const skillLabel = z.strictObject({
  id: uuid,
  name: names,
  /** The group of our vocabulary, or `esco`. */
  group: z.string(),
})

const suggestion = z.strictObject({
  ...skillLabel.shape,
  /** The matching name or synonym. */
  matched: z.string(),
})

const nearSkill = z.strictObject({ ...skillLabel.shape, likeness: z.number() })

/** A part of the text, in UTF-16 units. */
const words = z.strictObject({ start: z.int(), end: z.int(), text: z.string() })

export const statedLevel = z.strictObject({
  level: z.nullable(z.enum(['basic', 'intermediate', 'advanced'])),
  cefr: z.nullable(z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])),
  years: z.nullable(z.int()),
})

const skillMatch = z.strictObject({
  ...skillLabel.shape,
  words,
  /** The engine's confidence, from 0 to 1. */
  confidence: z.number(),
  stated: statedLevel,
})

export const listSkillSuggestions = endpoint({
  method: 'GET',
  path: '/api/skills/suggestions',
  impersonation: 'reads',
  summary: 'Skills with a name or synonym like the letters typed, in either language and script; at most 10',
  query: z.strictObject({ q: query }),
  response: z.strictObject({ skills: z.array(suggestion) }),
})

export const getSkill = endpoint({
  method: 'GET',
  path: '/api/skills/{id}',
  impersonation: 'reads',
  summary: 'A skill with its synonyms, its ESCO identifier and the skills near it',
  params,
  response: z.strictObject({
    ...skillLabel.shape,
    kind: z.enum(['skill', 'knowledge']),
    esco: z.nullable(z.string()),
    description: z.string(),
    synonyms: z.strictObject({ bhs: z.array(z.string()), en: z.array(z.string()) }),
    /** Number of occupations that need it. */
    demand: z.int(),
    /** Most similar first; empty until the engine is trained on it. */
    near: z.array(nearSkill),
  }),
})

export const listSkillsInText = endpoint({
  method: 'POST',
  path: '/api/skills/extraction',
  summary: 'Skills that a text speaks of, each with the words that gave it; nothing is stored',
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(20_000)) }),
  response: z.strictObject({ skills: z.array(skillMatch) }),
})

export type SkillLabel = z.output<typeof skillLabel>
export type SkillSuggestion = z.output<typeof suggestion>
export type SkillMatch = z.output<typeof skillMatch>
export type StatedLevel = z.output<typeof statedLevel>
