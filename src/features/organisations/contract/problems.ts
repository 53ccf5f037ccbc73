import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('organisations', {
  suspended: 409,
  alreadyMember: 422,
  tooManyPeople: 409,
  lastOwner: 409,
  leftAlone: 409,
  invitationGone: 404,
  noWebsite: 422,
  freeMail: 422,
  codeWrong: 422,
  codeExpired: 422,
  nothingProved: 409,
  alreadyAsked: 409,
  alreadySo: 409,
  reasonNeeded: 422,
})
