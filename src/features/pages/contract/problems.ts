import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('pages', {
  incomplete: 422,
  notNow: 409,
  past: 422,
  order: 422,
  reserved: 422,
  slugTaken: 409,
  published: 409,
})
