import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('limits', { outOfRange: 422 })
