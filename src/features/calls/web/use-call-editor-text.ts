import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useCallEditorText = textHook({
  bhs: () => import('../contract/call-editor-messages.bhs.ts'),
  en: () => import('../contract/call-editor-messages.en.ts'),
})
