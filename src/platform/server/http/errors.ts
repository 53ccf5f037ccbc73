import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { serverMessages as bhs } from '#platform/contract/server-messages.bhs.ts'
import { serverMessages as en } from '#platform/contract/server-messages.en.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { ProblemBody, ProblemCode } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { impersonationRefusal } from '../auth/impersonation.policy.ts'
import { isDatabaseUnreachable } from '../db/database-failure.ts'
import { saysDatabase } from '../db/says-database.ts'
import { isBucketAway } from '../files/bucket.ts'
import type { ErrorTexts } from '../i18n/translate.ts'
import type { Log } from '../log/log.ts'
import { busy, Problem } from './problem.ts'
import { requestLocale } from './request-locale.ts'

const FASTIFY_ERRORS: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problems.unsupportedMedia,
  FST_ERR_CTP_BODY_TOO_LARGE: problems.tooLarge,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problems.unreadable,
  FST_ERR_CTP_INVALID_JSON_BODY: problems.unreadable,
  FST_ERR_CTP_EMPTY_JSON_BODY: problems.unreadable,
  FST_ERR_BAD_URL: problems.unreadable,
  FST_ERR_MAX_PARAM_LENGTH: problems.notFound,
}

/** The codes with which Postgres refuses a text with a character that it cannot store, such as U+0000. */
const CHARACTERS = ['22021', '22P05']

/** When to come again after something was away. */
const AWAY_SECONDS = 5

/** Field texts that say nothing without their field. */
const SILENT = new Set(['required', 'unknown', 'type', 'tooShort', 'tooLong', 'choice', 'format'])

/** Turns whatever was thrown into the refusal that the reader gets. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  const looking = impersonationRefusal(error)
  if (looking) return looking
  if (saysDatabase(error, CHARACTERS)) return new Problem(problems.unreadable)
  const { code, statusCode, name } = error as FastifyError
  const problemCode = FASTIFY_ERRORS[code]
  if (problemCode) return new Problem(problemCode)
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  if (name === 'SyntaxError' || isTheirs) return new Problem(problems.unreadable)
  return undefined
}

/** Recognises a dependency that is away or full. This says nothing about the request, so it may be sent again. */
function unavailable(error: unknown, log: Log): Problem | undefined {
  if (!isDatabaseUnreachable(error) && !isBucketAway(error)) return undefined
  log.warn({ err: error }, 'the database or the bucket cannot be reached, or has no room for more')
  return busy(AWAY_SECONDS)
}

export function problemBody(
  problem: Problem,
  { texts, locale }: { texts: ErrorTexts; locale: Locale },
): ProblemBody {
  const { fields, values, extra } = problem.details
  const fieldTexts: Record<string, string> = locale === 'en' ? en.fields : bhs.fields
  const read = (reason: string) => fieldTexts[reason] ?? texts(reason, locale) ?? reason
  const telling =
    problem.code === problems.invalid.code ? Object.values(fields ?? {}).find(saysWhich) : undefined
  return {
    error: (telling && read(telling)) ?? texts(problem.code, locale, values) ?? problem.code,
    code: problem.code,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([key, reason]) => [key, read(reason)])),
    }),
    ...extra,
  }
}

/** Whether the text of a field is understood without seeing the field, so that it can stand as the error. */
function saysWhich(reason: string): boolean {
  return !SILENT.has(reason)
}

/** Sends the refusal, or 500 with nothing but the request id. */
export function sendError({
  error,
  request,
  reply,
  texts,
  log,
}: {
  error: unknown
  request: FastifyRequest
  reply: FastifyReply
  texts: ErrorTexts
  log: Log
}) {
  const problem = toProblem(error) ?? unavailable(error, log)
  const locale = requestLocale(request)
  reply.header('cache-control', 'no-store').header('vary', 'accept-language')
  if (problem) {
    if (problem.details.headers) reply.headers(problem.details.headers)
    return reply.code(problem.status).send(problemBody(problem, { texts, locale }))
  }
  log.error({ err: error, requestId: request.id }, 'unexpected error')
  const unexpected = new Problem(problems.unexpected, {
    values: { requestId: request.id },
    extra: { requestId: request.id },
  })
  return reply.code(500).send(problemBody(unexpected, { texts, locale }))
}
