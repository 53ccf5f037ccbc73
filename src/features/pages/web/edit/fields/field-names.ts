import { useEditorText } from '../../use-editor-text.ts'

/** Values of blocks, which are called the same wherever they stand. */
const NAMES = [
  'title',
  'text',
  'body',
  'buttonText',
  'link',
  'value',
  'label',
  'question',
  'answer',
  'quote',
  'name',
  'role',
  'until',
  'after',
  'address',
  'items',
  'picture',
  'caption',
  'kind',
  'topic',
  'count',
  'call',
  'form',
] as const
export type FieldName = (typeof NAMES)[number]

export function useFieldName() {
  const t = useEditorText()
  return (name: string) => t(`fields.names.${name as FieldName}`)
}
