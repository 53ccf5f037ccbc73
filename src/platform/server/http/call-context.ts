import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '../auth/session.ts'
import type { Services } from '../services.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { requestLocale } from './request-locale.ts'
import type { Context } from './route.ts'

/** One call as its handler sees it; what few handlers ask for is worked out only when they do. */
export class CallContext implements Context {
  readonly services: Services
  readonly request: FastifyRequest
  readonly session: Session | undefined
  readonly params: never
  readonly query: never
  readonly body: never
  readonly #reply: FastifyReply

  constructor(call: {
    services: Services
    request: FastifyRequest
    reply: FastifyReply
    session: Session | undefined
    /** The parsed values after the endpoint's schemas; the route gives them their types. */
    params: never
    query: never
    body: never
  }) {
    this.services = call.services
    this.request = call.request
    this.session = call.session
    this.params = call.params
    this.query = call.query
    this.body = call.body
    this.#reply = call.reply
  }
  get locale(): Locale {
    return requestLocale(this.request)
  }
  get client(): Context['client'] {
    return { address: this.request.ip, userAgent: this.request.headers['user-agent'] ?? '' }
  }
  get cookies(): Cookies {
    return cookiesOf(this.request, this.#reply)
  }
  /** A function that may be taken out of the context by its name, like everything else in it. */
  get header(): Context['header'] {
    return (name, value) => void this.#reply.header(name, value)
  }
}
