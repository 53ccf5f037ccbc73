import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('discussions', {
  empty: 422,
  closed: 409,
  waiting: 409,
  tooLate: 409,
  over: 409,
  full: 409,
  decided: 409,
})
