import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('moderation', {
  ownThing: 409,
  alreadyReported: 409,
  decided: 409,
  taken: 409,
  ruleNeeded: 422,
  limitsNeeded: 422,
  daysNeeded: 422,
  nobody: 409,
  removed: 409,
  limitedFirst: 403,
  limitedQuestions: 403,
  limitedLinks: 403,
  reasonNeeded: 422,
  involved: 403,
  notNow: 409,
  wordShort: 422,
  wordsFull: 409,
})
