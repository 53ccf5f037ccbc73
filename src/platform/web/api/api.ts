import {
  fillPath,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#platform/contract/endpoint.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { storedLocale } from '../i18n/stored-locale.ts'
import { serverClock } from '../server-clock.ts'
import { ApiError, NoAnswerError } from './api-error.ts'
import { dropFirstAnswers, takeFirstAnswer } from './first-answers.ts'
import { refreshSession } from './refresh-session.ts'
import { storedAccessToken, storedRefreshToken } from './stored-tokens.ts'

export type CallInput<E extends Endpoint> = (ParamsOf<E> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) & {
    /** Saved by the application, not by the person: no version noise. */
    autosave?: boolean
    /** Version this change builds on. */
    ifMatch?: string
    signal?: AbortSignal
    /** False where a 401 says nothing about the session that its other calls would not say better. */
    renew?: boolean
  }

/** Calls an endpoint with the stored bearer and cookies; throws ApiError or NoAnswerError. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const {
    params,
    query,
    body,
    autosave,
    ifMatch,
    signal,
    renew = true,
  } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    autosave?: boolean
    ifMatch?: string
    signal?: AbortSignal
    renew?: boolean
  }
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const ask = renew ? request : requestOnce
  const response = await ask(fillPath(endpoint.path, params) + search, {
    method: endpoint.method,
    ...(signal && { signal }),
    headers: {
      ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(autosave && { 'x-autosave': 'true' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<E>
}

/** One fetch with the session: a 401 renews the tokens once and tries once more; not OK is thrown. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const first = await send(path, init)
  if (first.status !== 401 || !storedRefreshToken()) return orThrow(first)
  const renewed = await refreshSession()
  if (renewed === 'no answer') throw new NoAnswerError('refresh')
  return orThrow(renewed === 'refreshed' ? await send(path, init) : first)
}

async function requestOnce(path: string, init: RequestInit): Promise<Response> {
  return orThrow(await send(path, init))
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const token = storedAccessToken()
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  headers.set('accept-language', htmlLang(pageLocale()))
  if (init.method !== 'GET') dropFirstAnswers()
  try {
    // It may have come a while ago, so it says nothing about the time.
    const early = await takeFirstAnswer(path, token)
    if (early) return early
    const response = await fetch(path, { ...init, headers, credentials: 'same-origin' })
    serverClock.hear(response.headers.get('date') ?? '', Date.now())
    return response
  } catch (error) {
    throw new NoAnswerError(error)
  }
}

async function orThrow(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new ApiError(response.status, await response.text().catch(() => ''))
}

function pageLocale(): Locale {
  return storedLocale() ?? (document.documentElement.lang === 'en' ? 'en' : 'bhs')
}
