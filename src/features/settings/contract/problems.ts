import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('settings', {
  wrongPassword: 422,
  signInAgain: 403,
  samePassword: 422,
  sameEmail: 422,
  codeInvalid: 422,
  codeExpired: 422,
  emailTaken: 409,
  emailMismatch: 422,
  lastAdmin: 409,
  phoneInvalid: 422,
  nothingToChange: 422,
})
