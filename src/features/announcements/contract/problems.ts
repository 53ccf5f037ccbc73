import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('announcements', {
  taken: 409,
  over: 409,
})
