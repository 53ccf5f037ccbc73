import type { Field } from '../../contract/rules/field.ts'
import { isTyped } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Returns a question's facts in a line: its kind, whether it is required, the language that it lacks. */
export function useFieldFacts({ kind, required, label, options, rows }: Field): string {
  const t = useEditorText()
  const texts = [label, ...options.map((one) => one.label), ...rows.map((one) => one.label)]
  const lacks = (language: 'bhs' | 'en', other: 'bhs' | 'en') =>
    texts.some((text) => text[language].trim() === '' && text[other].trim() !== '')
  return [
    t(`kinds.${kind}`),
    ...(isTyped(kind) && required ? [t('questions.facts.required')] : []),
    ...(lacks('en', 'bhs') ? [t('questions.facts.english')] : []),
    ...(lacks('bhs', 'en') ? [t('questions.facts.bosnian')] : []),
  ].join(', ')
}
