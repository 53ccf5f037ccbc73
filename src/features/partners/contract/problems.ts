import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('partners', { notLive: 409 })
