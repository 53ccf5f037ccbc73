import { useState } from 'react'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { NO_RICH_TEXT, type RichText } from '#platform/contract/rich-text/document.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { pastedHtml } from '#platform/contract/rich-text/html-reader/pasted-html.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { useEditorText } from '../../use-editor-text.ts'

type Props = {
  name: string
  label: string
  profile: Profile
  language: Locale
  value: RichText
  error?: string | undefined
  onChange: (value: RichText) => void
}

/** HTML that is read into a text as it is typed: what a text cannot hold is never kept. */
export function HtmlInput({ name, label, profile, language, value, error, onChange }: Props) {
  const t = useEditorText()
  const [source, setSource] = useState(() => toHtml(value))
  return (
    <Textarea
      name={name}
      label={label}
      help={t('fields.htmlHelp')}
      error={error}
      lang={htmlLang(language)}
      rows={10}
      spellCheck={false}
      value={source}
      onChange={(event) => {
        setSource(event.target.value)
        onChange(pastedHtml(event.target.value, profile) ?? NO_RICH_TEXT)
      }}
      onBlur={() => setSource(toHtml(value))}
    />
  )
}
