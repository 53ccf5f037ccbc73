import { listCoverageBefore, listOwnTargets } from '#features/analytics/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/server/services.ts'
import type { getSkillProgress as getSkillProgressEndpoint } from '../../contract/cards.endpoints.ts'

export async function getSkillProgress(input: {
  services: Services
  userId: string
}): Promise<ResponseOf<typeof getSkillProgressEndpoint>> {
  const { targets, skills } = await listOwnTargets(input)
  const before = await listCoverageBefore(
    input.services.db,
    targets.map(({ id }) => id),
  )
  return {
    skills,
    targets: targets.map(({ id, title, by, coverage }) => ({
      id,
      title,
      by,
      coverage,
      before: before.get(id) ?? null,
    })),
  }
}
