import type { Contents } from '#features/profiles/contract/sections.ts'
import { endsOf, idsOf } from './arrange.ts'
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
  confirmed = new Set(),
}: {
  template: Template
  name: string
  contents: Contents
  /** The number of skills that it shows. */
  skills?: number
  /** Skills that somebody else has confirmed, which come before others where not all are shown. */
  confirmed?: ReadonlySet<string>
}): CvVariant {
  const place = ({ id }: { id: string }) => Number(!confirmed.has(id))
  const visible = new Set(
    contents.skills.items
      .toSorted((one, other) => place(one) - place(other))
      .slice(0, skills)
      .map(({ id }) => id),
  )
  const { order, design, script } = STARTS[template]
  return {
    name,
    design,
    script,
    shows: { photo: true, email: true, phone: true, place: true },
    sections: [...new Set([...order, ...CV_SECTIONS])].map((section) => ({
      name: section,
      shown: true,
      entries: latestFirst(contents, section).map((id) => ({
        id,
        shown: section !== 'skills' || visible.has(id),
      })),
    })),
  }
}

/** Sorts jobs and schools: those that continue, then those that ended last, else in the order of the profile. */
function latestFirst(contents: Contents, section: CvSectionName): string[] {
  const ends = endsOf(contents, section)
  const compare = (one = '', other = '') => Number(one > other) - Number(one < other)
  return idsOf(contents, section).toSorted((one, other) => compare(ends.get(other), ends.get(one)))
}
