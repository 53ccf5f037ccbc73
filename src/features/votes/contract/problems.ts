import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('votes', {
  notVoting: 409,
  noSms: 503,
  wrongNumber: 422,
  codeInvalid: 422,
  codeUnread: 422,
  codeExpired: 422,
  codeSpent: 429,
  alreadyVoted: 409,
  deviceFull: 429,
  voteOver: 409,
  nothingToVoid: 409,
  ownVoiding: 409,
  alreadyVoided: 409,
  inConflict: 403,
})
