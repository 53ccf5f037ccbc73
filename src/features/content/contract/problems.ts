import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('content', {
  unknownBlock: 404,
  unknownRevision: 404,
  empty: 422,
  tooLong: 422,
  noLinks: 422,
  noPictures: 422,
  undescribed: 422,
  pictureGone: 422,
  newer: 409,
})
