import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Claimed = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
}

/** Starts a real OpenID provider on this machine, with a person at its pages. */
export async function startIdentityProvider({ redirectUri }: { redirectUri: string }) {
  const people = new Map<string, Claimed>()
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'zamah', client_secret: 'tajna', redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    conformIdTokenClaims: true,
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  })
  server.on('request', provider.callback())

  /** Signs a person in at the provider's own pages and agrees; returns where the provider redirects the browser. */
  async function visit(
    start: string,
    { subject, agrees = true }: { subject: string; agrees?: boolean },
  ): Promise<URL> {
    const jar = new Map<string, string>()
    let next = new URL(start)
    for (let step = 0; step < 12; step += 1) {
      if (next.origin !== issuer) return next
      const isForm = next.pathname.startsWith('/interaction/')
      const answer =
        isForm && agrees
          ? await answerForm(next, { subject, jar })
          : await go(declined(next, isForm), { jar })
      next = new URL(answer, issuer)
    }
    throw new Error('The provider leads nowhere')
  }

  async function answerForm(url: URL, { subject, jar }: { subject: string; jar: Map<string, string> }) {
    const page = await fetch(url, { headers: { cookie: cookieHeader(jar) } })
    const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? 'login'
    const form = new URLSearchParams({ prompt, login: subject, password: 'x' })
    return go(url, { jar, form })
  }

  async function go(
    url: URL,
    { jar, form }: { jar: Map<string, string>; form?: URLSearchParams },
  ): Promise<string> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieHeader(jar) },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    return location
  }

  return {
    issuer,
    people,
    visit,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'zamah', GOOGLE_CLIENT_SECRET: 'tajna' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function declined(url: URL, isForm: boolean): URL {
  return isForm ? new URL(`${url.pathname}/abort`, url) : url
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
