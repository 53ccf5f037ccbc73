import { engineOf, listLabels, readSkills } from '#features/skills/server/index.ts'
import type { SkillLabel } from '#features/skills/contract/skills.endpoints.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { suggestedLevel } from '../../contract/suggested-level.ts'
import type { Finding } from '../../contract/texts.endpoints.ts'

/** The most findings; people would not look through more. */
export const MAX_FINDINGS = 40
const OTHERS = 3

export type Raw = {
  id: string
  confidence: number
  start: number
  end: number
  stated: Finding['stated']
}

/** Finds skills in a text with the engine, on its own thread. */
export async function extractFrom(services: Services, text: string): Promise<Raw[]> {
  if (text.trim() === '') return []
  return readSkills(services, text)
}

type MemberSkills = { levels: ReadonlyMap<string, unknown>; declined: readonly string[] }

/** Adds what a person needs to judge findings: names, a first level and other possible meanings. */
export async function explain(
  services: Services,
  { raw, known }: { raw: readonly Raw[]; known: MemberSkills },
): Promise<(Finding & { raw: Raw })[]> {
  const few = raw.slice(0, MAX_FINDINGS)
  const near = await Promise.all(
    few.map(({ id }) => engineOf(services).ask({ ask: 'near', skill: id, limit: OTHERS })),
  )
  const labels = await labelsOf(services.db, [...few.map(({ id }) => id), ...near.flat().map(({ id }) => id)])
  const declined = new Set(known.declined)
  return few.flatMap((one, place) => {
    const skill = labels.get(one.id)
    if (!skill) return []
    const { start, end, confidence, stated } = one
    return [
      {
        raw: one,
        skill,
        start,
        end,
        confidence: Math.round(Math.min(1, confidence) * 1000) / 1000,
        stated,
        level: suggestedLevel(stated),
        listed: known.levels.has(one.id),
        declined: declined.has(one.id),
        others: (near[place] ?? []).flatMap(({ id }) => labels.get(id) ?? []),
      },
    ]
  })
}

function labelsOf(db: Db, ids: readonly string[]): Promise<Map<string, SkillLabel>> {
  return listLabels(db, [...new Set(ids)])
}
