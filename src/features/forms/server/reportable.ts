import { listMembersOf } from '#features/organisations/server/index.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import type { Content } from '../contract/rules/content.ts'
import { findForm, findFormBySlug, type Form, updateHidden } from './forms.queries.ts'

/** The questions of a form as a reportable thing. Hiding takes it from everybody's sight; what was sent stays as it is. */
export const formKind: ReportableKind = {
  id: 'form',
  async find(db, { id, reader }) {
    const form = uuid.safeParse(id).success ? await findForm(db, id) : undefined
    if (!form) return undefined
    const isPublic = form.asked !== null && (await findFormBySlug(db, form.slug)) !== undefined
    if (reader !== undefined && !isPublic) return undefined
    return {
      author: await authorOf(db, form),
      text: textOf(form.asked ?? form.content),
      path: isPublic ? `/forms/${form.slug}` : null,
      isShown: form.hiddenAt === null,
    }
  },
  hide: (tx, { id }) => updateHidden(tx, id, true),
  restore: (tx, { id }) => updateHidden(tx, id, false),
}

/** Returns the form's author, or the longest-standing owner of the organisation that its author has left. */
async function authorOf(db: Db, { organisationId, createdBy }: Form): Promise<string | null> {
  if (organisationId === null) return createdBy
  const people = await listMembersOf(db, { organisationId, roles: ['owner', 'editor'] })
  const responsible =
    people.find(({ userId }) => userId === createdBy) ?? people.find(({ role }) => role === 'owner')
  return responsible?.userId ?? null
}

/** All that people read of it. */
export function textOf({ title, intro, thanks, fields }: Content): string {
  const parts = [
    title,
    intro,
    ...fields.flatMap(({ label, help, options, rows }) => [
      label,
      help,
      ...[...options, ...rows].map((one) => one.label),
    ]),
    thanks,
  ]
  const texts = LOCALES.flatMap((locale) => parts.map((part) => part[locale]))
  return [...new Set(texts)].filter((text) => text.trim() !== '').join('\n')
}
