import { expect, test } from 'vitest'
import type { NavigationEntry } from '#platform/web/registration.ts'
import type { SessionUser } from '#platform/web/session/session-provider.tsx'
import { navigationFor, registeredNavigation } from './registered-navigation.ts'

const member = { role: 'USER' } as SessionUser
const admin = { role: 'ADMIN' } as SessionUser
const pathsOf = (entries: readonly NavigationEntry[]) => entries.map(({ to }) => to)

test('members find what every feature registered, in its order', () => {
  const { main, bar, menu, footer } = navigationFor(member)
  expect(pathsOf(main)).toEqual([
    '/dashboard',
    '/opportunities',
    '/feed',
    '/messages',
    '/profile',
    '/ai-skills',
    '/network',
    '/articles',
    '/settings',
  ])
  expect(bar).toEqual(main.slice(0, 5))
  expect(pathsOf(menu)).toEqual([
    '/ai-skills',
    '/network',
    '/mentorship',
    '/ob',
    '/projects',
    '/articles',
    '/settings',
    '/applications',
    '/opportunities/saved',
    '/organisations/mine',
  ])
  expect(pathsOf(footer)).toEqual(['/terms', '/privacy', '/page/faq', '/mentors', '/articles'])
})

test('the console is in the menu of staff alone', () => {
  expect(pathsOf(navigationFor(admin).menu)).toContain('/admin')
  expect(pathsOf(navigationFor(undefined).menu)).not.toContain('/admin')
})

test('a further place takes its order, and what no longer fits the bottom bar stands in the menu', () => {
  const sample: NavigationEntry = {
    to: '/sample',
    title: { bhs: 'Primjer', en: 'Sample' },
    places: ['main'],
    order: 15,
  }
  const { main, bar, menu } = navigationFor(member, { entries: [...registeredNavigation, sample] })
  expect(pathsOf(main)[1]).toBe('/sample')
  expect(bar).toHaveLength(5)
  expect(pathsOf(bar)).not.toContain('/settings')
  expect(pathsOf(menu).slice(0, 2)).toEqual(['/profile', '/ai-skills'])
})

test('nobody registers a place twice, and every one has its name in both languages', () => {
  expect(new Set(pathsOf(registeredNavigation)).size).toBe(registeredNavigation.length)
  for (const { title, places, Icon } of registeredNavigation) {
    expect(title.bhs && title.en).toBeTruthy()
    if (places.some((place) => place !== 'footer')) expect(Icon).toBeDefined()
  }
})
