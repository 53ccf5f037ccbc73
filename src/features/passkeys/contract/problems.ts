import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('passkeys', {
  signInAgain: 403,
  tooMany: 409,
  notMade: 422,
  refused: 401,
})
