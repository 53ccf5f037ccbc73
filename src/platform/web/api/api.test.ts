import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { call } from './api.ts'

const save = endpoint({
  method: 'PUT',
  path: '/api/notes/{id}',
  summary: 'Keeps a note',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ text: z.string() }),
})

const asked: { path: string; headers: Headers; body: unknown }[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    asked.push({ path, headers: new Headers(headers), body })
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

test('what the page saves by itself says so, and names the version it builds on', async () => {
  await call(save, { params: { id: 'a/b' }, body: { text: 'x' }, autosave: true, ifMatch: '"3"' })
  expect(asked[0]).toMatchObject({ path: '/api/notes/a%2Fb', body: '{"text":"x"}' })
  expect(asked[0]?.headers.get('x-autosave')).toBe('true')
  expect(asked[0]?.headers.get('if-match')).toBe('"3"')
})

test('what a person saves is JSON in the language of the page, without a bearer when nobody is signed in', async () => {
  await call(save, { params: { id: '1' }, body: { text: 'x' } })
  const headers = asked[0]?.headers
  expect(headers?.get('content-type')).toBe('application/json')
  expect(headers?.get('accept-language')).toBe('en')
  expect(headers?.has('x-autosave')).toBe(false)
  expect(headers?.has('authorization')).toBe(false)
})
