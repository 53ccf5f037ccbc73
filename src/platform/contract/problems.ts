import { problemCodes } from './problem.ts'

/** Refusals of the platform itself. */
export const problems = problemCodes('platform', {
  unreadable: 400,
  invalid: 422,
  signs: 422,
  foreignOrigin: 403,
  signInNeeded: 401,
  forbidden: 403,
  unknownKey: 401,
  beyondKey: 403,
  impersonationReadsOnly: 403,
  impersonationOwnEyes: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  wrongFile: 415,
  pictureHeic: 415,
  wrongRange: 416,
  tooMany: 429,
  busy: 503,
  resting: 503,
  unexpected: 500,
})
