import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseProfile, exportProfile } from './data-rights.ts'
import { mergeProfiles } from './merge/merge.service.ts'
import { profilePart } from './profile.part.ts'
import { listPublished } from './profiles.queries.ts'
import { routesWith } from './profiles.routes.ts'
import { getPublicProfile } from './public.service.ts'
import { profileFacts } from './person-facts.ts'
import { profileKind } from './reportable.ts'
import type { Relations } from './relation.ts'

export type { Relation } from './relation.ts'
export { updateSkillInProfiles } from './skills/merged-skill.queries.ts'
export { evidenceBySkill, giveEvidence, addProof } from './evidence/evidence.service.ts'
export { deleteBySources, listSourcesOfOthers } from './evidence/evidence.queries.ts'
export { skillsVisibleToConnections } from './skills/visible-skills.ts'
export { listMemberCards } from './member-cards.queries.ts'
export { type WholeProfile, wholeProfile } from './whole-profile.service.ts'
export {
  type Replaced,
  replaceSections,
  type SectionChanges,
} from './replace-sections.service.ts'
export { addWork } from './add-entry.service.ts'
export { addSkills } from './skills/add-skills.service.ts'
export { type MemberSkills, memberSkills, SPOKEN_AS } from './skills/member-skills.ts'
export { namedSkills } from './skills/named-skills.ts'

/** Profiles; a later feature knows the relations of their viewers. */
export function createProfilesFeature(relations: Relations): Feature {
  return {
    name: 'profiles',
    catalogues: { bhs, en },
    routes: routesWith(relations),
    async sitemap({ db }) {
      const published = await listPublished(db)
      return published.map(({ slug, updatedAt }) => ({
        path: `/profil/${slug}`,
        lastModified: new Date(updatedAt),
      }))
    },
    async shareTitle(services, name) {
      const [, slug] = /^profil-(.+)$/.exec(name) ?? []
      const profile = slug && (await getPublicProfile(services, slug).catch(() => undefined))
      return profile ? { bhs: profile.name, en: profile.name } : undefined
    },
    exporter: exportProfile,
    eraser: eraseProfile,
    merger: mergeProfiles,
    personFacts: profileFacts,
    reportable: [profileKind],
    dashboard: profilePart,
    seed: async (services) => (await import('./profiles.seed.ts')).seedProfiles(services),
    seedAfter: ['account'],
  }
}

/** Without relations between members. */
export const profiles: Feature = createProfilesFeature({ relation: async () => 'stranger' })
