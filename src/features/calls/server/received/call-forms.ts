import type { FormAbout } from '#features/forms/server/index.ts'
import { managesCall } from '../access.policy.ts'
import { discussedCalls } from '../discussed.ts'
import { hiddenBy } from './received.service.ts'

/**
 * Forms of calls: their answers become readable at the same time as the applications, and are hidden from the same
 * readers.
 */
export const callForms: FormAbout = {
  kind: discussedCalls.kind,
  find: discussedCalls.find,
  mayEdit: managesCall,
  hiddenBy,
  readersOf: discussedCalls.toldOf,
  answersPath: ({ path }) => `${path}/applications`,
}
