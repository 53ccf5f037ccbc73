import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'feed',
    title: titles.feed,
    hint: { bhs: 'čitanje u RSS čitaču', en: 'reading in an RSS reader' },
    order: 58,
    Section: lazy(async () => ({ default: (await import('./rss/rss-section.tsx')).RssSection })),
  },
]
