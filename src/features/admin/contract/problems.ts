import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('admin', {
  self: 409,
  onlyGlobal: 409,
  lastAdmin: 409,
  alreadySo: 409,
  untilPast: 422,
  rightsWrong: 422,
  impersonateStaff: 409,
  impersonateSuspended: 409,
  merged: 409,
  mergeSame: 409,
  mergeStaff: 409,
  mergeClosed: 409,
  mergeUnproven: 409,
  mergeBusy: 409,
})
