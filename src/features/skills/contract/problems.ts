import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('skills', {
  skillUnknown: 404,
  occupationUnknown: 404,
})
