import type { SectionName } from './sections.ts'

export type { Content, SectionName } from './sections.ts'

/** The order of the sections below the headline. */
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
