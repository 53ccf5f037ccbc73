import { listLabels } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { SkillRequirement } from '../../contract/content.ts'
import type { Match } from '../../contract/public.endpoints.ts'
import { type Abilities, matchSkills } from '../../contract/skill-match.ts'
import { listTrainingsFor } from './detail.queries.ts'

/** Returns a member's abilities; the feature that ranks provides it. */
export type AbilitiesProvider = (services: Services, userId: string) => Promise<Abilities>

/** Compares required skills with the member's: had, nearly had and missing. */
export async function matchOf(
  services: Services,
  { id: of, wanted, abilities }: { id: string; wanted: readonly SkillRequirement[]; abilities: Abilities },
): Promise<Match | null> {
  if (wanted.length === 0) return null
  const { have, near, missing } = matchSkills(wanted, abilities)
  const bridges = near.flatMap(({ by }) => by ?? [])
  const [labels, trainings] = await Promise.all([
    listLabels(services.db, [...wanted.map(({ skill }) => skill), ...bridges]),
    listTrainingsFor(services.db, { skills: missing, except: of }),
  ])
  const named = (id: string) => ({ id, name: labels.get(id)?.name ?? { bhs: '', en: '' } })
  return {
    have: have.map(named),
    near: near.map(({ id, by }) => ({ ...named(id), by: by ? named(by).name : null })),
    missing: missing.map((id) => ({ ...named(id), training: trainings.get(id) ?? null })),
  }
}
