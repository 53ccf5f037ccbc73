import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const STATES = ['active', 'waiting', 'suspended', 'leaving', 'merged'] as const
export type State = (typeof STATES)[number]

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
  createdAt: isoDateTime,
  lastUsedAt: z.nullable(isoDateTime),
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Accounts, newest first, 25 at a time; `query` finds parts of name and email, `after` continues the list',
  query: z.strictObject({
    query: z.optional(line(100)),
    role: z.optional(z.enum(['USER', 'ADMIN'])),
    state: z.optional(z.enum(STATES)),
    after: z.optional(uuid),
  }),
  response: z.strictObject({ users: z.array(userRow), next: z.nullable(uuid) }),
})

export type UserRow = z.output<typeof userRow>
