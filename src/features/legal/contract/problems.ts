import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('legal', {
  unchanged: 422,
  waiting: 409,
  newer: 409,
  dayPassed: 422,
  dayTaken: 409,
  inForce: 409,
})
