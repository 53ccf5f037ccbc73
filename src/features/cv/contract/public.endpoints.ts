import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cvDocument } from './document.ts'

const params = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

export const getSharedCv = endpoint({
  method: 'GET',
  path: '/api/public/cvs/{token}',
  summary: 'The CV behind a public address that its owner has given out; a closed one is not there',
  params,
  response: z.strictObject({ document: cvDocument }),
})

export const getSharedPdf = endpoint({
  method: 'GET',
  path: '/api/public/cvs/{token}/pdf',
  limit: { times: 120, seconds: 60 },
  summary: 'The CV behind a public address as a tagged PDF',
  params,
  status: 200,
})
