import { listByName } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Content } from '../../contract/sections.ts'

type Item = Content<'skills'>['items'][number]

/** A skill of a profile in terms of the vocabulary. */
export type NamedSkill = {
  item: string
  label: string
  level: Item['level']
  /** In the vocabulary, chosen by the person or with the exact name. */
  skill: string | null
  /** The skill that evidence refers to. */
  subject: string
}

/** Returns skills with a name; own words that equal one of the vocabulary count as that skill. */
export async function namedSkills(db: Db, items: readonly Item[]): Promise<NamedSkill[]> {
  const named = items.filter(({ label }) => label.trim() !== '')
  const own = named.filter(({ skill }) => skill === null).map(({ label }) => fold(label))
  const skillIds = await listByName(db, own)
  return named.map(({ id, label, level, skill: ownSkill }) => {
    const folded = fold(label)
    const skill = ownSkill ?? skillIds.get(folded) ?? null
    return { item: id, label, level, skill, subject: skill ?? `~${folded || label}`.slice(0, 200) }
  })
}
