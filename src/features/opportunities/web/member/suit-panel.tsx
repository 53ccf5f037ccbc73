import type { ShownOpportunity } from '../../contract/shown.endpoints.ts'
import { SkillList } from '../shown/skill-list.tsx'
import { MatchPanel } from './match-panel.tsx'
import { useMember } from './member-provider.tsx'

/** What is asked for; for a member, beside what they can do. */
export function SuitPanel({ shown }: { shown: ShownOpportunity }) {
  const { standing } = useMember()
  if (standing?.match) return <MatchPanel match={standing.match} />
  return <SkillList skills={shown.skills} invite={!standing} />
}
