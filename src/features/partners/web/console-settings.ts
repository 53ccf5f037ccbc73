import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/partner-keys',
    title: titles.keys,
    hint: { bhs: 'ko programom čita prilike i grantove', en: 'whose programs read opportunities and grants' },
    order: 70,
  },
]
