import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { problems } from '#platform/contract/problems.ts'
import type { Endpoint, Schema } from '#platform/contract/endpoint.ts'
import { authenticateCall } from '../auth/partner-key.ts'
import { enforceImpersonation } from '../auth/impersonation.policy.ts'
import { enforcePolicy } from '../auth/policy.ts'
import type { Session } from '../auth/session.ts'
import { readOnly } from '../db/read-only.ts'
import { countCalls } from '../limits/call-limit.ts'
import type { Services } from '../services.ts'
import { CallContext } from './call-context.ts'
import { fieldErrors } from './field-errors.ts'
import { isHeic } from '../files/file-format.ts'
import { Problem } from './problem.ts'
import { quickCheck } from './quick-check.ts'
import type { Route } from './route.ts'
import type { SetSecurityHeaders } from './security-headers.ts'

type Mounting = {
  app: FastifyInstance
  services: Services
  route: Route
  setSecurityHeaders: SetSecurityHeaders
}

/** Mounts one endpoint: policy, then its limit, then the request's schemas, then the handler, then the answer's schema. */
export function registerRoute(mounting: Mounting): void {
  const { app, services, route, setSecurityHeaders } = mounting
  const { endpoint, policy, handler } = route
  if (!policy) throw new Error(`${endpoint.method} ${endpoint.path} has no policy`)
  if (endpoint.upload) return registerUpload({ ...mounting, upload: endpoint.upload })
  const read = readers(endpoint)
  const write = writer(endpoint)
  const wantsSession = policy !== 'public'
  const count = countCalls(route)
  function call(request: FastifyRequest, reply: FastifyReply, session: Session | undefined) {
    enforceImpersonation(endpoint, session)
    enforcePolicy(policy, session)
    const handle = () =>
      handler(
        new CallContext({
          services: session?.impersonation ? readOnly(services) : services,
          request,
          reply,
          session,
          params: read.params(request.params),
          query: read.query(request.query),
          body: read.body(request.body),
        }),
      )
    return count ? count({ services, session, address: request.ip }).then(handle) : handle()
  }
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { setsSecurityHeaders: true },
    // Not async: what a promise more costs, and the framework's waiting for it, is more than all our checks.
    handler(request, reply) {
      setSecurityHeaders(reply)
      const named = wantsSession || request.headers.authorization
      const result = named
        ? authenticateCall(services, { request, endpoint }).then((session) => call(request, reply, session))
        : call(request, reply, undefined)
      void result.then(
        (value) => answer(reply, write, value),
        (error: unknown) => refuse(reply, error),
      )
    },
  })
}

function answer(reply: FastifyReply, write: Write, result: unknown): void {
  try {
    reply.send(write(reply, result))
  } catch (error) {
    refuse(reply, error)
  }
}

function refuse(reply: FastifyReply, error: unknown): void {
  reply.send(error instanceof Error ? error : new Error(String(error)))
}

/** Takes a file as the body: who may not send one is refused before the first byte of it is read. */
function registerUpload({
  app,
  services,
  route,
  setSecurityHeaders,
  upload,
}: Mounting & { upload: NonNullable<Endpoint['upload']> }): void {
  const { endpoint, policy, handler } = route
  const read = readers(endpoint)
  const write = writer(endpoint)
  const count = countCalls(route)
  const takesPictures = upload.types.some((type) => type.startsWith('image/'))
  const sessions = new WeakMap<FastifyRequest, Session | undefined>()
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...upload.types], { parseAs: 'buffer' }, (_request, body, parsed) =>
      takesPictures && Buffer.isBuffer(body) && isHeic(body)
        ? parsed(new Problem(problems.pictureHeic))
        : parsed(null, body),
    )
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      // The first bytes tell a photo of an iPhone, also without its type, from what nobody expects here.
      const refuseFile = (start: Buffer) =>
        parsed(new Problem(takesPictures && isHeic(start) ? problems.pictureHeic : problems.wrongFile))
      payload.once('data', (start: Buffer) => {
        payload.pause()
        refuseFile(start)
      })
      payload.once('end', () => refuseFile(Buffer.alloc(0)))
      payload.once('error', parsed)
    })
    scope.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      config: { setsSecurityHeaders: true },
      bodyLimit: upload.limit,
      onRequest: async (request, reply) => {
        setSecurityHeaders(reply)
        const session = await authenticateCall(services, { request, endpoint })
        enforceImpersonation(endpoint, session)
        enforcePolicy(policy, session)
        await count?.({ services, session, address: request.ip })
        sessions.set(request, session)
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new Problem(problems.wrongFile)
        const session = sessions.get(request)
        const context = new CallContext({
          services,
          request,
          reply,
          session,
          params: read.params(request.params),
          query: read.query(request.query),
          body: undefined as never,
        })
        return write(reply, await handler(context))
      },
    })
    done()
  })
}

function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

type Reader = (input: unknown) => never

function readers({ path, params, query, body }: Endpoint): Record<'params' | 'query' | 'body', Reader> {
  // Where a path has no room for parameters, there are none to look at.
  return { params: path.includes('{') ? reader(params) : none, query: reader(query), body: reader(body) }
}

/** Returns the parser of a schema; input that needs neither change nor refusal is passed through. */
function reader(schema: Schema | undefined): Reader {
  if (!schema) return nothing
  const isFine = quickCheck(schema)
  return (input) => {
    const value = input ?? {}
    if (isFine(value)) return value as never
    // With what was given, a missing field can be told from a wrong one.
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) throw new Problem(problems.invalid, { fields: fieldErrors(result.error.issues) })
    return result.data as never
  }
}

function none(): never {
  return undefined as never
}

/** A call without a schema takes nothing, which may be written as an empty object. */
function nothing(input: unknown): never {
  if (isEmpty(input)) return undefined as never
  const names = Object.keys(input as object)
  throw new Problem(problems.invalid, { fields: Object.fromEntries(names.map((name) => [name, 'unknown'])) })
}

function isEmpty(value: unknown): boolean {
  for (const _name in value as object) return false
  return true
}

type Write = (reply: FastifyReply, result: unknown) => unknown

/** Makes the payload to send. */
function writer({ response, status }: Endpoint): Write {
  const isFine = quickCheck(response)
  return (reply, result) => {
    const isRaw = result instanceof Readable || Buffer.isBuffer(result)
    if (!response) {
      // An answer that says which part of a file it is, is that part.
      reply.code(reply.hasHeader('content-range') ? 206 : (status ?? 204))
      return isRaw ? result : ''
    }
    if (status !== undefined) reply.code(status)
    if (isRaw) return result
    reply.header('content-type', 'application/json; charset=utf-8')
    return JSON.stringify(isFine(result) ? result : response.parse(result))
  }
}

/** Answers an unknown path under /api/. */
export function unknownCall(_request: FastifyRequest): never {
  throw new Problem(problems.notFound)
}
