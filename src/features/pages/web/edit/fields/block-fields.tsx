import { Copy, Trash2 } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { LOCALES } from '#platform/contract/locale.ts'
import { type Block, fieldsOf } from '../../../contract/blocks/definitions.ts'
import type { Item, Value } from '../../../contract/blocks/fields.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { useBlockName } from '../blocks/block-names.ts'
import { FieldInput } from './field-input.tsx'
import { ItemsInput } from './items-input.tsx'
import { LanguageTabs, type LanguageChoice } from './language-tabs.tsx'

type Props = {
  block: Block
  language: LanguageChoice
  onLanguage: (language: LanguageChoice) => void
  errorOf: (path: string) => string | undefined
  onChange: (name: string, value: Value) => void
  /** Undefined where the page has as many blocks as it may. */
  onCopy: (() => void) | undefined
  onRemove: () => void
}

/** Everything that one block holds. */
export function BlockFields({ block, language, onLanguage, errorOf, onChange, onCopy, onRemove }: Props) {
  const t = useEditorText()
  const { kind } = useBlockName()(block)
  const { id } = block.props
  const values = block.props as unknown as Item
  const fields = Object.entries(fieldsOf(block.type))
  const languages = language === 'both' ? LOCALES : [language]
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm">{kind}</h2>
        <span className="-mr-2 flex">
          {onCopy && <IconButton icon={<Copy />} label={t('block.copy', { name: kind })} onClick={onCopy} />}
          <IconButton icon={<Trash2 />} label={t('block.remove', { name: kind })} onClick={onRemove} />
        </span>
      </div>
      {fields.length === 0 && <p className="text-sm text-ink-2">{t('block.empty')}</p>}
      {fields.length > 0 && <LanguageTabs block={block} language={language} onChange={onLanguage} />}
      {fields.map(([name, field]) =>
        field.kind === 'items' ? (
          <ItemsInput
            key={name}
            path={id}
            field={field}
            items={values[name] as Item[]}
            languages={languages}
            errorOf={errorOf}
            onChange={(items) => onChange(name, items)}
          />
        ) : (
          <FieldInput
            key={`${id}.${name}`}
            path={`${id}.${name}`}
            name={name}
            field={field}
            value={values[name] as Value}
            languages={languages}
            error={errorOf(`${id}.${name}`)}
            onChange={(value) => onChange(name, value)}
          />
        ),
      )}
    </>
  )
}
