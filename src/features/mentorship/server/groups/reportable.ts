import { uuid } from '#platform/contract/schemas.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { cancelGroup } from './cancel.service.ts'
import { findGroup, findWords, lockGroup, updateGroupHidden } from './groups.queries.ts'

/** Group sessions as reportable things. One that moderators hide does not take place, and everybody in it hears. */
export const groupSessionKind: ReportableKind = {
  id: 'group-session',
  async find(db, { id, reader }) {
    const group = uuid.safeParse(id).success ? await findWords(db, id) : undefined
    if (!group) return undefined
    if (reader !== undefined && !(await findGroup(db, { me: reader, id }))) return undefined
    const { topic, description, location } = group
    const texts = [topic.bhs, topic.en, description.bhs, description.en, location]
    return {
      author: group.mentor,
      text: [...new Set(texts)].filter((text) => text.trim() !== '').join('\n'),
      path: group.slug === null ? null : `/mentors/${group.slug}`,
      isShown: !group.isHidden,
    }
  },
  async hide(tx, { services, id }) {
    const group = await lockGroup(tx, id)
    if (!group || group.isHidden) return
    if (!group.isBegun && !group.isCancelled)
      await cancelGroup(tx, { services, group, by: group.mentor, reason: '' })
    await updateGroupHidden(tx, id, true)
    await refreshFirstSlot(tx, group.mentor)
  },
  restore: (tx, { id }) => updateGroupHidden(tx, id, false),
}
