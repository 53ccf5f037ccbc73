import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useEditorText = textHook({
  bhs: () => import('../contract/editor-messages.bhs.ts'),
  en: () => import('../contract/editor-messages.en.ts'),
})
