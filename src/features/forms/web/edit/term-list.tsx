import { Plus, X } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FACTOR_MAX, type Field, TERMS_MAX } from '../../contract/rules/field.ts'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'

const COUNTED: readonly FieldKind[] = ['number', 'amount', 'scale', 'yesno', 'consent', 'calculated']

type Props = { field: Field; fields: readonly Field[]; onChange: (change: Partial<Field>) => void }

/** The terms of a calculated field. */
export function TermList({ field, fields, onChange }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { terms } = field
  const options = fields
    .filter(({ id, kind }) => id !== field.id && COUNTED.includes(kind))
    .map(({ id, label }) => ({ value: id, text: readText(label, locale).text || t('unnamed') }))
  const put = (at: number, change: Partial<(typeof terms)[number]>) =>
    onChange({ terms: terms.map((term, index) => (index === at ? { ...term, ...change } : term)) })
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">{t('terms.title')}</h3>
      <p className="text-xs text-ink-2">{t('terms.help')}</p>
      <ol className="grid gap-3">
        {terms.map((term, at) => (
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
            <Select
              name={`term.${at}.field`}
              label={t('terms.field')}
              empty={t('terms.number')}
              value={term.field ?? ''}
              options={options}
              onChange={(event) => put(at, { field: event.target.value || null })}
            />
            <TextInput
              name={`term.${at}.factor`}
              type="number"
              step="any"
              label={t('terms.factor')}
              value={term.factor}
              onChange={(event) => put(at, { factor: factorOf(event.target.valueAsNumber) })}
            />
            <IconButton
              icon={<X />}
              label={t('terms.remove', { at: String(at + 1) })}
              onClick={() => onChange({ terms: terms.filter((_, index) => index !== at) })}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          small
          icon={<Plus />}
          reason={terms.length >= TERMS_MAX && t('full', { max: TERMS_MAX })}
          onClick={() => onChange({ terms: [...terms, { field: options[0]?.value ?? null, factor: 1 }] })}
        >
          {t('terms.add')}
        </Button>
      </div>
    </section>
  )
}

/** Returns a factor that the server accepts for any input. */
const factorOf = (factor: number): number => Math.min(FACTOR_MAX, Math.max(-FACTOR_MAX, factor || 0))
