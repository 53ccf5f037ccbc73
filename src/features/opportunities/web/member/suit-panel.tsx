import { Suspense } from 'react'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { SkillList } from '../view/skill-list.tsx'
import { useMember } from './member-provider.tsx'
import { MatchPanel } from './parts-loaded.ts'

/** The required skills; for a member, compared with their own. */
export function SuitPanel({ shown }: { shown: PublicOpportunity }) {
  const { state } = useMember()
  const skillList = <SkillList skills={shown.skills} invite={!state} />
  if (!state?.match) return skillList
  return (
    <Suspense fallback={skillList}>
      <MatchPanel match={state.match} />
    </Suspense>
  )
}
