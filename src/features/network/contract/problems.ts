import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('network', {
  tooYoung: 403,
  requestsFull: 409,
  mutedFull: 409,
  wordEmpty: 422,
  notShared: 403,
})
