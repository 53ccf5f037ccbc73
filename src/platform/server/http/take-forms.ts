import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const LIMIT = 4096

type Sent = { request: FastifyRequest; reply: FastifyReply; form: URLSearchParams }

/**
 * Answers a form that a browser or a mailbox sends by itself, without script; a multipart one counts as empty. No form is
 * taken anywhere else.
 */
export function takeForms(
  app: FastifyInstance,
  place: string | { url: string; limit: number },
  answer: (sent: Sent) => Promise<unknown>,
): void {
  const { url, limit } = typeof place === 'string' ? { url: place, limit: LIMIT } : place
  void app.register(async (own) => {
    own.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: limit }, ({ headers }, body, done) => {
      const isPlain = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      done(null, new URLSearchParams(isPlain ? body.toString() : ''))
    })
    own.post(url, (request, reply) => {
      const { body } = request
      return answer({ request, reply, form: body instanceof URLSearchParams ? body : new URLSearchParams() })
    })
  })
}

/** Returns the token in the address of a mailed link. */
export function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** Whether a person waits for a page, and not a program for a status. */
export function wantsPage({ headers: { accept } }: FastifyRequest): boolean {
  return accept?.includes('text/html') ?? false
}
