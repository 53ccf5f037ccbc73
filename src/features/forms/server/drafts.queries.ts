import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { NOTICES } from '../contract/public.endpoints.ts'
import type { FormInput } from '../contract/rules/answers.ts'

export type Notice = (typeof NOTICES)[number]
const draftRows = rowsOf({
  id: z.string(),
  typed: z.custom<FormInput>(),
  step: z.string(),
  tried: z.boolean(),
  notice: z.nullable(z.enum(NOTICES)),
  submission: z.nullable(z.string()),
  use: z.nullable(z.string()),
})
export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Returns the draft of an address's key. */
export async function findDraft(db: Db, { form, digest }: { form: string; digest: Buffer }) {
  const { rows } = await draftRows(db)(sql`
    select id, typed, step, tried, notice, submission_id as submission, use_id as use from form_drafts
    where form_id = ${form} and key_digest = ${digest}`)
  return rows[0]
}

type Progress = {
  form: string
  digest: Buffer
  typed: FormInput
  step: string
  tried: boolean
  notice: Notice | null
  /** What it is filled in for. */
  use: string | null
}

/** Keeps where somebody is; what another press has kept a moment ago gives way. */
export async function saveDraft(db: Db, draft: Progress & { submission?: string }): Promise<void> {
  const { form, digest, typed, step, tried, notice, use, submission = null } = draft
  await db.execute(sql`
    insert into form_drafts (id, form_id, key_digest, typed, step, tried, notice, submission_id, use_id)
    values (${newId()}, ${form}, ${digest}, ${JSON.stringify(typed)}::jsonb, ${step}, ${tried}, ${notice}, ${submission}, ${use})
    on conflict (key_digest) do update set typed = excluded.typed, step = excluded.step, tried = excluded.tried,
      notice = excluded.notice, updated_at = now()`)
}

export async function deleteDraft(tx: Db, digest: Buffer): Promise<void> {
  await tx.execute(sql`delete from form_drafts where key_digest = ${digest}`)
}
