import { readText } from '#platform/contract/bilingual.ts'
import { type AuditValues, recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Form } from './forms.queries.ts'

type Entry = {
  services: Services
  session: Session
  form: Pick<Form, 'id' | 'content' | 'organisationId'>
  action: string
  before?: AuditValues
  after?: AuditValues
}

/** Records what staff do with a form of the house. The log is of staff: what organisations do with theirs is not in it. */
export async function recordForm(tx: Db, { form, action, ...entry }: Entry): Promise<void> {
  if (form.organisationId !== null) return
  const subject = { kind: 'form', id: form.id, name: readText(form.content.title, 'bhs').text }
  await recordAudit(tx, { ...entry, action: `forms.${action}`, subject })
}
