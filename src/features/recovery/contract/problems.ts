import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('recovery', {
  codeInvalid: 422,
  codeExpired: 422,
  codeUsed: 409,
  tokenInvalid: 404,
  tokenExpired: 422,
  tokenUsed: 409,
  oneProof: 400,
  passwordTooShort: 422,
})
