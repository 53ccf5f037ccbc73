import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveReturnPath, returnPath } from '#platform/web/session/return-path.ts'
import { saveInvitation } from './invitation.ts'

const device = new Map<string, string>()

beforeEach(() => {
  device.clear()
  vi.stubGlobal('location', { origin: 'https://zamah.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a visitor who has been invited', () => {
  it('is brought to the team after registering, however many steps lie between', () => {
    for (const path of ['/canvas#poziv=a-b_9', '/canvas?call=jesen-u-zenici']) {
      saveInvitation(path)
      for (const step of ['/login', '/register', '/auth/verify', '/onboarding']) saveReturnPath(step)
      expect(returnPath()).toBe(path)
    }
  })

  it('is brought to the dashboard from a page that invites nobody', () => {
    for (const path of ['/canvas', '/canvas?id=1', '/settings', '/canvas?call=a#poziv=b', '//canvas#poziv=a'])
      saveInvitation(path)
    expect(returnPath()).toBeUndefined()
  })
})
