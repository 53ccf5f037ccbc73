import { problemCodes } from '#platform/contract/problem.ts'

export const problems = problemCodes('canvas', {
  notOpen: 409,
  closed: 409,
  alreadySent: 409,
  changedMeanwhile: 409,
  unreadableUpdate: 422,
  teamFull: 409,
  mentorsFull: 409,
  judgeIsNoMentor: 409,
  invitationEnded: 404,
  brokenRules: 409,
  onlyLead: 403,
  inAnother: 409,
  versionsFull: 409,
  notDrawn: 503,
  unreadableDocument: 422,
  wordsGone: 409,
  wordsChanged: 409,
  unknownSlot: 422,
  documentsFull: 409,
  unreadablePicture: 422,
})
