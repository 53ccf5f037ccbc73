import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('forms', {
  slugTaken: 409,
  cycle: 422,
  incomplete: 422,
  closed: 409,
  full: 409,
  once: 409,
  membersOnly: 401,
  tooLate: 409,
  fileLost: 409,
  noRoom: 409,
  noFiles: 409,
  webhookAddress: 422,
  unverified: 409,
  tooMany: 409,
  hidden: 409,
  erased: 409,
  hiddenText: 409,
})
