import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('library', { inUse: 409, idTaken: 409 })
