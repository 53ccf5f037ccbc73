import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('notifications', {
  tooMany: 429,
  topicUnknown: 404,
  choiceUnknown: 422,
  unsubscribeUnknown: 404,
  deviceRefused: 422,
  tooManyDevices: 409,
})
