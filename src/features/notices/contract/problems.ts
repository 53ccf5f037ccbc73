import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('notices', {
  nothingRead: 422,
  noTitle: 422,
  noOrganisation: 422,
  deadlinePassed: 422,
  alreadyConfirmed: 409,
})
