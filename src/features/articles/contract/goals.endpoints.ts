import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { articleCard } from './public.endpoints.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

const goalArticle = z.strictObject({
  article: articleCard,
  /** Without a title the goal is what the member is learning. */
  goal: z.nullable(texts),
  /** Skills that the goal still lacks and of which the article speaks. */
  skills: z.array(z.strictObject({ id: uuid, name: texts })),
})
export type GoalArticle = z.output<typeof goalArticle>

export const listGoalArticles = endpoint({
  method: 'GET',
  path: '/api/goal-articles',
  summary:
    'Articles about skills that the goals of the member still lack, those about more of them first; without those that were useful already',
  response: z.strictObject({
    /** Whether the member has a goal. */
    goals: z.boolean(),
    articles: z.array(goalArticle),
  }),
  blocks: { none: 'Articles are public, and read by people without an account too.' },
})
