import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('mentorship', {
  incomplete: 422,
  notNow: 409,
  reasonMissing: 422,
  hoursWrong: 422,
  slotGone: 409,
  slotTaken: 409,
  full: 409,
  paused: 409,
  already: 409,
  tooManyWaiting: 409,
  notForMinors: 409,
  tooYoung: 409,
  guardianNeeded: 409,
  formatMissing: 422,
  notYourTurn: 409,
  over: 409,
})
