import type { Contents } from '#features/profiles/contract/sections.ts'
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

/** A CV to begin with: everything the profile has, in the order of its purpose. */
export function startFrom({
  template,
  name,
  contents,
}: {
  template: Template
  name: string
  contents: Contents
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
      entries: idsOf(contents, section).map((id) => ({ id, shown: true })),
    })),
  }
}
