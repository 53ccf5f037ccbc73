import * as z from 'zod/mini'
import { ABOUT_MAX, SKILLS_MAX } from '#features/profiles/contract/sections.ts'
import { statedLevel } from '#features/skills/contract/skills.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { localeInput, uuid } from '#platform/contract/schemas.ts'
import { count, level, share, skill } from './shapes.ts'

export const ANALYSED_TEXT_MAX = 6000
export const WORDS_MAX = 160

/** A skill that was found in words; the position of its words is counted in UTF-16 units as JavaScript does. */
const finding = z.strictObject({
  skill,
  start: count,
  end: count,
  /** The certainty of the engine. */
  confidence: share,
  stated: statedLevel,
  /** The level that would be added to the profile. */
  level,
  /** Already in the profile. */
  listed: z.boolean(),
  /** Declined before. */
  declined: z.boolean(),
  /** Other skills that the words may mean. */
  others: z.array(skill),
})
export type Finding = z.output<typeof finding>

export const getTextAnalysis = endpoint({
  method: 'POST',
  path: '/api/ai-skills/reading',
  summary:
    'Skills that a text speaks of, each with the words that gave it, how sure that is and what else it may be; nothing is stored',
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(ANALYSED_TEXT_MAX)) }),
  response: z.strictObject({ found: z.array(finding) }),
})

const profileFinding = z.strictObject({
  ...finding.shape,
  /** The sentence of the profile; `start` and `end` are positions in it. */
  quote: z.string().check(z.maxLength(ABOUT_MAX)),
  language: localeInput,
  section: z.enum(['about', 'work', 'education', 'projects', 'certificates']),
})
export type ProfileFindings = z.output<typeof profileFinding>

export const listSkillsInProfile = endpoint({
  method: 'GET',
  path: '/api/ai-skills/found',
  impersonation: 'reads',
  summary: 'Skills that one’s own profile speaks of and does not list; refused ones are not asked for again',
  response: z.strictObject({ found: z.array(profileFinding) }),
})

const ids = z.array(uuid).check(z.maxLength(SKILLS_MAX))

export const decide = endpoint({
  method: 'POST',
  path: '/api/ai-skills/decisions',
  summary:
    'Lays confirmed skills into the profile, none twice, and remembers what was refused or asked for again',
  status: 200,
  body: z.strictObject({
    accepted: z.array(z.strictObject({ skill: uuid, level })).check(z.maxLength(SKILLS_MAX)),
    declined: ids,
    restored: ids,
    /**
     * The words that were read as each skill: if several people say the same of the same words, it is learnt for everybody.
     */
    words: z.optional(
      z
        .array(
          z.strictObject({ skill: uuid, words: z.string().check(z.minLength(1), z.maxLength(WORDS_MAX)) }),
        )
        .check(z.maxLength(SKILLS_MAX)),
    ),
  }),
  response: z.strictObject({
    added: count,
    /** Version of the section `skills` of the profile. */
    version: z.string(),
  }),
})

export const listDeclined = endpoint({
  method: 'GET',
  path: '/api/ai-skills/declined',
  impersonation: 'reads',
  summary: 'Skills that were refused, the newest first',
  response: z.strictObject({ skills: z.array(skill) }),
})
