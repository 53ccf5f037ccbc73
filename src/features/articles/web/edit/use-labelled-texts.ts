import type { ComparedText } from '#platform/web/editing/text-comparison.tsx'
import type { ComparedField } from '../../contract/compared-texts.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Names each text by its field and its language. */
export function useLabelledTexts() {
  const t = useEditorText()
  return (texts: readonly ComparedField[]): ComparedText[] =>
    texts.map(({ field, ...text }) => ({
      ...text,
      label: t('fields.both', { label: t(`fields.${field}`), language: t(`languages.${text.language}`) }),
    }))
}
