import { useState } from 'react'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { TAG_MAX, TAGS_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void }

/** Tags as one line of words; what is typed stays as it is while the field has the focus. */
export function TagsField({ tags, onChange }: Props) {
  const t = useEditorText()
  const [input, setInput] = useState<string>()
  return (
    <TextInput
      name="tags"
      label={t('fields.tags')}
      help={t('fields.tagsHelp')}
      value={input ?? tags.join(', ')}
      maxLength={TAGS_MAX * (TAG_MAX + 2)}
      onChange={(event) => {
        setInput(event.target.value)
        onChange(tagsOf(event.target.value))
      }}
      onBlur={() => setInput(undefined)}
    />
  )
}

/** Each once, the first six. */
function tagsOf(input: string): string[] {
  const tags = input.split(',').map((tag) => tag.trim().slice(0, TAG_MAX).trim())
  return [...new Set(tags.filter(Boolean))].slice(0, TAGS_MAX)
}
