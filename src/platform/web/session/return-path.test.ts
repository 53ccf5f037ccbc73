import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { forgetReturnPath, savePath, saveReturnPath, returnPath } from './return-path.ts'

const HERE = 'https://zamah.example'
const device = new Map<string, string>()

beforeEach(() => {
  device.clear()
  vi.stubGlobal('location', { origin: HERE })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('where signing in leads', () => {
  it.each(['/opportunities/praksa-u-zenici', '/calls/jesen-u-zenici'])(
    'is back to %s, however many steps lie between',
    (wanted) => {
      saveReturnPath(wanted)
      for (const step of ['/login', '/register', '/auth/verify', '/onboarding', '/forgot-password'])
        saveReturnPath(step)
      expect(returnPath()).toBe(wanted)
      forgetReturnPath()
      expect(returnPath()).toBeUndefined()
    },
  )

  it('is the dashboard for whoever signs in from another page afterwards', () => {
    saveReturnPath('/opportunities/praksa-u-zenici')
    saveReturnPath('/')
    expect(returnPath()).toBeUndefined()
  })

  it('is the whole address that a page saved, when a visitor presses a sign-in link on that page', () => {
    savePath('/canvas#poziv=a-b_9')
    saveReturnPath('/canvas')
    expect(returnPath()).toBe('/canvas#poziv=a-b_9')
    saveReturnPath('/ob')
    expect(returnPath()).toBeUndefined()
  })

  it('is the dashboard a day later', () => {
    saveReturnPath('/opportunities/praksa-u-zenici', 0)
    expect(returnPath(24 * HOUR_MS - 1)).toBe('/opportunities/praksa-u-zenici')
    expect(returnPath(24 * HOUR_MS)).toBeUndefined()
  })

  it('is nowhere that a member goes who is signed in already', () => {
    device.set('accessToken', 'a')
    saveReturnPath('/opportunities/praksa-u-zenici')
    expect(returnPath()).toBeUndefined()
  })

  it('is on this site, whatever lies on the device', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
          fc.json(),
        ),
        (path) => {
          for (const kept of [path, JSON.stringify({ path, at: 0 })]) {
            device.set('return-path', kept)
            const back = returnPath(HOUR_MS)
            expect(back === undefined || new URL(back, HERE).origin === HERE).toBe(true)
          }
        },
      ),
    )
  })
})
