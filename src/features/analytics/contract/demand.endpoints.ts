import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { count, day, LEARNING, level, skill } from './shapes.ts'

export const WEEKS = 12
const area = z.enum(AREAS)

export const getReach = endpoint({
  method: 'GET',
  path: '/api/ai-skills/reach',
  impersonation: 'reads',
  summary:
    'Which one or two missing skills open the most jobs in one’s own canton or from home; without a municipality, or where that is none, in the whole country',
  response: z.strictObject({
    /** The person's own, if the profile says where they live. */
    home: z.nullable(area),
    /** The area of the search; null for the whole country. */
    area: z.nullable(area),
    /** Open jobs there that name their required skills. */
    jobs: count,
    /** Jobs that require no skill which the person lacks. */
    open: count,
    skills: z.array(z.strictObject({ skill, jobs: count })),
    /** Jobs that these skills open together. */
    opens: count,
    examples: z.array(z.strictObject({ id: uuid, slug: z.string(), title: z.string(), by: z.string() })),
  }),
})
export type ReachView = z.output<NonNullable<typeof getReach.response>>

export const getDemand = endpoint({
  method: 'GET',
  path: '/api/ai-skills/demand',
  impersonation: 'reads',
  summary: 'What open opportunities ask for now and how that went over twelve weeks, by canton',
  query: z.strictObject({ area: z.optional(area) }),
  response: z.strictObject({
    area: z.nullable(area),
    /** Open opportunities now. */
    open: count,
    /** The last counted day of each week; null where nothing was counted. */
    weeks: z.array(z.strictObject({ day, open: z.nullable(count) })),
    skills: z.array(
      z.strictObject({
        skill,
        open: count,
        mine: z.boolean(),
        weeks: z.array(z.nullable(count)),
      }),
    ),
  }),
})
export type DemandView = z.output<NonNullable<typeof getDemand.response>>

export const saveLearning = endpoint({
  method: 'PUT',
  path: '/api/ai-skills/learning/{skill}',
  summary:
    'Marks a skill as being learnt or as learnt; what is learnt goes into the profile at this level and counts everywhere',
  params: z.strictObject({ skill: uuid }),
  body: z.strictObject({ state: z.enum([...LEARNING, 'none']), level: z.optional(level) }),
  response: z.strictObject({ state: z.nullable(z.enum(LEARNING)), version: z.nullable(z.string()) }),
})
