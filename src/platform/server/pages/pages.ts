import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBelow } from '#platform/contract/area-paths.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { parseCookie } from 'cookie'
import { isFromThisMachine } from '../config/loopback.ts'
import { Problem } from '../http/problem.ts'
import { latinWords } from '../i18n/script.ts'
import { textsInForce } from '../i18n/text-overrides.ts'
import type { Services } from '../services.ts'
import { announcementScript } from './announcement-script.ts'
import { acceptedEncoding, isKnown } from './conditions.ts'
import { contentPolicy, framesOf, takeNonce } from './content-policy.ts'
import { criticalCss } from './critical-css.ts'
import { type CachedPage, compressPage, PageCache } from './page-cache.ts'
import { linksAhead } from './files-ahead.ts'
import { pageFigures } from './page-figures.ts'
import type { PageRoute } from './page-routes.ts'
import type { BuiltPages, PageValues } from './render-page.ts'
import { scriptChoice, rememberScript } from './script-choice.ts'
import { type ReadApi, recordedApi, RevalidatedPages } from './revalidated-pages.ts'

const SECRETS = ['token', 'email', 'code']
/** 256 random bits as a part of the path; names that people read have no capitals. */
const SECRET_PART = /\/(?=[\w-]*[A-Z])[\w-]{43}(?=[/?#.]|$)/
const CHARSET = '<meta charSet="utf-8"/>'

/**
 * Mounts every page: rendered anonymously, kept precompressed, dropped everywhere when a text changes; one that shows more than
 * texts is kept until what it shows changes.
 */
export function mountPages({
  app,
  services,
  pages,
}: {
  app: FastifyInstance
  services: Services
  pages: BuiltPages
}): void {
  const cache = new PageCache()
  services.hub.subscribe('pages.changed', () => cache.clear())
  services.hub.subscribe('hub.reconnected', () => cache.clear())
  const read = inProcessApi(app)
  const revalidated = new RevalidatedPages(read)

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const values = pageValues(request, services, pages)
    const { path, search } = addressOf(request)
    const key = pages.development ? undefined : cacheKey(request, values)
    // Only what its route lets be kept is ever in there, under the one spelling of its address.
    const cachedPage = key === undefined ? undefined : cache.get(key)
    if (cachedPage) {
      pageFigures.hits += 1
      return send({ request, reply, page: cachedPage })
    }
    const route = await pages.routeOf(path)
    if (route.localOnly && !isFromThisMachine(request)) throw new Problem(problems.notFound)
    const choice = isData(path) ? undefined : scriptChoice(search)
    if (choice) return rememberScript(reply, choice, route.path)
    if (route.path !== path && !isData(path)) return reply.redirect(route.path + search, 308)
    const secret = route.secret || hasSecret(request.url)
    const same = key === undefined || secret || route.cacheable ? undefined : await revalidated.get(key)
    if (same) {
      pageFigures.revalidations += 1
      return send({ request, reply, page: same })
    }
    pageFigures.drawings += 1
    const generation = cache.generation
    const { api, reads } = recordedApi(read)
    const nonce = randomBytes(16).toString('base64url')
    let response = await pages.render(toRequest(request, services), { ...values, api, nonce })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return passOn(reply, response)
    const { announcement, resting, locale } = values
    if (isBelow(route.path, resting)) response = rest(response)
    const page = await finish({ response, nonce, secret, route, locale, announcement, services, pages })
    const isKept =
      key !== undefined && !secret && !route.localOnly && (page.status === 200 || page.status === 404)
    if (isKept && route.cacheable) cache.put({ key, page, generation })
    else if (isKept) revalidated.put(key, { page, reads })
    return send({ request, reply, page })
  })
}

/** The page that says that its area rests is no page to be kept or listed. */
function rest(response: Response): Response {
  return new Response(response.body, { status: problems.resting.status, headers: response.headers })
}

