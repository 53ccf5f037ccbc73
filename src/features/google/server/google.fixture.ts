import { expect } from 'vitest'
import { startIdentityProvider } from '#tests/setup/identity-provider.ts'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'

export type Google = Awaited<ReturnType<typeof startGoogle>>

/** Starts the product with a provider, and the ways that browsers go between the two. */
export async function startGoogle() {
  const provider = await startIdentityProvider({
    redirectUri: 'http://localhost:3000/api/auth/google/callback',
  })
  const app = await buildTestApp(provider.env)

  async function start(browser: Visitor, language = 'bhs') {
    const answer = await browser.get(`/api/auth/google?language=${language}`)
    expect(answer.statusCode).toBe(302)
    return String(answer.headers.location)
  }

  /** Goes to the provider and back; returns the browser's final address. */
  async function comeBack(browser: Visitor, visit: { subject: string; agrees?: boolean }, language = 'bhs') {
    const back = await provider.visit(await start(browser, language), visit)
    expect(back.origin + back.pathname).toBe('http://localhost:3000/api/auth/google/callback')
    const answer = await browser.get(back.pathname + back.search)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store'])
    return { location: answer.headers.location, back }
  }

  function complete(browser: Visitor) {
    return browser.post('/api/auth/google/complete')
  }

  /** Creates a member who signed in with the password and, elsewhere, with Google. */
  async function memberWithGoogle(subject: string, options: { email?: string } = {}) {
    const user = await member(app, options)
    provider.people.set(subject, { email: user.email, email_verified: true })
    await comeBack(visitor(app), { subject })
    const browser = visitor(app)
    await signInOn(app, { browser, user })
    const [identity] = (await browser.get('/api/settings/identities')).json().identities
    return { user, browser, identity }
  }

  async function comeInWith(subject: string) {
    const browser = visitor(app)
    const { location } = await comeBack(browser, { subject })
    return { location, status: (await complete(browser)).statusCode }
  }

  async function stop() {
    await app.stop()
    await provider.close()
  }

  return { app, provider, start, comeBack, complete, memberWithGoogle, comeInWith, stop }
}
