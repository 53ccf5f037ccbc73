import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('feed', {
  empty: 422,
  long: 422,
  published: 409,
  pictureGone: 409,
  pollEnd: 422,
  pollOver: 409,
  linkGone: 409,
  scheduleTime: 422,
  scheduleFull: 409,
  listsFull: 409,
  draftsFull: 409,
})
