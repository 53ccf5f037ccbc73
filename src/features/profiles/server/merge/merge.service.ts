import { sql } from '#platform/server/db/sql.ts'
import { removeFilesSoon } from '#features/media/server/index.ts'
import {
  deleteRows,
  mergeRows,
  type MergeRule,
  type MergeRules,
  type Merging,
  reassignRows,
} from '#platform/server/merging.ts'
import { EMPTY, SECTIONS } from '../../contract/sections.ts'
import { VISIBILITIES, VISIBLE_PARTS } from '../../contract/visibility.ts'
import {
  saveEmptyProfile,
  findProfile,
  listSections,
  lockSection,
  saveSectionRow,
} from '../profiles.queries.ts'
import { fullVisibility, readContents } from '../stored-contents.ts'
import { joinContents } from './join-sections.ts'

/** Merges sections by text and by item, and deletes those of the closed account. */
const mergeSections: MergeRule = async (merging, place) => {
  const { tx, from, into, became } = merging
  const theirs = await listSections(tx, from)
  if (theirs.size === 0) return
  await saveEmptyProfile(tx, into)
  const sections = await listSections(tx, into)
  const before = readContents(sections)
  const after = joinContents(before, readContents(theirs), became)
  for (const section of SECTIONS) {
    if (JSON.stringify(after[section]) === JSON.stringify(before[section])) continue
    const { written } = await lockSection(tx, { userId: into, section })
    // Texts keep the times of their writing; the kept account's count where both have one.
    const all = { ...theirs.get(section)?.written, ...written }
    await saveSectionRow(tx, { userId: into, section, content: after[section], written: all })
  }
  await deleteRows(merging, place)
}

/**
 * Merges publication: an unpublished profile with content stays unpublished; of two visibilities the narrower one counts.
 */
const mergeProfile: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  const theirs = await findProfile(tx, from)
  if (!theirs) return
  const profile = await findProfile(tx, into)
  const isEmpty = !profile || (await hasNothing(merging))
  await saveEmptyProfile(tx, into)
  const mine = fullVisibility(profile?.visibility)
  const other = fullVisibility(theirs.visibility)
  const visibility = isEmpty
    ? other
    : Object.fromEntries(
        VISIBLE_PARTS.map((part) => {
          const narrower = Math.max(VISIBILITIES.indexOf(mine[part]), VISIBILITIES.indexOf(other[part]))
          return [part, VISIBILITIES[narrower]]
        }),
      )
  await tx.execute(sql`
    update profiles set visibility = ${JSON.stringify(visibility)}::jsonb, updated_at = now(),
      published_at = ${isEmpty ? sql`coalesce(published_at, (select published_at from profiles where user_id = ${from}))` : sql`published_at`}
    where user_id = ${into}`)
  await deleteRows(merging, place)
}

async function hasNothing({ tx, into }: Merging): Promise<boolean> {
  return JSON.stringify(readContents(await listSections(tx, into))) === JSON.stringify(EMPTY)
}

/** Reassigns all addresses of both to the kept profile; its current one stays. */
const mergeSlugs: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update profile_slugs set is_current = false where user_id = ${from}
      and exists (select 1 from profile_slugs where user_id = ${into} and is_current)`)
  await reassignRows(merging, place)
}

const mergePictures: MergeRule = async (merging, place) => {
  const { services, tx, from, into } = merging
  await tx.execute(sql`
    delete from profile_pictures mine using profile_pictures kept
    where mine.user_id = ${from} and kept.user_id = ${into} and kept.kind = mine.kind`)
  await removeFilesSoon(tx, services)
  await reassignRows(merging, place)
}

/** Reassigns evidence to the entry that replaces its own. */
const mergeEvidence: MergeRule = async (merging, place) => {
  const { tx, from, became } = merging
  for (const [gone, successor] of became)
    await tx.execute(sql`
      update skill_evidence set entry_id = ${successor}, source = replace(source, ${gone}::text, ${successor}::text)
      where user_id = ${from} and entry_id = ${gone}
        and not exists (select 1 from skill_evidence same where same.user_id = ${from}
          and same.subject = skill_evidence.subject and same.source = replace(skill_evidence.source, ${gone}::text, ${successor}::text))`)
  await mergeRows('subject', 'source')(merging, place)
}

/** The profile before its sections, while the kept one's own content is still known. */
export const mergeProfiles: MergeRules = {
  'profiles.user_id': mergeProfile,
  'profile_sections.user_id': mergeSections,
  'profile_slugs.user_id': mergeSlugs,
  'profile_pictures.user_id': mergePictures,
  'skill_evidence.user_id': mergeEvidence,
  'skill_evidence.by_id': reassignRows,
}
