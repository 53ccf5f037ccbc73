import type { Contents, Entry } from '#features/profiles/contract/sections.ts'
import { idsOf } from './arrange.ts'
import { CV_SECTIONS, type CvSectionName, type CvVariant } from './variant.ts'

/** The purposes of a CV. */
export const TEMPLATES = ['job', 'first', 'study', 'abroad'] as const
export type Template = (typeof TEMPLATES)[number]

type Start = Pick<CvVariant, 'design' | 'script'> & { order: readonly CvSectionName[] }

const STARTS: Readonly<Record<Template, Start>> = {
  job: {
    design: 'arch',
    script: 'latin',
    order: ['about', 'work', 'education', 'projects', 'certificates', 'skills', 'languages', 'links'],
  },
  // People without work experience show their skills and projects first.
  first: {
    design: 'arch',
    script: 'latin',
    order: ['about', 'skills', 'education', 'projects', 'work', 'certificates', 'languages', 'links'],
  },
  study: {
    design: 'classic',
    script: 'latin',
    order: ['about', 'education', 'projects', 'certificates', 'languages', 'work', 'skills', 'links'],
  },
  abroad: {
    design: 'clear',
    script: 'english',
    order: ['about', 'work', 'education', 'languages', 'skills', 'certificates', 'projects', 'links'],
  },
}

/** The most skills at the start: more would fill a page that nobody reads; the others wait in the editor. */
export const SKILLS_ON_A_PAGE = 15

/**
 * Creates a first CV: the sections of the profile in the order of its purpose, and entries that continue or ended last
 * before the rest.
 */
export function startFrom({
  template,
  name,
  contents,
  skills = SKILLS_ON_A_PAGE,
}: {
  template: Template
  name: string
  contents: Contents
  /** The number of skills that it shows. */
  skills?: number
}): CvVariant {
  const { order, design, script } = STARTS[template]
  return {
    name,
    design,
    script,
    shows: { photo: true, email: true, phone: true, place: true },
    sections: [...new Set([...order, ...CV_SECTIONS])].map((section) => ({
      name: section,
      shown: true,
      entries: latestFirst(contents, section).map((id, at) => ({
        id,
        shown: section !== 'skills' || at < skills,
      })),
    })),
  }
}

/** Sorts jobs and schools: those that continue, then those that ended last, else in the order of the profile. */
function latestFirst(contents: Contents, section: CvSectionName): string[] {
  if (section !== 'work' && section !== 'education') return idsOf(contents, section)
  const items: readonly Pick<Entry, 'id' | 'from' | 'to'>[] = contents[section].items
  const end = ({ from, to }: Pick<Entry, 'from' | 'to'>) => to ?? (from ? '9999' : '')
  const compared = (one: string, other: string) => Number(one > other) - Number(one < other)
  return items.toSorted((one, other) => compared(end(other), end(one))).map(({ id }) => id)
}
