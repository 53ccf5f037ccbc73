import { europassResume, isEuropass } from './europass.ts'
import { isReactiveResume, reactiveResume } from './reactive-resume.ts'
import { isRenderCv, renderCvResume } from './render-cv.ts'
import { type Fields, fieldsOf } from './values.ts'

/** A résumé of another program as JSON Resume, and the parts about the person. */
export type Translated = { resume: Fields; told: unknown }
type Builder = {
  name: string
  isIts: (given: Fields) => boolean
  /** Absent for programs of which only the name is recognised. */
  translate?: (given: Fields) => Translated
}

const JSON_RESUME = [
  'work',
  'volunteer',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'awards',
]

/** Programs whose exports are recognised by their fields, the most specific first. */
const BUILDERS: readonly Builder[] = [
  { name: 'Reactive Resume', isIts: isReactiveResume, translate: reactiveResume },
  { name: 'Europass', isIts: isEuropass, translate: europassResume },
  { name: 'RenderCV', isIts: isRenderCv, translate: renderCvResume },
  {
    name: 'Manfred',
    isIts: (given) => 'aboutMe' in given && ('experience' in given || 'knowledge' in given),
  },
  { name: 'OpenResume', isIts: (given) => 'workExperiences' in given && 'profile' in given },
  { name: 'HR Open', isIts: (given) => 'candidate' in given || 'CandidateProfile' in given },
  {
    name: 'JSON Resume',
    isIts: (given) => 'basics' in given || JSON_RESUME.some((part) => Array.isArray(given[part])),
    translate: (given) => ({ resume: given, told: given }),
  },
]

export function builderOf(given: unknown): Builder | undefined {
  return BUILDERS.find(({ isIts }) => isIts(fieldsOf(given)))
}
