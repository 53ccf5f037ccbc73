import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('reviews', {
  notReviewing: 409,
  unfinished: 422,
  alreadyGiven: 409,
  scoresFirst: 409,
  notDeciding: 409,
  fundShort: 409,
  ownProposal: 409,
  alreadyDecided: 409,
  inConflict: 409,
  notDiscussing: 409,
  conflictDeclared: 409,
  conflictDetected: 409,
  scoringBegun: 409,
  askedAlready: 409,
  rankingStands: 409,
  untilWrong: 422,
  unknownBox: 422,
  changesWaited: 409,
})
