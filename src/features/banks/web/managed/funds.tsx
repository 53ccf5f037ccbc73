import { Plus, X } from 'lucide-react'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { localParts } from '#platform/contract/dates.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { FUND_MAX, FUNDS_MAX, LIMITS, YEARS } from '../../contract/managed/limits.ts'
import { useText } from '../use-text.ts'
import type { IncomeInput } from './bank-input.ts'

type Props = {
  funds: IncomeInput[]
  /** Keyed by field: `funds.0.amount`. */
  errors: Readonly<Record<string, string>>
  onChange: (funds: IncomeInput[]) => void
}

/** Edits the fund's income, year by year and source by source. */
export function Funds({ funds, errors, onChange }: Props) {
  const t = useText()
  const change = (at: number, part: Partial<IncomeInput>) =>
    onChange(funds.map((income, n) => (n === at ? { ...income, ...part } : income)))
  return (
    <FieldGroup title={t('edit.funds')}>
      <p className="-mt-2 text-sm text-ink-2">{t('edit.fundsHelp')}</p>
      {funds.map(({ year, source, amount }, at) => (
        <fieldset
          // A row has no id; its position identifies it.
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 border-t border-line pt-4"
        >
          <legend className="sr-only">{t('edit.income', { number: String(at + 1) })}</legend>
          <div className="grid gap-4">
            <div className="grid grid-cols-2 items-start gap-4">
              <NumberField
                name={`funds.${at}.year`}
                label={t('edit.year')}
                value={year}
                max={YEARS.max}
                error={errors[`funds.${at}.year`]}
                onChange={(next) => change(at, { year: next })}
              />
              <AmountField
                name={`funds.${at}.amount`}
                label={t('edit.amount')}
                value={amount === null ? null : amount / 100}
                max={FUND_MAX}
                exact
                error={errors[`funds.${at}.amount`]}
                onChange={(km) => change(at, { amount: km === null ? null : Math.round(km * 100) })}
              />
            </div>
            <BilingualField
              name={`funds.${at}.source`}
              label={t('edit.source')}
              value={source}
              limit={LIMITS.source}
              errors={errors}
              onChange={(next) => change(at, { source: next })}
            />
          </div>
          <IconButton
            icon={<X />}
            label={t('edit.removeIncome', { number: String(at + 1) })}
            onClick={() => onChange(funds.filter((_, n) => n !== at))}
          />
        </fieldset>
      ))}
      {funds.length < FUNDS_MAX && (
        <Button
          small
          icon={<Plus />}
          className="justify-self-start"
          onClick={() =>
            onChange([...funds, { year: localParts(new Date()).year, source: NO_TEXT, amount: null }])
          }
        >
          {t('edit.addIncome')}
        </Button>
      )}
    </FieldGroup>
  )
}
