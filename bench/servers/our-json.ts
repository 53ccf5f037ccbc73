import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { buildHttpApp } from '#platform/server/http/http-app.ts'
import { route } from '#platform/server/http/route.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Services } from '#platform/server/services.ts'
import { announce } from '../lib/announce.ts'

const greet = endpoint({
  method: 'POST',
  path: '/api/greet',
  summary: 'What is measured: a body and an answer with schemas',
  body: z.strictObject({ name: z.string(), year: z.number(), tags: z.array(z.string()) }),
  response: z.strictObject({ greeting: z.string(), age: z.number(), tags: z.array(z.string()) }),
})

// This endpoint touches neither database nor queue, so it needs no other services.
const services = {
  config: readConfig({}),
  log: createLog('warn'),
  errorTexts: () => undefined,
} as unknown as Services
const app = buildHttpApp({
  services,
  routes: [
    route(greet, 'public', async ({ body }) => ({
      greeting: `Zdravo, ${body.name}`,
      age: 2026 - body.year,
      tags: body.tags,
    })),
  ],
})
await app.listen({ port: 0, host: '127.0.0.1' })
announce({ server: app.server, close: () => app.close() })
