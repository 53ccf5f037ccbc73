import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('skills', {
  skillUnknown: 404,
  occupationUnknown: 404,
  entryUnknown: 404,
  entryStale: 409,
  entryMerged: 409,
  mergeIntoItself: 422,
  linkUnknown: 422,
  nameTaken: 409,
  groupWrong: 422,
})
