import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('calls', {
  notBoard: 403,
  unfinished: 422,
  frozen: 409,
  figuresDiffer: 409,
  fundExceeded: 409,
  notNow: 409,
  notLater: 422,
  inConflict: 403,
  changeWaits: 409,
  ownChange: 409,
  bankClosed: 409,
})
