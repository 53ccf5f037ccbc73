import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import type { Block } from '../../../contract/blocks/definitions.ts'
import { missingLanguages, wordsOf } from '../../../contract/blocks/walk.ts'
import { useEditorText } from '../../use-editor-text.ts'

/** The languages of the fields: one, or both beside each other. */
export type LanguageChoice = Locale | 'both'

type Props = {
  block: Block | undefined
  language: LanguageChoice
  onChange: (language: LanguageChoice) => void
}

/** The language of the fields below, and how many texts of the block each lacks. */
export function LanguageTabs({ block, language, onChange }: Props) {
  const t = useEditorText()
  const missing = block ? wordsOf(block).flatMap(missingLanguages) : []
  return (
    <Segmented<LanguageChoice>
      label={t('language.label')}
      value={language}
      options={[
        ...LOCALES.map((value) => {
          const count = missing.filter((one) => one === value).length
          return {
            value,
            text: count > 0 ? t(`language.lacks.${value}`, { count: String(count) }) : t(`language.${value}`),
          }
        }),
        { value: 'both' as const, text: t('language.both') },
      ]}
      onChange={onChange}
    />
  )
}
