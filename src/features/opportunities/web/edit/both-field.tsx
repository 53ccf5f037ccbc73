import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import type { Bilingual } from '#features/profiles/contract/bilingual.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  name: string
  label: string
  value: Bilingual
  limit: number
  rows?: number
  help?: string
  errors: Readonly<Record<string, string>>
  onChange: (value: Bilingual) => void
}

/** One text in both languages, side by side where there is room. */
export function BothField({ name, label, value, limit, rows, help, errors, onChange }: Props) {
  const t = useEditorText()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {LOCALES.map((language) => {
        const props = {
          name: `${name}.${language}`,
          label: t('languages.both', { label, language: t(`languages.${language}`) }),
          lang: htmlLang(language),
          value: value[language],
          maxLength: limit,
          error: errors[`${name}.${language}`],
          ...(language === 'bhs' && help && { help }),
        }
        const change = (typed: string) => onChange({ ...value, [language]: typed })
        return rows ? (
          <Textarea
            key={language}
            {...props}
            rows={rows}
            limit={limit}
            countLabel={(used, most) => t('fields.count', { used: String(used), limit: String(most) })}
            onChange={(event) => change(event.target.value.replace(/\n/g, ' '))}
          />
        ) : (
          <TextInput key={language} {...props} onChange={(event) => change(event.target.value)} />
        )
      })}
    </div>
  )
}
