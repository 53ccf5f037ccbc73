import type { Contents, Entry } from '#features/profiles/contract/sections.ts'
import { idsOf } from './arrange.ts'
import { CV_SECTIONS, type CvSectionName, type CvVariant } from './variant.ts'

/** What people write a CV for. */
export const TEMPLATES = ['job', 'first', 'study', 'abroad'] as const
export type Template = (typeof TEMPLATES)[number]

type Start = Pick<CvVariant, 'design' | 'script'> & { order: readonly CvSectionName[] }

const STARTS: Readonly<Record<Template, Start>> = {
  job: {
    design: 'arch',
    script: 'latin',
    order: ['about', 'work', 'education', 'projects', 'certificates', 'skills', 'languages', 'links'],
  },
  // Who has not worked yet shows first what they can do and have made.
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

/** More than these fill a page that nobody reads; the others wait in the editor. */
export const SKILLS_ON_A_PAGE = 15

/** A CV to begin with: what the profile has, in the order of its purpose, and what goes on today or ended last before the rest. */
export function startFrom({
  template,
  name,
  contents,
  skills = SKILLS_ON_A_PAGE,
}: {
  template: Template
  name: string
  contents: Contents
  /** How many of them it shows. */
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

/** Jobs and schools that go on, then those that ended last; where nothing tells, the order of the profile. */
function latestFirst(contents: Contents, section: CvSectionName): string[] {
  if (section !== 'work' && section !== 'education') return idsOf(contents, section)
  const items: readonly Pick<Entry, 'id' | 'from' | 'to'>[] = contents[section].items
  const end = ({ from, to }: Pick<Entry, 'from' | 'to'>) => to ?? (from ? '9999' : '')
  const compared = (one: string, other: string) => Number(one > other) - Number(one < other)
  return items.toSorted((one, other) => compared(end(other), end(one))).map(({ id }) => id)
}
