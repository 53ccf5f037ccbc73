import { textsOf } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Content, type SectionName, SECTIONS } from '../contract/sections.ts'
import { refuseBackwards } from './own.service.ts'
import { saveEmptyProfile, lockSection, saveSectionRow } from './profiles.queries.ts'
import { inVocabulary } from './vocabulary.ts'
import { updateTextTimes, type TextTimes } from '#platform/contract/bilingual-age.ts'

export type SectionChange = {
  content: object
  /** The version on which this change is based. */
  version: string
  /** The times at which texts were written, when restoring them. */
  written?: TextTimes
}
export type SectionChanges = Partial<Record<SectionName, SectionChange>>

/** The earlier sections, with the versions under which they can be restored. */
export type Replaced = Partial<Record<SectionName, Required<SectionChange>>>

/** Replaces sections all or none; sections that changed since they were read are named and stay. */
export async function replaceSections(
  tx: Db,
  { userId, changes }: { userId: string; changes: SectionChanges },
): Promise<Replaced> {
  await saveEmptyProfile(tx, userId)
  const replaced: Replaced = {}
  const stale: string[] = []
  // Always in the same order, so that two concurrent calls do not deadlock.
  for (const section of SECTIONS) {
    const change = changes[section]
    if (!change) continue
    refuseBackwards(change.content)
    const storedSection = await lockSection(tx, { userId, section })
    if (String(storedSection.version) !== change.version) {
      stale.push(section)
      continue
    }
    const content = await inVocabulary(tx, section, change.content as Content<SectionName>)
    const noted = {
      before: textsOf(storedSection.content),
      after: textsOf(content),
      written: storedSection.written,
      now: new Date(),
    }
    const times = change.written ?? updateTextTimes(noted)
    const version = await saveSectionRow(tx, { userId, section, content, written: times })
    replaced[section] = {
      content: storedSection.content,
      written: storedSection.written,
      version: String(version),
    }
  }
  if (stale.length > 0) {
    const fields = Object.fromEntries(stale.map((section) => [section, platform.conflict.code]))
    throw new Problem(platform.conflict, { fields })
  }
  return replaced
}
