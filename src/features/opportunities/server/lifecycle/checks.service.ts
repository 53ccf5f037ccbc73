import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { hasNumberInRegister } from '#features/organisations/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Content } from '../../contract/content.ts'
import { asksMoney, isFreeMail, textsOf } from '../../contract/scam-rules.ts'
import type { Warning } from '../../contract/warnings.ts'
import { fingerprintOf } from '../fingerprint.ts'

const oneRows = rowsOf({ one: z.number() })

type Checked = { id: string; organisationId: string | null; content: Content }

/** Returns the findings of the scam checklist, before a person reviews. */
export async function warningsOf(db: Db, { id, organisationId, content }: Checked): Promise<Warning[]> {
  const hasNumber = await hasRegisterNumber(db, organisationId)
  const isCopied = await isCopy(db, { id, organisationId, fingerprint: fingerprintOf(content) })
  return [
    ...(asksMoney(textsOf(content)) ? (['money-asked'] as const) : []),
    ...(hasNumber ? [] : (['no-register-number'] as const)),
    ...(isFreeMail(content.contact.email) ? (['free-mail'] as const) : []),
    ...(isCopied ? (['copied-text'] as const) : []),
  ]
}

/** Returns whether a register number was given; drafts of staff for absent organisations need none. */
async function hasRegisterNumber(db: Db, organisationId: string | null): Promise<boolean> {
  if (organisationId === null) return true
  return hasNumberInRegister(db, organisationId)
}

/** Returns whether another organisation has published the same text. */
async function isCopy(
  db: Db,
  {
    id,
    organisationId,
    fingerprint,
  }: { id: string; organisationId: string | null; fingerprint: string | null },
): Promise<boolean> {
  if (fingerprint === null) return false
  const { rows } = await oneRows(db)(sql`
    select 1 as one from opportunities
    where fingerprint = ${fingerprint} and id <> ${id} and status in ('published', 'closed')
      and organisation_id is distinct from ${organisationId}::uuid limit 1`)
  return rows.length > 0
}
