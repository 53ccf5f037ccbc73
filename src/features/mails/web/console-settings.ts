import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/mails',
    title: titles.mails,
    hint: {
      bhs: 'kako stižu, u oba jezika i oba pisma, s probom',
      en: 'how they arrive, in both languages and scripts, with a test',
    },
    order: 35,
  },
]
