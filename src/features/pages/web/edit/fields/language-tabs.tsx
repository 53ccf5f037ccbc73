import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import type { Block } from '../../../contract/blocks/definitions.ts'
import { missingLanguages, wordsOf } from '../../../contract/blocks/walk.ts'
import { useEditorText } from '../../use-editor-text.ts'

type Props = { block: Block | undefined; language: Locale; onChange: (language: Locale) => void }

/** The language of the fields below, and how many texts of the block each lacks. */
export function LanguageTabs({ block, language, onChange }: Props) {
  const t = useEditorText()
  const missing = block ? wordsOf(block).flatMap(missingLanguages) : []
  return (
    <Segmented<Locale>
      label={t('language.label')}
      value={language}
      options={LOCALES.map((value) => {
        const count = missing.filter((one) => one === value).length
        return {
          value,
          text: count > 0 ? t(`language.lacks.${value}`, { count: String(count) }) : t(`language.${value}`),
        }
      })}
      onChange={onChange}
    />
  )
}
