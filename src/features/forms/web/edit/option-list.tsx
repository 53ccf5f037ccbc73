import { Plus, X } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { type Option, OPTION_MAX, OPTIONS_MAX, ROWS_MAX } from '../../contract/rules/field.ts'
import { newOption } from '../../contract/rules/new-content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { newPart } from './new-part.ts'

type Props = { words: 'option' | 'row'; options: readonly Option[]; onChange: (options: Option[]) => void }

/** The options of a choice, or the rows of a matrix. */
export function OptionList({ words, options, onChange }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const max = words === 'row' ? ROWS_MAX : OPTIONS_MAX
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">{t(words === 'row' ? 'options.rows' : 'options.title')}</h3>
      <ol className="grid gap-4">
        {options.map((option, index) => {
          const label = t(`options.${words}`, { at: String(index + 1) })
          const name = readText(option.label, locale).text || label
          return (
            <li key={option.id} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <BilingualField
                  name={`${words}.${option.id}`}
                  label={label}
                  value={option.label}
                  limit={OPTION_MAX}
                  onChange={(text) =>
                    onChange(options.map((one) => (one.id === option.id ? { ...one, label: text } : one)))
                  }
                />
              </div>
              <IconButton
                icon={<X />}
                label={t('options.remove', { name })}
                onClick={() => onChange(options.filter(({ id }) => id !== option.id))}
              />
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          small
          icon={<Plus />}
          reason={options.length >= max && t('full', { max })}
          onClick={() => onChange([...options, newOption(newPart())])}
        >
          {t(words === 'row' ? 'options.addRow' : 'options.add')}
        </Button>
      </div>
    </section>
  )
}
