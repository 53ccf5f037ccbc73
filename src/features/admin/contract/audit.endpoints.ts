import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

/** What is recorded, by area. */
export const AUDIT_ACTIONS = [
  'admin.suspend',
  'admin.lift',
  'admin.rights',
  'admin.sign-out',
  'admin.delete',
  'admin.look',
  'admin.look-end',
  'admin.merge',
  'admin.merge-kept',
  'admin.export-data',
  'admin.export-audit',
  'admin.resend-verification',
  'content.publish',
  'content.restore',
  'organisations.decide',
  'opportunities.review',
  'opportunities.settle',
  'notices.add-feed',
  'notices.remove-feed',
  'skills.create',
  'skills.save',
  'skills.merge',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The areas that write into the log: the first part of what was done. */
export const AUDIT_AREAS = [
  'admin',
  'content',
  'organisations',
  'opportunities',
  'notices',
  'skills',
] as const
export type AuditArea = (typeof AUDIT_AREAS)[number]

export const searchText = z
  .string()
  .check(z.maxLength(100), z.regex(/^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u))

/** One thing that became another; null where there was or is nothing. */
const change = z.strictObject({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
const person = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

export const auditEntry = z.strictObject({
  id: uuid,
  at: isoDateTime,
  /** Nobody when the product did it by itself, or when they have left. */
  by: person,
  action: z.string(),
  person,
  subject: z.strictObject({ kind: z.string(), id: z.string(), name: z.string() }),
  changes: z.array(change),
  reason: z.string(),
  device: z.string(),
  /** The same for the same address; the address itself is not kept. */
  origin: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

const filter = {
  query: z.optional(searchText),
  area: z.optional(z.enum(AUDIT_AREAS)),
  /** Done by this person. */
  by: z.optional(uuid),
  /** Done to this person. */
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
  response: z.strictObject({ entries: z.array(auditEntry), next: z.nullable(uuid) }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'What the filter finds as one CSV file, newest first, 20,000 rows at most',
  query: z.strictObject(filter),
  status: 200,
})
