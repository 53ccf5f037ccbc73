import { sql } from '#platform/server/db/sql.ts'
import { deviceFrom } from '../auth/device.ts'
import type { Session } from '../auth/session.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Services } from '../services.ts'

/** A few plain values; what somebody wrote, and whatever proves who somebody is, has no place here. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export type AuditEntry = {
  services: Services
  /** The member who acted; null when the product acted by itself. */
  session: Session | null
  /** `feature.verb`, for example `admin.suspend`. */
  action: string
  /** On whom. */
  personId?: string | null
  /** On what; `name` is never a person's. */
  subject?: { kind: string; id: string; name?: string }
  before?: AuditValues
  after?: AuditValues
  reason?: string
}

const SECRET = /pass|hash|token|secret|cookie|code|email|phone/i
const NAME_LENGTH = 300
const REASON_LENGTH = 2000

/** Adds to the audit log, in the transaction that does what is recorded: neither happens without the other. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  const { services, session, action, personId = null, subject, before, after, reason = '' } = entry
  if (!services.auditActions.has(action))
    throw new Error(`${action} is not among the auditActions of a feature`)
  for (const name of Object.keys({ ...before, ...after })) {
    if (SECRET.test(name)) throw new Error(`The audit log keeps no ${name}`)
  }
  const from = session?.from
  const address = from ? services.secrets.digest('audit-address', from.address) : null
  await tx.execute(sql`
    insert into audit_entries (id, actor_id, action, person_id, subject_kind, subject_id, subject, before, after,
      reason, device, address_digest)
    values (${newId()}, ${session?.userId ?? null}, ${action}, ${personId}, ${subject?.kind ?? ''},
      ${subject?.id ?? ''}, ${cut(subject?.name ?? '', NAME_LENGTH)}, ${json(before)}::jsonb, ${json(after)}::jsonb,
      ${cut(reason.trim(), REASON_LENGTH)}, ${from ? deviceName(from.userAgent) : ''}, ${address})`)
}

function deviceName(userAgent: string): string {
  const { browser, system } = deviceFrom(userAgent)
  return [browser, system].filter(Boolean).join(', ')
}

/** Half characters, which the database refuses, become whole ones. */
function json(values: AuditValues | undefined): string | null {
  if (!values) return null
  return JSON.stringify(values, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed()
}
