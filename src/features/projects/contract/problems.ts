import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('projects', {
  finished: 409,
  idTaken: 409,
  notYet: 422,
  noSuchLine: 422,
  giverNeeded: 422,
  tooMany: 409,
  onlyLead: 409,
  confirmed: 409,
  linkGone: 404,
  ownAddress: 422,
})
