import { useState } from 'react'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { TAG_MAX, TAGS_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void }

/** Tags as one line of words; what is typed stays as it is while the field has the focus. */
export function TagsField({ tags, onChange }: Props) {
  const t = useEditorText()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      name="tags"
      label={t('fields.tags')}
      help={t('fields.tagsHelp')}
      value={typed ?? tags.join(', ')}
      maxLength={TAGS_MAX * (TAG_MAX + 2)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(tagsOf(event.target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** Each once, the first six. */
function tagsOf(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().slice(0, TAG_MAX).trim())
  return [...new Set(tags.filter(Boolean))].slice(0, TAGS_MAX)
}
