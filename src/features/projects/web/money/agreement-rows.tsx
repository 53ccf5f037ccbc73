import { X } from 'lucide-react'
import { visibleLength } from '#platform/contract/characters.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CONDITIONS } from '../../contract/money/instalments.ts'
import { PARTY_MAX } from '../../contract/money/money.endpoints.ts'
import { feningaOf, type InstalmentInput, type ReportInput } from './agreement-input.ts'
import { useMoneyText } from './use-money-text.ts'

type Rows<Row> = { rows: readonly Row[]; isTried: boolean; onChange: (rows: Row[]) => void }

const changed = <Row extends { id: string }>(rows: readonly Row[], id: string, next: Partial<Row>) =>
  rows.map((row) => (row.id === id ? { ...row, ...next } : row))
const without = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
  rows.filter((row) => row.id !== id)

/** The payment plan; the first `fixed` rows are approved or paid and stay. */
export function InstalmentRows({
  rows,
  isTried,
  fixed,
  onChange,
}: Rows<InstalmentInput> & { fixed: number }) {
  const t = useMoneyText()
  return rows.map(({ id, amount, condition, day }, at) => {
    const name = t('form.instalment', { number: String(at + 1) })
    return (
      <div key={id} role="group" aria-label={name} className="grid gap-3 border-t border-line pt-3">
        <div className="flex min-h-target items-center justify-between gap-3">
          <b className="text-sm font-strong">{name}</b>
          {at >= fixed && (
            <IconButton
              icon={<X />}
              label={t('form.removeNamed', { what: name })}
              onClick={() => onChange(without(rows, id))}
            />
          )}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput
            name={`amount-${id}`}
            label={t('form.amount')}
            error={isTried && feningaOf(amount) <= 0 && t('form.amountWrong')}
            inputMode="decimal"
            autoComplete="off"
            readOnly={at < fixed}
            value={amount}
            onChange={({ target }) => onChange(changed(rows, id, { amount: target.value }))}
          />
          <TextInput
            name={`day-${id}`}
            type="date"
            label={t('form.day')}
            error={isTried && day === '' && t('form.dayMissing')}
            value={day}
            onChange={({ target }) => onChange(changed(rows, id, { day: target.value }))}
          />
        </div>
        <Select
          name={`condition-${id}`}
          label={t('form.condition')}
          value={condition}
          options={CONDITIONS.map((value) => ({ value, text: t(`instalments.conditions.${value}`) }))}
          onChange={({ target }) =>
            onChange(
              changed(rows, id, { condition: CONDITIONS.find((one) => one === target.value) ?? condition }),
            )
          }
        />
      </div>
    )
  })
}

/** The reports that the team has to submit, with their due dates. */
export function ReportRows({ rows, isTried, onChange }: Rows<ReportInput>) {
  const t = useMoneyText()
  const wrongWords = useWordsProblem()
  return rows.map(({ id, what, day }) => (
    <div key={id} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <TextInput
        name={`what-${id}`}
        label={t('form.reportWhat')}
        error={wrongWords(what, PARTY_MAX) ?? (isTried && visibleLength(what) === 0 && t('form.whatMissing'))}
        autoComplete="off"
        value={what}
        onChange={({ target }) => onChange(changed(rows, id, { what: target.value }))}
      />
      <TextInput
        name={`day-${id}`}
        type="date"
        label={t('form.reportDay')}
        error={isTried && day === '' && t('form.dayMissing')}
        value={day}
        onChange={({ target }) => onChange(changed(rows, id, { day: target.value }))}
      />
      <IconButton
        icon={<X />}
        className="sm:mt-6"
        label={t('form.removeNamed', { what: what || t('form.reportWhat') })}
        onClick={() => onChange(without(rows, id))}
      />
    </div>
  ))
}
