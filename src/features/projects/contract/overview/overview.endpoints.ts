import * as z from 'zod/mini'
import { feninga } from '#features/calls/contract/values.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'

/** Days without an entry after which a running project is quiet. */
export const QUIET_DAYS = 30

/** `waiting`: the bank needs to act; `quiet`: the team has not written for `QUIET_DAYS`. A project can be both. */
export const PROJECT_STATES = ['waiting', 'quiet', 'running', 'finished'] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

const filter = z.strictObject({
  state: z.optional(z.enum(PROJECT_STATES)),
  bank: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))),
})
export type ProjectFilter = z.output<typeof filter>

const fundedProject = z.strictObject({
  slug: z.string(),
  title: z.string(),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  startedAt: isoDateTime,
  finishedAt: z.nullable(isoDateTime),
  amount: feninga,
  /** Sums of paid instalments, expenses and confirmed contributions. */
  received: z.int(),
  spent: z.int(),
  contributed: z.int(),
  /** Confirmed minutes of volunteers. */
  minutes: z.int(),
  /** Time of the newest log entry, ledger entry or hours; at the earliest the start. */
  lastAt: isoDateTime,
  /** The contract is not signed. */
  isUnsigned: z.boolean(),
  /** A change of the budget waits for the bank’s answer. */
  hasChange: z.boolean(),
  isQuiet: z.boolean(),
})
export type FundedProject = z.output<typeof fundedProject>

export const listFundedProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects',
  summary:
    'Funded projects with payments, expenses and last entry; those that wait for their bank first, then quiet ones. Contains no names of members',
  query: filter,
  response: z.strictObject({
    banks: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    projects: z.array(fundedProject),
    /** Number of further projects that are not shown. */
    left: z.int(),
  }),
})

export const exportFundedProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects/file/{format}',
  limit: { times: 60, seconds: 60 },
  summary: 'The same projects as a CSV or XLSX file',
  params: z.strictObject({ format: z.enum(SHEET_FORMATS) }),
  query: filter,
  status: 200,
})
