import { useId } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import type { EditorParts } from './parts/editor-parts.ts'
import { EditorSurface } from './editor-surface.tsx'

type Props = {
  name: string
  label: string
  profile: Profile
  language: Locale
  value: RichText
  error?: string | undefined
  parts?: EditorParts | undefined
  onChange: (value: RichText) => void
}

/** Writes a text with headings, lists and links, as a field of a form. */
export function RichEditor({ error, ...settings }: Props) {
  const id = useId()
  return (
    <div>
      <p className="mb-1.5 text-sm font-strong">{settings.label}</p>
      <EditorSurface {...settings} describedBy={`${id}-error`} invalid={Boolean(error)} />
      <p id={`${id}-error`} className="mt-1.5 text-sm text-harm-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}
