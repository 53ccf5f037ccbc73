import * as z from 'zod/mini'
import { day } from '#features/calls/contract/values.ts'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from '../projects.endpoints.ts'

/** Hours are recorded in quarters. */
export const STEP_MINUTES = 15
export const DAY_MINUTES = 24 * 60
export const WORK_MAX = 300
export const REASON_MAX = 300
export const WORK_SKILLS_MAX = 5

const one = z.strictObject({ slug: projectSlug })
const item = z.strictObject({ slug: projectSlug, id: uuid })
const text = z.strictObject({ bhs: z.string(), en: z.string() })
const person = z.strictObject({ id: uuid, name: z.string() })

export const HOURS_STATES = ['waiting', 'confirmed', 'returned'] as const

const hours = z.strictObject({
  id: uuid,
  name: z.string(),
  isMine: z.boolean(),
  day,
  minutes: z.int(),
  what: z.string(),
  skills: z.array(text),
  state: z.enum(HOURS_STATES),
  /** The reason for returning them. */
  reason: z.nullable(z.string()),
  /** The reader may confirm them. */
  mayConfirm: z.boolean(),
  mayRemove: z.boolean(),
})
export type Hours = z.output<typeof hours>

const NAMES = {
  none: 'The team and the board of the bank do the work of one project, and hours of everybody in it are counted.',
}

export const listHours = endpoint({
  method: 'GET',
  path: '/api/projects/{slug}/hours',
  impersonation: 'reads',
  summary:
    'Hours of a project: one’s own, and everybody’s for whoever leads it or sits on the board of its bank',
  params: one,
  response: z.strictObject({
    /** The reader is in the team of a running project. */
    mayRecord: z.boolean(),
    /** People whose hours the reader may record beside their own. */
    others: z.array(person),
    hours: z.array(hours),
  }),
  blocks: NAMES,
})

export const saveHours = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/hours/{id}',
  summary:
    'Writes down hours of a day, one’s own or as the lead those of somebody in the team; once under an id of the device',
  params: item,
  body: z.strictObject({
    day,
    minutes: z.int().check(z.minimum(STEP_MINUTES), z.maximum(DAY_MINUTES), z.multipleOf(STEP_MINUTES)),
    what: visibleWords(WORK_MAX),
    skills: z.array(uuid).check(z.maxLength(WORK_SKILLS_MAX)),
    /** The member whose hours these are; null for the reader's own. */
    person: z.nullable(uuid),
  }),
  blocks: NAMES,
})

export const removeHours = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/hours/{id}',
  summary: 'Takes back hours that one wrote down and nobody has confirmed',
  params: item,
})

export const confirmHours = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/hours/{id}/confirmed',
  summary: 'Confirms hours as the other side; they become evidence of the skills that they took',
  params: item,
})

export const rejectHours = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/hours/{id}/returned',
  summary: 'Gives hours back with a reason; they do not count',
  params: item,
  body: z.strictObject({ reason: visibleWords(REASON_MAX) }),
})

const volunteering = z.strictObject({
  slug: projectSlug,
  title: z.string(),
  minutes: z.int(),
  inProfile: z.boolean(),
})

export const listVolunteering = endpoint({
  method: 'GET',
  path: '/api/volunteering',
  impersonation: 'reads',
  summary: 'Projects on which the member has confirmed hours, and whether the profile says so',
  response: z.strictObject({
    projects: z.array(volunteering),
    /** Without a CV, adding to one creates the first. */
    hasCv: z.boolean(),
  }),
})

export const saveVolunteering = endpoint({
  method: 'PUT',
  path: '/api/volunteering/{slug}',
  summary:
    'Lays confirmed hours of a project into one’s profile in both languages and, if asked, into the CV that was changed last; whoever has none gets a first one',
  params: one,
  body: z.strictObject({ intoCv: z.boolean() }),
  response: z.strictObject({
    /** The CV that now contains it. */
    cv: z.nullable(z.strictObject({ id: uuid, isFirst: z.boolean() })),
  }),
})
