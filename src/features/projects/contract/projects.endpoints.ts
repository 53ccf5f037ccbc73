import * as z from 'zod/mini'
import { budgetRow, contributionRow } from '#features/calls/contract/application-content.ts'
import { day, feninga, itemId } from '#features/calls/contract/values.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { ENTRY_KINDS, TEAM_KINDS } from './ledger.ts'

export const SUMMARY_MAX = 600
export const ACTIVITY_MAX = 1500
export const REPORT_MIN = 80
export const REPORT_MAX = 8000
export const WITHOUT_MAX = 1000
export const WHAT_MAX = 200
export const GIVER_MAX = 120
/** 100.000 KM, far beyond any grant, so that a typing error is rejected. */
export const ENTRY_MOST = 100_000_00
/** The earliest date in any project. */
export const EARLIEST_DAY = '2015-01-01'

export const projectSlug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))
const slug = projectSlug
const text = z.strictObject({ bhs: z.string(), en: z.string() })
const one = z.strictObject({ slug })
const item = z.strictObject({ slug, id: uuid })

/** The budget and the promised contributions of the application as sent. */
const plan = z.strictObject({
  budget: z.array(budgetRow),
  promised: z.array(contributionRow),
})
export type ProjectPlan = z.output<typeof plan>

const place = z.nullable(z.enum(MUNICIPALITY_IDS))
const from = z.nullable(z.strictObject({ slug: z.string(), name: z.string() }))

const entry = z.strictObject({
  id: uuid,
  kind: z.enum(ENTRY_KINDS),
  amount: feninga,
  what: z.string(),
  day,
  line: z.nullable(z.string()),
  /** The number of the paid instalment, from 1. */
  instalment: z.nullable(z.int()),
  /** For the team; for everyone else once the giver has confirmed. */
  giver: z.nullable(z.string()),
  confirmed: z.boolean(),
})
export type Entry = z.output<typeof entry>

/** A photo of a log entry, in its own shape. */
export const photo = z.strictObject({
  id: uuid,
  picture: uuid,
  alt: z.string(),
  placeholder: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Photo = z.output<typeof photo>

const activity = z.strictObject({ id: uuid, text: z.string(), day, photos: z.array(photo) })
export type Activity = z.output<typeof activity>

const project = z.strictObject({
  slug,
  title: z.string(),
  municipality: place,
  summary: z.string(),
  call: z.strictObject({ slug: z.string(), title: text }),
  bank: from,
  requested: feninga,
  amount: feninga,
  startedAt: isoDateTime,
  finishedAt: z.nullable(isoDateTime),
  report: z.nullable(z.string()),
  /** Number of people, and those with a public profile. */
  team: z.strictObject({
    size: z.int(),
    named: z.array(z.strictObject({ name: z.string(), role: z.string(), profile: z.string() })),
  }),
  budget: z.array(budgetRow),
  promised: z.array(z.strictObject({ id: itemId, what: z.string(), value: feninga })),
  entries: z.array(entry),
  activities: z.array(activity),
  /** Confirmed minutes, and the number of people. */
  hours: z.strictObject({ minutes: z.int(), people: z.int() }),
})
export type Project = z.output<typeof project>

const card = z.strictObject({
  slug,
  title: z.string(),
  municipality: place,
  bank: from,
  amount: feninga,
  spent: z.int(),
  /** Contributions that givers have confirmed; `unconfirmed` are those that only the team has entered. */
  contributed: z.int(),
  unconfirmed: z.int(),
  startedAt: isoDateTime,
  isFinished: z.boolean(),
  /** Its newest photo; none where its words are hidden. */
  photo: z.nullable(photo),
})
export type ProjectCard = z.output<typeof card>

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/public/projects',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'Projects that boards of youth banks have given money, running ones first',
  response: z.strictObject({
    projects: z.array(card),
    /** Number of projects funded by banks before they had pages here. */
    earlier: z.int(),
  }),
})

export const getProject = endpoint({
  method: 'GET',
  path: '/api/public/projects/{slug}',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'A funded project: its money, what was done, and those of its team with a public profile',
  params: one,
  response: project,
  blocks: {
    none: 'Whoever spends public money has chosen a public profile, and visitors without an account read the page.',
  },
})

export const listOwnProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  impersonation: 'reads',
  summary: 'The projects in whose team the member is, and those whose money it looks after for a bank',
  response: z.strictObject({
    projects: z.array(z.strictObject({ slug, title: z.string() })),
    lookedAfter: z.array(slug),
  }),
})

export const getOwnProject = endpoint({
  method: 'GET',
  path: '/api/projects/{slug}',
  impersonation: 'reads',
  summary: 'A project of one’s own team, with the givers of all contributions',
  params: one,
  response: z.strictObject({
    id: uuid,
    project,
    mayFinish: z.boolean(),
    /** A report that the bank returned, to continue from. */
    returned: z.nullable(z.strictObject({ report: z.string(), reason: z.string() })),
  }),
  blocks: { none: 'Who is in the team is said as on the public page, and the work of a team goes on.' },
})

export const updateSummary = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/summary',
  summary: 'Says for everybody what the project does',
  params: one,
  body: z.strictObject({ summary: words(SUMMARY_MAX) }),
})

export const addActivity = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/activities/{id}',
  summary: 'Writes what was done into the log, once under an id of the device',
  params: item,
  body: z.strictObject({ text: visibleWords(ACTIVITY_MAX), day }),
})

export const removeActivity = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/activities/{id}',
  summary: 'Takes something out of the log',
  params: item,
})

export const addEntry = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/entries/{id}',
  summary: 'Enters money into the ledger, once under an id of the device',
  params: item,
  body: z.strictObject({
    kind: z.enum(TEAM_KINDS),
    amount: z.int().check(z.minimum(1), z.maximum(ENTRY_MOST)),
    what: visibleWords(WHAT_MAX),
    day,
    line: z.nullable(itemId),
    giver: z.nullable(visibleWords(GIVER_MAX)),
  }),
})

export const cancelEntry = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/entries/{id}',
  summary: 'Strikes a row of the ledger that was entered wrongly',
  params: item,
})

export const completeProject = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/report',
  summary: 'Ends the project with its final report; nothing is entered afterwards',
  params: one,
  body: z.strictObject({
    report: visibleWords(REPORT_MAX).check(z.minLength(REPORT_MIN)),
    /** The reason why some expenses have no receipt. */
    withoutReceipts: z.optional(visibleWords(WITHOUT_MAX)),
  }),
})
