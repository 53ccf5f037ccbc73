import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getMovedPage = endpoint({
  method: 'GET',
  path: '/api/public/moved-pages',
  summary: 'Where something stands now that had this path on the site it came from',
  query: z.strictObject({ path: z.string().check(z.maxLength(2000)) }),
  response: z.strictObject({ path: z.nullable(z.string()) }),
})
