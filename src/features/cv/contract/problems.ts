import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('cv', {
  enough: 422,
  nameNeeded: 422,
  notDrawn: 503,
})
