import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sitePath, withQuery } from './site-path.ts'

const HERE = 'https://zamah.example'

describe('where an answer may send the browser', () => {
  it('a path on this site is followed with its query and anchor', () => {
    expect(sitePath('/auth/verify?email=a%40b.ba#x', HERE)).toBe('/auth/verify?email=a%40b.ba#x')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'login',
    '',
    undefined,
    7,
    '//[',
  ])('%j is not followed', (target) => expect(sitePath(target, HERE)).toBeUndefined())

  it('whatever is followed stays on this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const path = sitePath(target, HERE)
          expect(path === undefined || new URL(path, HERE).origin === HERE).toBe(true)
        },
      ),
    )
  })

  it('a parameter without a value is left out', () => {
    expect(withQuery('/onboarding', { email: 'a+b@c.ba', token: '' })).toBe('/onboarding?email=a%2Bb%40c.ba')
    expect(withQuery('/onboarding', { email: '' })).toBe('/onboarding')
  })
})
