import type { SectionName } from './sections.ts'

export type { Content, SectionName } from './sections.ts'

/** The order of the sections below the headline in a text that is read from top to bottom, such as a CV. */
export const SECTION_ORDER = [
  'about',
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'links',
] as const satisfies readonly SectionName[]

/** The order on a profile: what somebody can do and has done, then schools, then words. */
export const PROFILE_ORDER = [
  'skills',
  'projects',
  'work',
  'certificates',
  'education',
  'about',
  'languages',
  'links',
] as const satisfies readonly SectionName[]
