import * as z from 'zod/mini'
import { coverage, day, share, texts } from '#features/analytics/contract/shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const DEADLINE_KINDS = ['draft', 'saved', 'event', 'interview', 'elsewhere', 'reply', 'call'] as const

const deadline = z.strictObject({
  /**
   * The id of the opportunity, of the application for an interview, an external one or a promised answer, or of the call of
   * a bank.
   */
  id: uuid,
  kind: z.enum(DEADLINE_KINDS),
  title: texts,
  by: z.string(),
  at: isoDateTime,
  path: z.string(),
})
export type Deadline = z.output<typeof deadline>

export const listDeadlines = endpoint({
  method: 'GET',
  path: '/api/dashboard/deadlines',
  impersonation: 'reads',
  summary:
    'What ends or takes place within 30 days of what the member has saved, begun, sent or tracks elsewhere, and the open calls of the youth banks of their municipality, the next first; at most 105',
  response: z.strictObject({ now: isoDateTime, until: isoDateTime, deadlines: z.array(deadline) }),
})

const count = z.int().check(z.minimum(0))
export const week = z.strictObject({
  /** The Monday of the week. */
  from: day,
  sent: count,
  saved: count,
  looked: count,
  learnt: count,
  profile: count,
})
export type Week = z.output<typeof week>

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/dashboard/activity',
  impersonation: 'reads',
  summary:
    'What the member did in each of the last twelve weeks, the oldest first; weeks begin on Monday in Sarajevo',
  response: z.strictObject({ weeks: z.array(week) }),
})

const target = z.strictObject({
  id: uuid,
  title: texts,
  by: z.nullable(z.string()),
  coverage,
  /** The last different figure, with its day. */
  before: z.nullable(z.strictObject({ share, day })),
})
export type SkillTarget = z.output<typeof target>

export const getSkillProgress = endpoint({
  method: 'GET',
  path: '/api/dashboard/skills',
  impersonation: 'reads',
  summary: 'How much of each of one’s targets is covered and how that last changed, the newest target first',
  response: z.strictObject({ targets: z.array(target), skills: count }),
})

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/dashboard/calendar',
  impersonation: 'reads',
  summary: 'Whether the member’s deadlines have a private calendar address, and whether a calendar reads it',
  response: z.strictObject({
    feed: z.nullable(z.strictObject({ createdAt: isoDateTime, readAt: z.nullable(isoDateTime) })),
  }),
})

export const createCalendar = endpoint({
  method: 'POST',
  path: '/api/dashboard/calendar',
  summary: 'Makes a private calendar address; the one before ends. It is told only here',
  response: z.strictObject({ address: z.url() }),
})

export const closeCalendar = endpoint({
  method: 'DELETE',
  path: '/api/dashboard/calendar',
  summary: 'Ends the private calendar address; without one nothing happens',
})
