import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const answers: Response[] = []
const asked: { path: string; init: RequestInit }[] = []
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('document', { documentElement: { lang: 'bs' } })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return answers.shift() ?? new Response('{}')
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const list of [answers, asked]) list.length = 0
  stored.clear()
})

test('data is fetched by GET from the first part of its key, with the bearer and cookies', async () => {
  stored.set('accessToken', 'one-half')
  answers.push(Response.json({ hasGlobalPermissions: true }))
  const data = await createQueryClient().fetchQuery({ queryKey: ['/api/user/permissions', 'more'] })
  expect(data).toEqual({ hasGlobalPermissions: true })
  expect(asked).toMatchObject([
    { path: '/api/user/permissions', init: { method: 'GET', credentials: 'same-origin' } },
  ])
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer one-half')
})

test('nothing is fetched again by itself: no retry, not on focus, never stale', async () => {
  const queries = createQueryClient().getDefaultOptions().queries
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, staleTime: Infinity })
  answers.push(new Response('ne radi', { status: 503 }))
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('data that is there is not asked for again', async () => {
  const client = createQueryClient()
  answers.push(Response.json({ n: 1 }))
  await client.fetchQuery({ queryKey: ['/api/x'] })
  expect(await client.fetchQuery({ queryKey: ['/api/x'] })).toEqual({ n: 1 })
  expect(asked).toHaveLength(1)
})

test('an answer that is not OK becomes an error of its status and its text', async () => {
  answers.push(new Response('nema ga', { status: 404 }))
  const failure = await createQueryClient()
    .fetchQuery({ queryKey: ['/api/x'] })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 404, message: '404: nema ga' })
})

test('a part that comes later does not ask again for what has failed, and a later visit does', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new Error('no answer')))
  const mount = () =>
    new QueryObserver(client, { queryKey: ['/api/waiting'], queryFn }).subscribe(() => undefined)
  const first = mount()
  await vi.waitFor(() => expect(client.getQueryState(['/api/waiting'])?.status).toBe('error'))
  const second = mount()
  await Promise.resolve()
  expect(queryFn).toHaveBeenCalledTimes(1)
  first()
  second()
  await Promise.resolve()
  mount()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
