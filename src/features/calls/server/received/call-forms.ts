import type { FormAbout } from '#features/forms/server/index.ts'
import { managesCall } from '../access.policy.ts'
import { discussedCalls } from '../discussed.ts'
import { hiddenBy } from './received.service.ts'

/** Forms of calls: their answers are read as late, and as blindly, as the applications. */
export const callForms: FormAbout = {
  kind: discussedCalls.kind,
  find: discussedCalls.find,
  mayEdit: managesCall,
  hiddenBy,
  readersOf: discussedCalls.toldOf,
  answersPath: ({ path }) => `${path}/applications`,
}
