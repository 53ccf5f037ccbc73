import type { TestApp } from './test-app.ts'

/** One browser: it stores its cookies, has one language, and comes from our own pages. */
export type Visitor = ReturnType<typeof visitor>

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: unknown
  headers?: Record<string, string>
}

let addresses = 0

export function visitor(
  app: TestApp,
  { language = 'bhs', address }: { language?: 'bhs' | 'en'; address?: string } = {},
) {
  const jar = new Map<string, string>()
  addresses += 1
  const remoteAddress = address ?? `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
  let bearer: string | undefined

  async function call({ method, url, body, headers }: Call) {
    const response = await app.http.inject({
      method,
      url,
      remoteAddress,
      headers: {
        origin: 'http://localhost:3000',
        'accept-language': language,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  return {
    jar,
    call,
    get: (url: string, headers?: Record<string, string>) =>
      call({ method: 'GET', url, ...(headers && { headers }) }),
    post: (url: string, body: unknown = {}) => call({ method: 'POST', url, body }),
    /** Sends the access token from here on, as the pages do. */
    carry: (accessToken: string | undefined) => {
      bearer = accessToken
    },
  }
}
