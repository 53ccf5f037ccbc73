import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('search', { savedAlready: 409, savedTooMany: 409, stopUnknown: 404 })
