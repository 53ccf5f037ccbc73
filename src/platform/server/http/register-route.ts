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
import { quicken } from './quick-schema.ts'
import type { Route } from './route.ts'

/** Mounts one endpoint: policy, then the request's schemas, then the handler, then the answer's schema. */
export function registerRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { endpoint, policy, handler } = route
  if (!policy) throw new Error(`${endpoint.method} ${endpoint.path} has no policy`)
  for (const schema of [endpoint.params, endpoint.query, endpoint.body, endpoint.response]) quicken(schema)
  if (endpoint.upload) return registerUpload({ app, services, route, upload: endpoint.upload })
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
        params: check(endpoint.params, request.params),
        query: check(endpoint.query, request.query),
        body: check(endpoint.body, request.body),
      }
      const context = new CallContext({
        services: session?.look ? readOnly(services) : services,
        request,
        reply,
        session,
        input,
      })
      return answer({ route, reply, result: await handler(context) })
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
        const input = {
          params: check(endpoint.params, request.params),
          query: check(endpoint.query, request.query),
        }
        const session = sessions.get(request)
        const context = new CallContext({
          services,
          request,
          reply,
          session,
          input: { ...input, body: undefined as never },
        })
        return answer({ route, reply, result: await handler(context) })
      },
    })
    done()
  })
}

function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** A call without a schema takes nothing, which may be written as an empty object. */
function check(schema: Schema | undefined, value: unknown): never {
  if (!schema) {
    if (isEmpty(value)) return undefined as never
    const names = Object.keys(value as object)
    throw new Problem(problems.invalid, {
      fields: Object.fromEntries(names.map((name) => [name, 'unknown'])),
    })
  }
  // With what was given, a missing field can be told from a wrong one.
  const result = schema.safeParse(value ?? {}, { reportInput: true })
  if (!result.success) throw new Problem(problems.invalid, { fields: fieldErrors(result.error.issues) })
  return result.data as never
}

function isEmpty(value: unknown): boolean {
  for (const _name in value as object) return false
  return true
}

/** The payload to send. The reply itself is not returned: it is a promise, and waiting for it costs more than the answer. */
function answer({ route, reply, result }: { route: Route; reply: FastifyReply; result: unknown }) {
  const { response, status } = route.endpoint
  if (!response) {
    reply.code(status ?? 204)
    return result instanceof Readable || Buffer.isBuffer(result) ? result : ''
  }
  if (status !== undefined) reply.code(status)
  if (result instanceof Readable || Buffer.isBuffer(result)) return result
  reply.header('content-type', 'application/json; charset=utf-8')
  return JSON.stringify(response.parse(result))
}

/** Answers an unknown path under /api/. */
export function unknownCall(_request: FastifyRequest): never {
  throw new Problem(problems.notFound)
}
