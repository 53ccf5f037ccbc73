import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('notices', {
  nothingRead: 422,
  tooHard: 422,
  tableRefused: 422,
  noTitle: 422,
  noOrganisation: 422,
  deadlinePassed: 422,
  alreadyConfirmed: 409,
  feedKnown: 409,
  feedBusy: 409,
  tooManyFeeds: 409,
  feedForbidden: 422,
  feedUnreachable: 422,
  feedSlow: 422,
  feedRedirects: 422,
  feedRefused: 422,
  feedGone: 422,
  feedDown: 422,
  feedType: 422,
  feedLarge: 422,
  feedUnreadable: 422,
})
