import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { problems } from '#platform/contract/problems.ts'
import type { Endpoint, Schema } from '#platform/contract/endpoint.ts'
import { authenticate } from '../auth/authenticate.ts'
import { enforceLook } from '../auth/look.policy.ts'
import { enforcePolicy } from '../auth/policy.ts'
import type { Session } from '../auth/session.ts'
import { readOnly } from '../db/read-only.ts'
import type { Services } from '../services.ts'
import { CallContext } from './call-context.ts'
import { fieldErrors } from './field-errors.ts'
import { Problem } from './problem.ts'
import { quickCheck } from './quick-check.ts'
import type { Route } from './route.ts'

/** Mounts one endpoint: policy, then the request's schemas, then the handler, then the answer's schema. */
export function registerRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { endpoint, policy, handler } = route
  if (!policy) throw new Error(`${endpoint.method} ${endpoint.path} has no policy`)
  if (endpoint.upload) return registerUpload({ app, services, route, upload: endpoint.upload })
  const read = readers(endpoint)
  const write = writer(endpoint)
  const wantsSession = policy !== 'public'
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    handler: async (request, reply) => {
      const session =
        wantsSession || request.headers.authorization ? await authenticate(services, request) : undefined
      enforceLook(endpoint, session)
      enforcePolicy(policy, session)
      const input = {
        params: read.params(request.params),
        query: read.query(request.query),
        body: read.body(request.body),
      }
      const context = new CallContext({
        services: session?.look ? readOnly(services) : services,
        request,
        reply,
        session,
        input,
      })
      return write(reply, await handler(context))
    },
  })
}

/** Takes a file as the body: who may not send one is refused before the first byte of it is read. */
function registerUpload({
  app,
  services,
  route,
  upload,
}: {
  app: FastifyInstance
  services: Services
  route: Route
  upload: NonNullable<Endpoint['upload']>
}): void {
  const { endpoint, policy, handler } = route
  const read = readers(endpoint)
  const write = writer(endpoint)
  const sessions = new WeakMap<FastifyRequest, Session | undefined>()
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...upload.types], { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(new Problem(problems.wrongFile)))
    scope.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      bodyLimit: upload.limit,
      onRequest: async (request) => {
        const session = await authenticate(services, request)
        enforceLook(endpoint, session)
        enforcePolicy(policy, session)
        sessions.set(request, session)
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new Problem(problems.wrongFile)
        const input = { params: read.params(request.params), query: read.query(request.query) }
        const session = sessions.get(request)
        const context = new CallContext({
          services,
          request,
          reply,
          session,
          input: { ...input, body: undefined as never },
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

type Reader = (given: unknown) => never

function readers({ params, query, body }: Endpoint): Record<'params' | 'query' | 'body', Reader> {
  return { params: reader(params), query: reader(query), body: reader(body) }
}

/** What a schema lets through of what was given; what needs neither change nor refusal is taken as it is. */
function reader(schema: Schema | undefined): Reader {
  if (!schema) return nothing
  const isFine = quickCheck(schema)
  return (given) => {
    const value = given ?? {}
    if (isFine(value)) return value as never
    // With what was given, a missing field can be told from a wrong one.
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) throw new Problem(problems.invalid, { fields: fieldErrors(result.error.issues) })
    return result.data as never
  }
}

/** A call without a schema takes nothing, which may be written as an empty object. */
function nothing(given: unknown): never {
  if (isEmpty(given)) return undefined as never
  const names = Object.keys(given as object)
  throw new Problem(problems.invalid, { fields: Object.fromEntries(names.map((name) => [name, 'unknown'])) })
}

function isEmpty(value: unknown): boolean {
  for (const _name in value as object) return false
  return true
}

/** Makes the payload to send. The reply itself is not given back: it is a promise, and waiting for it costs more than the answer. */
function writer({ response, status }: Endpoint): (reply: FastifyReply, result: unknown) => unknown {
  const isFine = quickCheck(response)
  return (reply, result) => {
    const isRaw = result instanceof Readable || Buffer.isBuffer(result)
    if (!response) {
      reply.code(status ?? 204)
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
