import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('teamTest', {
  tooLittle: 422,
  resultTaken: 409,
  teamFull: 409,
  teamsFull: 409,
  onlyConnections: 409,
  resultNeeded: 409,
})
