import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('moderation', {
  ownThing: 409,
  alreadyReported: 409,
  decided: 409,
  ruleNeeded: 422,
  reasonNeeded: 422,
  involved: 403,
  notNow: 409,
})
