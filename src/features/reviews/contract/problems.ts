import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('reviews', {
  notReviewing: 409,
  unfinished: 422,
  alreadyGiven: 409,
})
