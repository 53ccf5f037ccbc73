import type { Opportunity } from '#features/opportunities/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'

/** A skill that an opportunity asks for; `names` are folded. */
export type RequiredSkill = { id: string; name: Bilingual; names: ReadonlySet<string> }

export async function requiredSkills(
  db: Db,
  { skills }: Pick<Opportunity, 'skills'>,
): Promise<RequiredSkill[]> {
  const labels = await listLabels(
    db,
    skills.map(({ skill }) => skill),
  )
  return skills.map(({ skill }) => {
    const name = labels.get(skill)?.name ?? { bhs: '', en: '' }
    return { id: skill, name, names: new Set([fold(name.bhs), fold(name.en)].filter(Boolean)) }
  })
}
