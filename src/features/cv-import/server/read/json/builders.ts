import { europassResume, isEuropass } from './europass.ts'
import { isReactiveResume, reactiveResume } from './reactive-resume.ts'
import { isRenderCv, renderCvResume } from './render-cv.ts'
import { type Fields, fieldsOf } from './values.ts'

/** A résumé of another program as JSON Resume, and the parts about the person. */
export type Translated = { resume: Fields; told: unknown }
type Builder = {
  name: string
  isIts: (input: Fields) => boolean
  /** Absent for programs of which only the name is recognised. */
  translate?: (input: Fields) => Translated
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
    isIts: (input) => 'aboutMe' in input && ('experience' in input || 'knowledge' in input),
  },
  { name: 'OpenResume', isIts: (input) => 'workExperiences' in input && 'profile' in input },
  { name: 'HR Open', isIts: (input) => 'candidate' in input || 'CandidateProfile' in input },
  {
    name: 'JSON Resume',
    isIts: (input) => 'basics' in input || JSON_RESUME.some((part) => Array.isArray(input[part])),
    translate: (input) => ({ resume: input, told: input }),
  },
]

export function builderOf(input: unknown): Builder | undefined {
  return BUILDERS.find(({ isIts }) => isIts(fieldsOf(input)))
}
