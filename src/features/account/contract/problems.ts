import { problemCodes } from '#platform/contract/problem.ts'

/** Refusals of the account, and the faults of its fields. */
export const problems = problemCodes('account', {
  loginInvalid: 401,
  unverified: 403,
  suspended: 403,
  sessionEnded: 401,
  verificationInvalid: 422,
  passwordTooShort: 422,
  passwordMismatch: 422,
  termsRequired: 422,
  phoneRequired: 422,
  phoneInvalid: 422,
  birthdayInvalid: 422,
  genderRequired: 422,
  interestRequired: 422,
  onboardingForbidden: 403,
  onboardingDone: 409,
  firstAdminInvalid: 422,
  emailTaken: 409,
})
