import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookies that prove something: never readable by script, never sent from another site. */
export type ProofCookie =
  | '__Host-sid'
  | '__Host-reg'
  | '__Host-rf'
  | '__Host-onb'
  | '__Host-oidc'
  | '__Host-vote'

export type Cookies = {
  get(name: string): string | undefined
  set(name: ProofCookie, value: string, options: { maxAgeSeconds: number; sameSite?: 'strict' | 'lax' }): void
  clear(name: ProofCookie): void
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie
  return header ? parseCookie(header)[name] : undefined
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  function write(name: ProofCookie, value: string, maxAge: number, sameSite: 'strict' | 'lax') {
    const cookie = stringifySetCookie(name, value, {
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite,
      maxAge,
    })
    reply.header('set-cookie', cookie)
  }
  return {
    get: (name) => readCookie(request, name),
    set: (name, value, { maxAgeSeconds, sameSite = 'strict' }) => write(name, value, maxAgeSeconds, sameSite),
    clear: (name) => write(name, '', 0, 'strict'),
  }
}
