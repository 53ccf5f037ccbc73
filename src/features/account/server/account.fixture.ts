import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import type { TestApp } from '#tests/setup/test-app.ts'

export const PASSWORD = 'Zelena-Rijeka-7'
let people = 0

/** Returns a person that no other test of the file has. */
export function newPerson(name = 'Amra') {
  people += 1
  return {
    firstName: name,
    lastName: 'Hodžić',
    email: `osoba${people}.${Date.now()}@primjer.ba`,
    password: PASSWORD,
  }
}

export type Answer = {
  status: number
  body: Record<string, never>
  headers: Response['headers']
  cookies: string[]
}

let browsers = 0

/** Opens a browser with its own cookies, tokens and address. */
export function openBrowser(
  app: TestApp,
  { address, locale = 'bhs' }: { address?: string; locale?: string } = {},
) {
  const jar = new Map<string, string>()
  browsers += 1
  const from = address ?? `127.${(browsers >> 8) & 255}.${browsers & 255}.7`
  const storage: { accessToken?: string; refreshToken?: string } = {}

  async function send(
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: from,
      headers: {
        'accept-language': locale === 'en' ? 'en' : 'bs',
        ...(method === 'POST' && { origin: 'http://localhost:3000', 'content-type': 'application/json' }),
        ...(storage.accessToken && { authorization: `Bearer ${storage.accessToken}` }),
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    const response = await app.http.inject(options)
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const answer: Answer = {
      status: response.statusCode,
      body: response.body ? response.json() : {},
      headers: response.headers,
      cookies: response.cookies.map(({ name }) => name),
    }
    const { accessToken, refreshToken } = answer.body
    if (answer.status === 200 && accessToken) Object.assign(storage, { accessToken, refreshToken })
    return answer
  }
  return {
    jar,
    storage,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    post: (url: string, body: unknown, headers?: Record<string, string>) => send('POST', url, body, headers),
  }
}

export type TestBrowser = ReturnType<typeof openBrowser>

export function registration(person: ReturnType<typeof newPerson>, language = 'bhs') {
  return { ...person, confirmPassword: person.password, agreeToTerms: true, language }
}

/** Returns code and token of the newest matching verification email. */
export async function mailedProof(app: TestApp, email: string, after?: string) {
  const mail = await app.mails.next(
    email,
    (one) => proofIn(one.text ?? '') !== undefined && one.messageId !== after,
  )
  return { ...proofIn(mail.text ?? '')!, mail }
}

function proofIn(text: string) {
  const code = /^([A-Z0-9]{6})$/m.exec(text)?.[1]
  const token = /\/auth\/verify\?token=([\w-]+)&email=/.exec(text)?.[1]
  return code && token ? { code, token } : undefined
}

/** Registers a person and proves the mailbox with the code, in this browser. */
export async function join(app: TestApp, browser: TestBrowser, person = newPerson()) {
  await browser.post('/api/auth/register', registration(person))
  const { code } = await mailedProof(app, person.email)
  const answer = await browser.post('/api/auth/verify', { email: person.email, code })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return person
}

/** Signs in with an address and a password, in this browser. */
export function signIn(browser: TestBrowser, email: string, password = PASSWORD) {
  return browser.post('/api/auth/login', { email, password })
}
