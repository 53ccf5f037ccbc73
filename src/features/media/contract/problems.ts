import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('media', {
  pictureUnreadable: 422,
  pictureHuge: 422,
  pictureHeavy: 422,
  pictureSmall: 422,
  idTaken: 409,
  full: 413,
})
