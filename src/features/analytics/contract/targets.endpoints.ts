import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { count, coverage, need, progressPoint, step, texts } from './shapes.ts'

export const TARGETS_MAX = 8
export const TARGET_KINDS = ['occupation', 'opportunity'] as const
const params = z.strictObject({ id: uuid })

/** Titles for a man and a woman in bhs; an opportunity has one title for both. */
const target = z.strictObject({
  id: uuid,
  kind: z.enum(TARGET_KINDS),
  ref: uuid,
  title: texts,
  /** The organisation of an opportunity. */
  by: z.nullable(z.string()),
  /** The address of an open opportunity. */
  slug: z.nullable(z.string()),
  /** A past or deleted opportunity. */
  over: z.boolean(),
  createdAt: isoDateTime,
})
export type Target = z.output<typeof target>

export const listTargets = endpoint({
  method: 'GET',
  path: '/api/ai-skills/targets',
  impersonation: 'reads',
  summary: 'What the signed-in person is heading for, the newest first',
  response: z.strictObject({
    targets: z.array(z.strictObject({ ...target.shape, coverage })),
    /** The number of skills in the profile. */
    skills: count,
    /** Those of them that the vocabulary knows. */
    known: count,
    /** The number of skills found only in the profile's words. */
    inferred: count,
    /** The host of the language model that may write advice here; null without one. */
    helper: z.nullable(z.strictObject({ host: z.string() })),
  }),
})
export type Targets = z.output<NonNullable<typeof listTargets.response>>

export const addTarget = endpoint({
  method: 'POST',
  path: '/api/ai-skills/targets',
  summary: 'Heads for an occupation or an open opportunity; the same one again is the one that is there',
  status: 201,
  body: z.strictObject({ kind: z.enum(TARGET_KINDS), ref: uuid }),
  response: z.strictObject({ id: uuid }),
})

const proposedGoal = z.strictObject({ occupation: uuid, title: texts, coverage })
export type ProposedGoal = z.output<typeof proposedGoal>

export const proposeGoals = endpoint({
  method: 'GET',
  path: '/api/ai-skills/goals',
  impersonation: 'reads',
  summary:
    'Occupations that are closest to what the signed-in person does already, the closest first; at most three',
  response: z.strictObject({ goals: z.array(proposedGoal) }),
})

export const getTarget = endpoint({
  method: 'GET',
  path: '/api/ai-skills/targets/{id}',
  impersonation: 'reads',
  summary: 'A target with every skill that it needs against one’s own, the way there and one’s progress',
  params,
  response: z.strictObject({
    target,
    coverage,
    needs: z.array(need),
    path: z.array(step),
    progress: z.array(progressPoint),
    /** The open opportunities that were counted. */
    open: count,
  }),
})
export type TargetView = z.output<NonNullable<typeof getTarget.response>>

export const removeTarget = endpoint({
  method: 'DELETE',
  path: '/api/ai-skills/targets/{id}',
  summary: 'Heads for something no longer; its progress goes with it',
  params,
})

export const createAdvice = endpoint({
  method: 'POST',
  path: '/api/ai-skills/targets/{id}/advice',
  summary:
    'Puts the computed figures into words with the help of a language model, if this place has one: it is given names of skills and numbers, no name and no contact. Without an answer in time the words are our own',
  status: 200,
  params,
  response: z.strictObject({ text: z.string(), by: z.enum(['model', 'rules']) }),
})

export const searchOpenings = endpoint({
  method: 'GET',
  path: '/api/ai-skills/openings',
  impersonation: 'reads',
  summary: 'Open opportunities that say which skills they need, by words of their title; at most 12',
  query: z.strictObject({ q: z.string().check(z.maxLength(120)) }),
  response: z.strictObject({
    openings: z.array(
      z.strictObject({ id: uuid, title: texts, by: z.string(), deadline: z.nullable(isoDateTime) }),
    ),
  }),
})
