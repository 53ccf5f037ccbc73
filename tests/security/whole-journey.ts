import type { MailCatcher } from '#tests/setup/mail-catcher.ts'
import type { Product } from '#tests/setup/product.ts'

export type Secret = { name: string; value: string }

/**
 * Runs a person's whole journey with an account, from the first email to a second new password; returns all its secrets.
 */
export async function wholeJourney(product: Product, mails: MailCatcher): Promise<Secret[]> {
  const secrets = new Map<string, string>()
  const keep = (name: string, value: string | undefined) => {
    if (!value) throw new Error(`The journey has no ${name}`)
    secrets.set(value, name)
    return value
  }
  const jar = new Map<string, string>()
  let bearer = ''

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, keep(`cookie ${name}`, value))
      else jar.delete(name)
    }
    const text = await answer.text()
    const given = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string | undefined>
    if (given.accessToken) {
      bearer = keep('access token', given.accessToken)
      keep('signature of an access token', given.accessToken.split('.')[2])
    }
    if (given.refreshToken) keep('refresh token', given.refreshToken)
    return { status: answer.status, given }
  }
  async function done(method: string, path: string, body?: unknown) {
    const { status, given } = await call(method, path, body)
    if (status >= 300) throw new Error(`${path} answered ${status} ${JSON.stringify(given)}`)
    return given
  }
  async function mailed(pattern: RegExp, what: string): Promise<string> {
    const mail = await mails.next(email, ({ text = '' }) => pattern.test(text))
    return keep(what, pattern.exec(mail.text ?? '')?.[1])
  }

  const email = 'ćamila.put@primjer.ba'.normalize('NFC').replace('ć', 'c')
  const [first, second, third] = [
    'zlatni lipanj pod brijestom 1',
    'druga tajna iza sedam gora 2',
    'treća riječ za kraj puta 3',
  ].map((password) => keep('password', password)) as [string, string, string]
  const wrong = keep('wrong password', 'pogrešna lozinka u žurbi 9')

  await done('POST', '/api/auth/register', {
    firstName: 'Čamila',
    lastName: 'Put',
    email,
    password: first,
    confirmPassword: first,
    agreeToTerms: true,
    language: 'bhs',
  })
  await mailed(/\/auth\/verify\?token=([^&\s]+)/, 'link of the verification mail')
  await done('POST', '/api/auth/verify', {
    email,
    code: await mailed(/^([A-Z0-9]{6})$/m, 'verification code'),
  })
  await done('POST', '/api/auth/onboarding', {
    email,
    phoneNumber: '061123456',
    gender: 'female',
    interests: ['arts'],
  })
  await call('POST', '/api/auth/login', { email, password: wrong })
  const { refreshToken } = await done('POST', '/api/auth/login', { email, password: first })
  await done('POST', '/api/auth/refresh', { refreshToken })
  keep('ticket of the live channel', (await done('POST', '/api/live/tickets')).ticket)
  await done('POST', '/api/settings/email-change', { newEmail: 'nova.adresa@primjer.ba', password: first })
  await done('POST', '/api/auth/logout', { refreshToken })
  bearer = ''

  await done('POST', '/api/auth/forgot-password', { email, language: 'bhs' })
  const code = await mailed(/^(\d{6})$/m, 'reset code')
  await mailed(/\/password-reset\?token=([^&\s]+)/, 'link of the reset mail')
  await done('POST', '/api/auth/verify-reset-code', { code, language: 'bhs' })
  await done('POST', '/api/auth/reset-password', { code, newPassword: second, language: 'bhs' })
  await done('POST', '/api/auth/login', { email, password: second })
  const { resetToken } = await done('POST', '/api/auth/request-password-reset', { email })
  const token = keep('reset token', resetToken)
  await done('GET', `/api/auth/verify-reset-token/${encodeURIComponent(token)}`)
  await done('POST', '/api/auth/reset-password', { token, newPassword: third })
  await done('POST', '/api/auth/login', { email, password: third })
  await fetch(
    `${product.url}/auth/verify?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`,
  )
  return [...secrets].map(([value, name]) => ({ name, value }))
}
