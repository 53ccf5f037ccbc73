import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('admin', {
  self: 409,
  onlyGlobal: 409,
  lastAdmin: 409,
  alreadySo: 409,
  untilPast: 422,
  rightsWrong: 422,
  lookStaff: 409,
  lookClosed: 409,
})