async function finish(input: {
  response: Response
  nonce: string
  secret: boolean
  route: PageRoute
  locale: PageValues['locale']
  announcement: PageValues['announcement']
  services: Services
  pages: BuiltPages
}): Promise<CachedPage> {
  const { response, nonce, secret, route, locale, announcement, services, pages } = input
  const { markup, scripts } = takeNonce(await response.text(), nonce)
  const css = criticalCss(markup, pages.rules)
  const reading = markup.includes(' data-reading="')
  // Not part of what React draws: it must neither wake nor draw them again.
  const early = [
    pages.bootScript,
    ...(reading ? [] : [pages.firstScript]),
    ...(announcement && !route.framed ? [announcementScript(announcement)] : []),
  ]
  const first = `${CHARSET}<style>${css}</style>${early.map((script) => `<script>${script}</script>`).join('')}`
  const ahead = reading ? '' : linksAhead(pages.ahead, route.id, locale)
  const html = markup.replace(CHARSET, () => first + ahead)
  const policy = contentPolicy({
    scripts: [...early, ...scripts],
    styles: [css],
    pixel: services.config.pixelId !== undefined && !secret && !route.framed,
    frames: framesOf(markup),
    framed: route.framed && response.status === 200,
  })
  return compressPage({
    html,
    isLasting: route.cacheable,
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(!pages.development && { 'content-security-policy': policy }),
      'referrer-policy': secret ? 'no-referrer' : 'same-origin',
      'cache-control': reading && !secret ? 'private, no-cache' : 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': `camera=(), microphone=(${route.microphone ? 'self' : ''}), geolocation=(self), payment=(), usb=()`,
      vary: 'cookie, accept-encoding',
    },
  })
}

/** Whether the address holds what only the person in front of it should see. */
function hasSecret(url: string): boolean {
  if (SECRET_PART.test(url)) return true
  const at = url.indexOf('?')
  if (at < 0) return false
  const query = new URLSearchParams(url.slice(at))
  return SECRETS.some((name) => query.has(name))
}

function send({ request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: CachedPage }) {
  reply.headers(page.headers).header('etag', page.etag)
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

/** Redirects and the data of a page that the router asks for while the person moves on. */
async function passOn(reply: FastifyReply, response: Response) {
  for (const [name, value] of response.headers) reply.header(name, value)
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}

function pageValues(
  request: FastifyRequest,
  { config, announcements, areas }: Services,
  pages: BuiltPages,
): Omit<PageValues, 'api' | 'nonce'> {
  const cookies = parseCookie(request.headers.cookie ?? '')
  // Pages that are read without cookies, such as those stored for offline reading, name their language there.
  const language = /[?&]lang=(bhs|en|bs-Cyrl)(?:&|$)/.exec(request.url)?.[1]
  const signed = cookies.signed === '1'
  return {
    locale: isLocale(cookies.lang) ? cookies.lang : isLocale(language) ? language : 'bhs',
    theme: cookies.theme === 'dark' || cookies.theme === 'system' ? cookies.theme : 'light',
    script: (cookies.script ?? (language === 'bs-Cyrl' && 'cyrillic')) === 'cyrillic' ? 'cyrillic' : 'latin',
    kept: latinWords(),
    signed,
    product: config.productName,
    publicUrl: config.publicUrl,
    pixelId: config.pixelId,
    visitorScript: pages.visitorScript,
    memberFrame: pages.memberFrame,
    texts: textsInForce(),
    announcement: announcements.at(Date.now(), signed),
    resting: areas.pages(),
  }
}

/** Only plain addresses are kept: a query could make endlessly many of them. */
function cacheKey(
  request: FastifyRequest,
  {
    locale,
    theme,
    script,
    signed,
    texts,
    announcement,
    resting,
  }: Pick<PageValues, 'locale' | 'theme' | 'script' | 'signed' | 'texts' | 'announcement' | 'resting'>,
): string | undefined {
  const { path, search } = addressOf(request)
  if (search !== '' && !/^\?lang=(bhs|en|bs-Cyrl)$/.test(search)) return undefined
  if (isData(path) || path.length > 120) return undefined
  return `${path} ${search} ${locale} ${script} ${theme} ${signed} ${texts.version ?? ''} ${announcement ? JSON.stringify(announcement) : ''} ${resting.join()}`
}

function addressOf({ url }: FastifyRequest): { path: string; search: string } {
  const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  return { path, search }
}

/** Recognises the router's request for data during navigation. */
function isData(path: string): boolean {
  return path.endsWith('.data')
}

function toRequest(request: FastifyRequest, { config }: Services): Request {
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'cookie', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // Put together, not resolved: an address that begins with two slashes would name another host.
  return new Request(new URL(config.publicUrl).origin + request.url, { method: 'GET', headers })
}

function inProcessApi(app: FastifyInstance): ReadApi {
  return async (endpoint, { params, query }) => {
    const path = fillPath(endpoint.path, (params ?? {}) as Record<string, string>)
    const { statusCode, body } = await app.inject({
      method: 'GET',
      url: path,
      query: (query ?? {}) as Record<string, string>,
    })
    return { status: statusCode, body }
  }
}
