import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('banks', { nobody: 422, boardFull: 409, callsOpen: 409 })
