import { textHook } from './text-hook.ts'

/** Texts of the platform itself. */
export const useShellText = textHook({
  bhs: () => import('#platform/contract/messages.bhs.ts'),
  en: () => import('#platform/contract/messages.en.ts'),
})
