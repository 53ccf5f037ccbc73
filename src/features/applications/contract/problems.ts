import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('applications', {
  closed: 409,
  notHere: 409,
  ownOrganisation: 409,
  alreadySent: 409,
  unanswered: 422,
  emptyLetter: 422,
  over: 409,
  notSent: 409,
  cvUnknown: 422,
  questionUnknown: 422,
  tooManyFiles: 409,
  tooManyLetters: 409,
  tooManyTemplates: 409,
  onlyOutside: 409,
  foreignApplication: 422,
  withdrawn: 409,
  decidedMeanwhile: 409,
  tooManyAtOnce: 422,
  unknownPlaceholder: 422,
  reasonNeeded: 422,
})
