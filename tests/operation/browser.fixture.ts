import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { ORIGIN } from './product.fixture.ts'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  body: Record<string, unknown>
}

let addresses = 0

/** Opens a browser with its own address, over real persistent connections; it carries cookies and token as pages do. */
export function openBrowser({ address, keep = true }: { address?: string; keep?: boolean } = {}) {
  addresses += 1
  const from = address ?? `127.${60 + (process.pid % 190)}.${addresses >> 8}.${addresses & 255}`
  const agent = new Agent({ keepAlive: keep, maxSockets: 4 })
  const jar = new Map<string, string>()
  let bearer: string | undefined

  async function call(
    port: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const outgoing = request(
      {
        host: '127.0.0.1',
        localAddress: from,
        port,
        method,
        path,
        agent,
        headers: {
          origin: ORIGIN,
          'accept-language': 'en',
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
      },
      (incoming) => {
        text(incoming).then((answer) => {
          for (const cookie of incoming.headers['set-cookie'] ?? []) keepCookie(jar, cookie)
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: answer,
            body: parse(answer),
          })
        }, reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
    return promise
  }

  return {
    call,
    jar,
    async signIn(port: number, who: { email: string; password: string }): Promise<Answer> {
      const answer = await call(port, 'POST', '/api/auth/login', {
        email: who.email,
        password: who.password,
      })
      bearer = answer.body.accessToken as string | undefined
      return answer
    },
    carry: (token: string) => void (bearer = token),
    token: () => bearer,
    close: () => agent.destroy(),
  }
}

export type Browser = ReturnType<typeof openBrowser>

export function registration(email: string) {
  const password = 'Zelena-Rijeka-7'
  return {
    firstName: 'Amra',
    lastName: 'Hodžić',
    email,
    password,
    confirmPassword: password,
    agreeToTerms: true,
    language: 'en',
  }
}

function keepCookie(jar: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (value) jar.set(name, value)
  else jar.delete(name)
}

function parse(answer: string): Record<string, unknown> {
  try {
    return JSON.parse(answer) as Record<string, unknown>
  } catch {
    return {}
  }
}
