import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('messaging', {
  cannotReach: 403,
  awaitsAnswer: 409,
  notAsked: 409,
  notIn: 409,
  empty: 422,
  tooManyLinks: 422,
  tooManyMembers: 422,
  unknownMember: 422,
  alone: 422,
  idTaken: 409,
  tooLate: 409,
  notYours: 403,
  deleted: 409,
  unknownReply: 422,
  onlyGroups: 409,
  onlyOrganisers: 403,
})
