import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

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
