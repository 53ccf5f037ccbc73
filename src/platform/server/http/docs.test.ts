import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { docsBody } from './docs.ts'
import { schemaFields } from './docs-schema.ts'
import { openApi } from './openapi.ts'
import { route } from './route.ts'

const rename = endpoint({
  method: 'POST',
  path: '/api/boats/{id}',
  summary: 'Names a <boat>',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    name: z.string().check(z.maxLength(40)),
    sails: z.optional(z.array(z.strictObject({ area: z.number() }))),
  }),
  response: z.strictObject({ kind: z.enum(['sloop', 'ketch']) }),
})

test('who writes a program reads every call with its policy, fields and rules', () => {
  const body = docsBody(
    openApi({
      routes: [route(rename, 'public', async () => ({ kind: 'sloop' as const }))],
      product: 'Zamah',
      server: 'http://localhost',
    }),
  ).text
  expect(body).toContain('<code class="path">/api/boats/{id}</code>')
  expect(body).toContain('Names a &#60;boat&#62;')
  expect(body).toContain('<span class="policy">public</span>')
  expect(body).toMatch(/<code>name<\/code><\/td><td>string<\/td><td class="soft">maxLength 40/)
  expect(body).toMatch(/<code>sails<\/code><\/td><td>object\[\] <span class="soft">optional/)
  expect(body).toContain('<code>sails[].area</code>')
  expect(body).toContain('&#34;sloop&#34; | &#34;ketch&#34;')
  expect(body).toContain('Answer 200')
})

test('an empty object has no fields, a bare value has one', () => {
  expect(schemaFields({ type: 'object', properties: {} })).toEqual([])
  expect(schemaFields({ type: 'string' })).toEqual([
    { name: 'value', type: 'string', required: true, rules: '' },
  ])
})
