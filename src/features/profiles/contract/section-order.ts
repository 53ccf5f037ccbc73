import type { SectionName } from './sections.ts'

export type { Content, SectionName } from './sections.ts'

/** The order in which the sections below the headline stand. */
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
