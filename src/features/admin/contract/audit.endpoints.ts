import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const searchText = line(100)

/** A changed value; null where there was or is none. */
const change = z.strictObject({
  name: z.string(),
  /** The field's name in words of the feature that recorded it. */
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
const person = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

export const auditEntry = z.strictObject({
  id: uuid,
  at: isoDateTime,
  /** Null when the product acted by itself, or when the admin has left. */
  by: person,
  /** `feature.verb`. */
  action: z.string(),
  /** The action in words of the feature. */
  title: z.string(),
  person,
  subject: z.strictObject({ kind: z.string(), id: z.string(), name: z.string() }),
  changes: z.array(change),
  reason: z.string(),
  device: z.string(),
  /** The same for the same client address; the address itself is not stored. */
  origin: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

const filter = {
  query: z.optional(searchText),
  /** A feature that writes into the log. */
  area: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))),
  /** The person who acted. */
  by: z.optional(uuid),
  /** The person concerned. */
  person: z.optional(uuid),
  /** Days in Sarajevo, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who did what to whom, when, from where and why; newest first, 25 at a time',
  query: z.strictObject({ ...filter, after: z.optional(uuid) }),
  response: z.strictObject({
    entries: z.array(auditEntry),
    next: z.nullable(uuid),
    /** The areas that the filter `area` accepts. */
    areas: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** The newest link of the chain that `npm run audit:verify` follows. */
    seal: z.nullable(z.strictObject({ number: z.int(), digest: z.string() })),
  }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  limit: { times: 60, seconds: 3600 },
  summary: 'What the filter finds as one CSV file, newest first, 20,000 rows at most',
  query: z.strictObject(filter),
  status: 200,
})
