import { useId } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import type { EditorParts } from './parts/editor-parts.ts'
import { EditorSurface } from './editor-surface.tsx'
import { type Pointing, usePointing } from './words/use-pointing.ts'

type Props = {
  name: string
  label: string
  profile: Profile
  language: Locale
  value: RichText
  error?: string | undefined
  parts?: EditorParts | undefined
  /** Comments point at words of the text. */
  pointing?: Pointing | undefined
  onChange: (value: RichText) => void
}

/** Writes a text with headings, lists and links, as a field of a form. */
export function RichEditor({ error, pointing, ...settings }: Props) {
  const id = useId()
  const over = usePointing(pointing)
  return (
    <div>
      <p className="mb-1.5 text-sm font-strong">{settings.label}</p>
      <EditorSurface {...settings} over={over} describedBy={`${id}-error`} invalid={Boolean(error)} />
      <p id={`${id}-error`} className="mt-1.5 text-sm text-harm-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}
