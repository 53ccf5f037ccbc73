import type { Db } from '#platform/server/db/database.ts'
import { findFormBySlug } from '../forms.queries.ts'
import type { About } from '../uses/about.ts'
import { saveUse } from '../uses/uses.queries.ts'

/** Seeds the form that a demo thing asks its people to fill in. */
export async function seedFormUse(db: Db, { slug, ...about }: About & { slug: string }): Promise<void> {
  const form = await findFormBySlug(db, slug)
  if (form) await saveUse(db, about, form.id)
}
