import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('profiles', {
  slugTaken: 422,
  backwards: 422,
  skillNotListed: 422,
  skillsFull: 409,
  entryUnknown: 422,
  evidenceFull: 409,
})
