import {
  type QueryFunctionContext,
  replaceEqualDeep,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Endpoint, ParamsOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError, NoAnswerError } from '../api/api-error.ts'
import { call, type CallInput } from '../api/api.ts'
import { endpointKey } from '../api/endpoint-key.ts'
import { useMemberId } from '../session/session-provider.tsx'
import { answerCache } from './answer-cache.ts'

/** A weak line may leave a call open for minutes; what this device has is shown before. */
const PATIENCE_MS = 8000
const AGAIN_MS = 4000

/** Answers that came from this device, with the moment at which the server gave them. */
const fromDevice = new WeakMap<object, number>()

type RequestInput<E extends Endpoint> = ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }
type Args<E extends Endpoint> =
  object extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

/**
 * The answer of an endpoint as with `useEndpoint()`, kept on this device: where the server cannot be reached its last answer
 * stands there until it can. `heardAt` is when the server gave it, by the clock of the device.
 */
export function useOfflineEndpoint<E extends Endpoint>(endpoint: E, ...[input]: Args<E>) {
  const member = useMemberId()
  const options = offlineQuery(member, endpoint, input as RequestInput<E>)
  const query = useQuery<ResponseOf<E>>({
    ...options,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (deviceMoment(state.data) === undefined ? false : AGAIN_MS),
  })
  const { data, dataUpdatedAt, refetch } = query
  const cachedAt = deviceMoment(data)
  const key = JSON.stringify(options.queryKey)
  useEffect(() => {
    // However it came: a form that has saved knows what the server has now.
    if (data !== undefined && cachedAt === undefined)
      void answerCache(member, JSON.parse(key) as unknown[]).keep(data, dataUpdatedAt)
  }, [member, key, data, cachedAt, dataUpdatedAt])
  const isOld = cachedAt !== undefined
  useEffect(() => {
    if (!isOld) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOld, refetch])
  return { ...query, heardAt: cachedAt ?? dataUpdatedAt }
}

/** Asks for an answer and keeps it; for what is fetched ahead, too. */
export function offlineQuery<E extends Endpoint>(member: string, endpoint: E, input: RequestInput<E>) {
  const { params } = (input ?? {}) as { params?: unknown }
  const queryKey = endpointKey(endpoint, { params })
  return {
    queryKey,
    // Without a connection the device is asked.
    networkMode: 'always',
    queryFn: ({ signal }: QueryFunctionContext) => ask(member, endpoint, { params, signal }),
    // The server's answer is another one than the device's, even where it says the same.
    structuralSharing: (old: unknown, fresh: unknown) =>
      deviceMoment(old) === undefined && deviceMoment(fresh) === undefined
        ? replaceEqualDeep(old, fresh)
        : fresh,
  } satisfies UseQueryOptions<ResponseOf<E>>
}

async function ask<E extends Endpoint>(
  member: string,
  endpoint: E,
  { params, signal }: { params: unknown; signal: AbortSignal },
): Promise<ResponseOf<E>> {
  const place = answerCache<ResponseOf<E>>(member, endpointKey(endpoint, { params }))
  const answer = call(endpoint, { params, signal } as unknown as CallInput<E>)
  // It may fail before the device has been read.
  answer.catch(() => undefined)
  const cached = await place.read()
  try {
    const fresh = await (cached ? Promise.race([answer, patience()]) : answer)
    await place.keep(fresh, Date.now())
    return fresh
  } catch (error) {
    if (isRefusal(error)) await place.drop()
    if (!cached || signal.aborted || !isAway(error)) throw error
    fromDevice.set(cached.answer as object, cached.at)
    return cached.answer
  }
}

function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new NoAnswerError('too late')), PATIENCE_MS))
}

/** No answer, or none of the server's own. */
function isAway(error: unknown): boolean {
  return error instanceof NoAnswerError || (error instanceof ApiError && error.status >= 500)
}

/** It is not for this member any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 410].includes(error.status)
}

function deviceMoment(answer: unknown): number | undefined {
  return typeof answer === 'object' && answer !== null ? fromDevice.get(answer) : undefined
}
