import { problemCodes } from '#platform/contract/problem.ts'

/** Reasons why a CV cannot be read, imported or undone. */
export const problems = problemCodes('cvImport', {
  empty: 422,
  wrongType: 422,
  oldWord: 422,
  encrypted: 422,
  damaged: 422,
  huge: 422,
  tooManyPages: 422,
  scanned: 422,
  picture: 422,
  nothing: 422,
  otherBuilder: 422,
  otherJson: 422,
  slow: 422,
  gone: 404,
  nothingChosen: 422,
  undoOver: 409,
})
