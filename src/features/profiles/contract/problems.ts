import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('profiles', {
  pictureUnreadable: 422,
  pictureHuge: 422,
  pictureHeavy: 422,
  pictureSmall: 422,
  slugTaken: 422,
  backwards: 422,
  skillNotListed: 422,
  skillsFull: 409,
  entryUnknown: 422,
  evidenceFull: 409,
})
