import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('opportunities', {
  notOrganisations: 403,
  unfinished: 422,
  pictureGone: 422,
  backwards: 422,
  amounts: 422,
  past: 422,
  notNow: 409,
  notLater: 422,
  reasonNeeded: 422,
})
