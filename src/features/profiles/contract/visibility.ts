import * as z from 'zod/mini'

/**
 * The audience of a section: everyone, signed-in members, connections, only its owner; each narrower than the one before.
 */
export const VISIBILITIES = ['public', 'members', 'connections', 'me'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const visibility = z.enum(VISIBILITIES)

/** The viewers of somebody else's profile. */
export const AUDIENCES = ['public', 'member', 'connection'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Parts with their own visibility: the sections, and the interests of the settings. */
export const VISIBLE_PARTS = [
  'intro',
  'about',
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'links',
  'interests',
] as const
export type VisiblePart = (typeof VISIBLE_PARTS)[number]

/** Nothing is public until its owner publishes; links stay narrower, because they often lead to private places. */
export const DEFAULT_VISIBILITY: Readonly<Record<VisiblePart, Visibility>> = {
  intro: 'public',
  about: 'public',
  work: 'public',
  education: 'public',
  skills: 'public',
  languages: 'public',
  projects: 'public',
  certificates: 'public',
  links: 'members',
  interests: 'members',
}

export function isFor(visible: Visibility, audience: Audience): boolean {
  return visible !== 'me' && VISIBILITIES.indexOf(visible) <= AUDIENCES.indexOf(audience)
}
