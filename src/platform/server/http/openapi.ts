import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#platform/contract/endpoint.ts'
import { emailInput } from '#platform/contract/schemas.ts'
import { PARTNER_LIMIT } from '../auth/partner-key.ts'
import { callLimitOf } from '../limits/call-limit.ts'
import { policyName, type Route } from './route.ts'

const problem = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A text for a person, in the language of the request' },
    code: { type: 'string', description: 'feature.reason' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  additionalProperties: true,
}

/** The whole API as OpenAPI 3.1, from the endpoints themselves. */
export function openApi({
  routes,
  product,
  server,
}: {
  routes: readonly Route[]
  product: string
  server: string
}) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { path, method } = route.endpoint
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product} API`, version: '1.0.0' },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Access token together with the __Host-sid cookie that signing in has set',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: `Key of a partner (zk_…), for calls with x-partner-scope; 429 with Retry-After for too many calls in ${PARTNER_LIMIT.seconds} seconds, 403 beyond its scopes`,
        },
      },
      schemas: { Problem: problem },
    },
  }
}

function operation({ endpoint, policy }: Route) {
  const status = endpoint.status ?? (endpoint.response ? 200 : 204)
  const limit = callLimitOf({ endpoint, policy })
  return {
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    'x-policy': policyName(policy),
    ...(typeof policy === 'object' && { 'x-scope': policy.admin }),
    ...(limit && { 'x-limit': limit }),
    ...(endpoint.partner && { 'x-partner-scope': endpoint.partner }),
    security: securityOf({ endpoint, policy }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: fileContent(endpoint.upload) } }),
    responses: {
      [status]: {
        description: 'Success',
        ...(endpoint.response && {
          content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
        }),
      },
      default: {
        description: 'Refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function securityOf({ endpoint, policy }: Pick<Route, 'endpoint' | 'policy'>) {
  if (policy !== 'public') return [{ session: [] }]
  // Everybody may call it; a partner's program is told apart by its key.
  return endpoint.partner ? [{}, { partnerKey: [] }] : []
}

function fileContent({ types, limit }: NonNullable<Endpoint['upload']>) {
  const schema = { type: 'string', format: 'binary', maxLength: limit }
  return Object.fromEntries(types.map((type) => [type, { schema }]))
}

function operationId({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`
}

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      // The pattern says exactly what is taken; the format says it to programs that make up examples.
      if (zodSchema === emailInput) json.format = 'email'
    },
  })
  return rest
}
