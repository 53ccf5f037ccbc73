import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('articles', {
  incomplete: 422,
  pictureGone: 422,
  fileGone: 422,
  fileUntitled: 422,
  unreadableDocument: 422,
  unreadableExport: 422,
  documentTooLong: 422,
  notNow: 409,
  past: 422,
  reasonMissing: 422,
  published: 409,
  redirectLoop: 422,
  redirectThere: 409,
})
