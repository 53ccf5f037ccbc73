import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('texts', {
  newer: 409,
  wrong: 422,
  unknownText: 404,
  unknownChange: 404,
})
