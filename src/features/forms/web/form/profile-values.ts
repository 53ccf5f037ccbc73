import { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { SKILLS_MAX } from '../../contract/rules/read-answer.ts'

/** Reads one part of the member's own profile as the control of a field takes it. */
export async function readOwnProfile(part: 'municipality' | 'skills'): Promise<string> {
  const { intro, skills } = (await call(getOwnProfile, {})).sections
  if (part === 'municipality') return intro.content.municipality ?? ''
  return skills.content.items
    .slice(0, SKILLS_MAX)
    .map(({ label }) => label)
    .join(', ')
}
