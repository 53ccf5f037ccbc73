import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('limit-settings', { outOfRange: 422 })
