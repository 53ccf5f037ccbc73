import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('google', {
  ticketGone: 403,
  onlyWayIn: 409,
  signInAgain: 403,
  notOffered: 404,
})
