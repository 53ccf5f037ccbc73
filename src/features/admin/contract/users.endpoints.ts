import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const STATES = ['active', 'waiting', 'suspended', 'leaving', 'merged'] as const
export type State = (typeof STATES)[number]
/** Roles of accounts; other features know further ones. */
export const OWN_ROLES = ['member', 'admin'] as const
/** How long ago an account was made: within 7 days, or 30 days and more. */
export const AGES = ['new', 'old'] as const
export type Age = (typeof AGES)[number]
export const SORTS = ['newest', 'visit', 'name', 'waiting'] as const
export type Sort = (typeof SORTS)[number]

export const FACETS = ['state', 'role', 'place', 'age', 'mark'] as const
export type Facet = (typeof FACETS)[number]

export const QUERY_MAX = 100

export const userRow = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(['USER', 'ADMIN']),
  globalAdmin: z.boolean(),
  scopes: z.array(z.string()),
  onboarded: z.boolean(),
  suspended: z.boolean(),
  /** Closed, because it was merged into another account of the same person. */
  merged: z.boolean(),
  /** The member has asked for deletion and may still take it back. */
  leaving: z.boolean(),
  /** Of the profile. */
  place: z.nullable(z.string()),
  createdAt: isoDateTime,
  lastUsedAt: z.nullable(isoDateTime),
})
export type UserRow = z.output<typeof userRow>

/** Values of one facet, any of which an account has, joined by commas. */
const anyOf = (values: readonly string[]) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(500),
    z.refine((text) => text.split(',').every((value) => values.includes(value))),
  )
/** Ids that features register; the server refuses unknown ones. */
const ids = z.string().check(z.maxLength(200), z.regex(/^[a-z-]+(,[a-z-]+)*$/))

/** The conditions of the list: all facets together, and of each any of its values. */
export const userConditions = {
  query: z.optional(line(QUERY_MAX)),
  state: z.optional(anyOf(STATES)),
  role: z.optional(ids),
  place: z.optional(anyOf(MUNICIPALITY_IDS)),
  age: z.optional(anyOf(AGES)),
  mark: z.optional(ids),
}
const conditions = z.strictObject(userConditions)
export type UserConditions = z.output<typeof conditions>

/** Where a page ends: the value by which it is sorted, and the id. */
export const userMark = z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/))

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Accounts, 25 at a time; `query` finds parts of name, email, telephone and place, `after` continues the list',
  query: z.strictObject({
    ...userConditions,
    sort: z.optional(z.enum(SORTS)),
    after: z.optional(userMark),
  }),
  response: z.strictObject({ users: z.array(userRow), next: z.nullable(z.string()) }),
})

const value = z.strictObject({ value: z.string(), title: z.string(), count: z.int() })
export type FacetValue = z.output<typeof value>

export const getUserCounts = endpoint({
  method: 'GET',
  path: '/api/admin/user-counts',
  summary:
    'How many accounts the conditions leave, of how many, and how many each value of a facet would leave',
  query: conditions,
  response: z.strictObject({
    total: z.int(),
    all: z.int(),
    facets: z.strictObject({
      state: z.array(value),
      role: z.array(value),
      place: z.array(value),
      age: z.array(value),
      mark: z.array(value),
    }),
  }),
})
export type UserCounts = z.output<NonNullable<typeof getUserCounts.response>>
