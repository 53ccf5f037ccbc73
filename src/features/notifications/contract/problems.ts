import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('notifications', {
  topicUnknown: 404,
  choiceUnknown: 422,
  unsubscribeUnknown: 404,
  deviceRefused: 422,
})
