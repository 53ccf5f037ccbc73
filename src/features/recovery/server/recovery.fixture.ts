import { expect } from 'vitest'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Visitor } from '#tests/setup/visitor.ts'

/** Returns the code in an email. */
export function codeIn(text: string | undefined): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1]
  if (!code) throw new Error('The mail has no code')
  return code
}

export function tokenIn(text: string | undefined): string {
  const token = /\/password-reset\?token=([\w-]+)/.exec(text ?? '')?.[1]
  if (!token) throw new Error('The mail has no link')
  return token
}

/** Returns a well-formed code other than this one. */
export function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111'
}

/** The steps of a password reset; `app` exists only once the tests run. */
export function resetOn(app: () => TestApp) {
  return {
    /** Requests a new password in a browser and reads the email. */
    async ask(browser: Visitor, email: string, language: 'bhs' | 'en' = 'bhs') {
      const { mails } = app()
      const address = email.trim().toLowerCase()
      const before = new Set(mails.to(address))
      const answer = await browser.post('/api/auth/forgot-password', { email, language })
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
      const mail = await mails.next(
        address,
        (one) => !before.has(one) && /password-reset\?token=/.test(one.text ?? ''),
      )
      return { code: codeIn(mail.text), token: tokenIn(mail.text), mail }
    },
    async hasPassword(userId: string, password: string) {
      const user = await findUserById(app().services.db, userId)
      return verifyPassword(user?.passwordHash, password)
    },
  }
}

export function verify(browser: Visitor, code: string, language: 'bhs' | 'en' = 'bhs') {
  return browser.post('/api/auth/verify-reset-code', { code, language })
}

export function reset(browser: Visitor, body: object) {
  return browser.post('/api/auth/reset-password', body)
}
