import type { FastifyRequest } from 'fastify'
import { isLocale, localeFromHeader, type Locale } from '#platform/contract/locale.ts'

/** Language of an API call: `language` in the body, else Accept-Language, else bhs. */
export function requestLocale(request: FastifyRequest): Locale {
  const body: unknown = request.body
  if (typeof body === 'object' && body !== null && 'language' in body && isLocale(body.language))
    return body.language
  return localeFromHeader(request.headers['accept-language'])
}

/** Language that an address names by `?lang=`, for what is read without cookies; else bhs. */
export function queryLocale({ query }: FastifyRequest): Locale {
  const { lang } = query as { lang?: unknown }
  return isLocale(lang) ? lang : 'bhs'
}
