import type { Page } from './fixtures.ts'

/** A response of the API, or none at all. */
export type Answer = { status?: number; json?: unknown; text?: string } | 'no answer'
export type Call = { headers: Record<string, string>; body: unknown; query: string }

/**
 * Answers a call in the server's place with one response after the other, the last one repeatedly. Returns the requests.
 */
export async function answer(page: Page, call: string, ...answers: Answer[]): Promise<Call[]> {
  const [method, path = ''] = call.split(' ')
  const calls: Call[] = []
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const request = route.request()
      if (request.method() !== method) return route.fallback()
      const now = answers[Math.min(calls.length, answers.length - 1)] ?? {}
      const text = request.postData()
      calls.push({
        headers: await request.allHeaders(),
        body: text === null ? undefined : JSON.parse(text),
        query: new URL(request.url()).search,
      })
      if (now === 'no answer') return route.abort()
      const { status = 200, json = {}, text: plain } = now
      return route.fulfill(plain === undefined ? { status, json } : { status, body: plain })
    },
  )
  return calls
}

/** Answers the rest of the API with 404. */
export async function silence(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 404, json: { error: 'Toga ovdje nema.', code: 'platform.notFound' } }),
  )
}

type TokenOptions = { role?: string; endsAt?: number; mark?: string }

/** Returns an unsigned access token; pages read it all the same. */
export function plainToken({ role = 'USER', endsAt = Date.now() + 900_000, mark = '' }: TokenOptions = {}) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { id: 'u1', email: 'amra@example.ba', role, exp: Math.floor(endsAt / 1000), mark }
  return `${part({ alg: 'none' })}.${part(claims)}.x`
}

export const PROFILE = {
  id: 'u1',
  email: 'amra@example.ba',
  role: 'USER',
  name: 'Amra Hodžić',
  profilePictureUrl: null,
  language: 'bhs',
  isVerified: true,
  onboardingCompleted: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** Stores these tokens before the browser opens its first page, without a session cookie. */
export async function hold(page: Page, accessToken = plainToken(), refreshToken = 'renewal-1') {
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('held')) return
      sessionStorage.setItem('held', '1')
      localStorage.setItem('accessToken', String(access))
      localStorage.setItem('refresh_token', String(refresh))
    },
    [accessToken, refreshToken],
  )
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Sets the language before the first page opens. */
export async function speak(page: Page, language: 'bhs' | 'en') {
  await page.addInitScript((choice) => {
    if (!localStorage.getItem('preferred-language')) localStorage.setItem('preferred-language', choice)
  }, language)
}

export function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`)
}

/** Freezes the clock, which then only advances on command. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'))
}
