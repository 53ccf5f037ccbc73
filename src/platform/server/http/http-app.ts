import { maxHeaderSize, type IncomingMessage, type ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import { isNestedTooDeeply } from '#platform/contract/untrusted-json.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import { restingProblem } from '../areas/live-areas.ts'
import { problemBody, sendError } from './errors.ts'
import { isOwnOrigin } from './origin-guard.ts'
import { Problem } from './problem.ts'
import { readableUrl } from './readable-url.ts'
import { registerRoute, unknownCall } from './register-route.ts'
import type { Route } from './route.ts'
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts'
import { StreamFailures } from './stream-failures.ts'

const STATE_CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
const BODY_LIMIT = 256 * 1024
const REFUSAL = '/-/foreign'

/** The HTTP application: guards first, then the API; pages are mounted on it by the composition. */
export function buildHttpApp({
  services,
  routes,
}: {
  services: Services
  routes: readonly Route[]
}): FastifyInstance {
  const { config, log, errorTexts } = services
  const publicOrigin = new URL(config.publicUrl).origin
  const isForeign = ({ method = '', headers }: IncomingMessage) =>
    STATE_CHANGING.includes(method) && !isOwnOrigin(headers, publicOrigin)
  const setSecurityHeaders = securityHeadersFor(config)
  const app = fastify({
    // The framework's own logging watches every answer, which costs more than most of them; we log where it matters.
    logger: false,
    logController: new StreamFailures(log),
    genReqId: requestIds(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A stopping server lets open requests finish and still answers new ones.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { maxParamLength: 400 },
    http: { connectionsCheckingInterval: 2000, headersTimeout: 8000, maxHeaderSize },
    // A request from another site is led to the refusal, whatever its address. A hook before every call costs more.
    rewriteUrl: (raw) => (isForeign(raw) ? REFUSAL : readableUrl(raw.url ?? '/')),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler(_error, socket) {
      // An answer that is on its way must not get a second one into its middle. Browsers open connections ahead: an answer
      // on one that has asked nothing would be read as that of its first request.
      const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null }
      if (!socket.writable || answer?.headersSent || socket.bytesRead === 0) return void socket.destroy()
      const body = JSON.stringify(
        problemBody(new Problem(problems.unreadable), { texts: errorTexts, locale: 'bhs' }),
      )
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    },
  })

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    setSecurityHeaders(reply)
    const page = pageOfForm(request, error)
    if (page) return reply.code(303).header('location', page).header('cache-control', 'no-store').send()
    return sendError({ error, request, reply, texts: errorTexts, log })
  }
  addSecurityHeaders(app, setSecurityHeaders)
  app.route({ method: STATE_CHANGING, url: REFUSAL, onRequest: refuseForeign, handler: unknownCall })
  // An unknown `Expect` header gets the usual answer instead of an empty 417.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  if (log.isLevelEnabled('debug')) logAnswers(app, log)
  app.setErrorHandler(refuse)
  refuseResting(app, services)
  acceptJsonOnly(app)
  for (const route of routes) registerRoute({ app, services, route, setSecurityHeaders })
  app.setNotFoundHandler(unknownCall)
  app.all('/api', unknownCall)
  app.all('/api/*', unknownCall)
  return app
}

/**
 * Where a form leads that a browser sends by itself, because the page has no script: back to the page, which says that it needs
 * one. Only those answers are ours that would be a refusal of the form as such.
 */
function pageOfForm({ method, url, headers }: FastifyRequest, error: unknown): string | undefined {
  const { statusCode, status = statusCode } = error as { statusCode?: number; status?: number }
  const isOfForm = status === 415 || status === 404
  if (method !== 'POST' || !isOfForm || !headers.accept?.includes('text/html')) return undefined
  const [path = '/'] = url.split('?')
  return path.startsWith('/api') ? undefined : path
}

/** Ids that no two processes share: a random start, then counting. */
function requestIds(): () => string {
  const start = randomBytes(6).toString('hex')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.debug(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** Calls of an area look whether it rests before anything else; no other call pays for it. */
function refuseResting(app: FastifyInstance, { areas }: Services): void {
  app.addHook('onRoute', (route) => {
    const area = areas.ofCall(route.url)
    if (!area) return
    const others = route.onRequest ? [route.onRequest].flat() : []
    route.onRequest = [
      (_request, _reply, done) => done(areas.isResting(area.id) ? restingProblem() : undefined),
      ...others,
    ]
  })
}

function refuseForeign(_request: FastifyRequest, _reply: FastifyReply, done: (error: Error) => void): void {
  done(new Problem(problems.foreignOrigin))
}

/** Bodies are JSON; an empty one counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') return done(null, undefined)
    if (isNestedTooDeeply(text)) return done(new Problem(problems.unreadable))
    const plain = parsePlain(text)
    if (plain) return done(null, plain.value)
    parse(request, text, done)
  })
}

/**
 * The value of a text that cannot name what objects inherit; undefined where the framework has to look closely, also for the
 * sake of its errors. Its two patterns cost more than all our checks.
 */
function parsePlain(text: string): { value: unknown } | undefined {
  if (text.includes('\\') || text.includes('__proto__') || text.includes('constructor')) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
