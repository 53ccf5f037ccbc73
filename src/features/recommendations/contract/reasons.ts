import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'

/** The reasons for a suggestion. `count` and `of` are the numbers in its text, `name` its subject. */
export const REASON_CODES = [
  // has `count` of `of` skills, and nearly has `near` more
  'skills',
  // nearly has `count` of them
  'nearly',
  // of a kind that the member looks for, in `name`
  'sought',
  'home',
  // `count` kilometres away
  'near',
  'remote',
  // ends in `count` days; 0 is today
  'deadline',
  // asks for `count` skills that saved ones and applications asked for
  'liked',
  // an interest, in `name`
  'interest',
  // a language beside our own that the member speaks, in `name`
  'language',
  // among the best paid of its kind; `name` is what that is: pay or amount
  'pay',
  'learning',
  // takes people without experience
  'firstJob',
  // `count` members with the same interests saved it or applied
  'popular',
  // published `count` days ago; 0 is today
  'fresh',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export const reason = z.strictObject({
  code: z.enum(REASON_CODES),
  count: z.nullable(z.int()),
  of: z.nullable(z.int()),
  name: z.nullable(z.string()),
  near: z.optional(z.int()),
})
export type Reason = z.output<typeof reason>

/** How far the member's skills reach. */
export const reach = z.strictObject({
  have: z.int(),
  near: z.int(),
  of: z.int(),
  /** Missing skills that would raise it, the required ones first. */
  missing: z.array(uuid),
})
export type Reach = z.output<typeof reach>
