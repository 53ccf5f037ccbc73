import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('analytics', {
  targetUnknown: 422,
  targetsFull: 409,
  nothingNeeded: 422,
  helperOff: 409,
})
