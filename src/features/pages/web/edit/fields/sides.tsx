import { Fragment, type ReactNode } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { missingLanguages } from '../../../contract/blocks/walk.ts'
import { useEditorText } from '../../use-editor-text.ts'

type Props = {
  languages: readonly Locale[]
  label: string
  /** The plain words, to see which language lacks them. */
  text: Bilingual
  children: (language: Locale, label: string) => ReactNode
}

/** One text in one language, or in both beside each other, with a mark where one of them is missing. */
export function Sides({ languages, label, text, children }: Props) {
  const t = useEditorText()
  const [only, other] = languages
  if (!other) return only && <Fragment key={only}>{children(only, label)}</Fragment>
  const missing = missingLanguages({ text })
  return (
    <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
      {languages.map((language) => (
        <div key={language} className="grid min-w-0 grid-cols-1 gap-1">
          {children(language, t(`language.named.${language}`, { label }))}
          {missing.includes(language) && (
            <p className="text-xs text-sun-ink">{t(`language.missing.${language}`)}</p>
          )}
        </div>
      ))}
    </div>
  )
}
