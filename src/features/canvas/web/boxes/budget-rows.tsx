import { COST_CATEGORIES, requestedOf } from '#features/calls/contract/application-content.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useRuleText } from '#features/calls/web/index.ts'
import { AMOUNT_MAX } from '../../contract/pasting/cells.ts'
import { PasteButton, usePasting } from '../pasting/paste-button.tsx'
import { useText } from '../use-text.ts'
import type { BodyProps } from './box-body.tsx'
import { countedCost, QUANTITY_MAX } from '#features/calls/contract/counted-cost.ts'
import { CountedFields } from './counted-fields.tsx'
import { CellInput } from './cell-input.tsx'
import { Rows } from './rows.tsx'
import { rowActions } from './use-rows.ts'

/** Edits the costs of the grant, each with its share, and shows the requested sum. */
export function BudgetRows({ session, judged: { content } }: BodyProps) {
  const t = useText()
  const rule = useRuleText()
  const locale = useLocale()
  const { add, set, remove } = rowActions(session, 'budget')
  const sum = requestedOf(content)
  const pasting = usePasting()
  return (
    <div onPaste={pasting.onPaste}>
      <Rows
        rows={content.budget}
        nameOf={({ what }) => what}
        look="lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto]"
        onAdd={() => add({ what: '', category: 'material', amount: 0 })}
        onRemove={remove}
        draw={(row) => {
          const { id, what, category, amount, source } = row
          const isCounted = countedCost(row) !== undefined
          const share = t('budget.amount', { share: sum === 0 ? 0 : Math.round((amount / sum) * 100) })
          return (
            <>
              <CellInput
                name={`what-${id}`}
                label={t('budget.what')}
                limit={200}
                value={what}
                onWrite={(next) => set(id, { what: next })}
              />
              <Select
                name={`category-${id}`}
                label={t('budget.category')}
                value={category}
                options={COST_CATEGORIES.map((one) => ({ value: one, text: rule(`categories.${one}`) }))}
                onChange={(event) => set(id, { category: event.target.value })}
              />
              {isCounted ? (
                <p className="grid gap-2">
                  <span className="text-sm font-ui">{share}</span>
                  <output className="flex min-h-target items-center font-strong tabular-nums">
                    {formatAmount(amount / 100, locale)}
                  </output>
                </p>
              ) : (
                <AmountField
                  name={`amount-${id}`}
                  label={share}
                  value={amount === 0 ? null : amount / 100}
                  max={AMOUNT_MAX}
                  exact
                  onChange={(value) => set(id, { amount: Math.round((value ?? 0) * 100) })}
                  onProduct={({ quantity, price }) => {
                    const each = { quantity, price: Math.round(price * 100) }
                    const cost = countedCost(each)
                    if (cost && quantity <= QUANTITY_MAX && cost <= AMOUNT_MAX * 100)
                      set(id, { ...each, amount: cost })
                  }}
                />
              )}
              <CellInput
                name={`source-${id}`}
                label={t('budget.source')}
                limit={200}
                value={source ?? ''}
                onWrite={(next) => set(id, { source: next })}
              />
            </>
          )
        }}
        drawBelow={(row) => <CountedFields row={row} onWrite={(cells) => set(row.id, cells)} />}
        foot={
          <>
            <PasteButton pasting={pasting} session={session} into="budget" rows={content.budget.length} />
            <p className="mt-4 flex items-baseline justify-between border-t-2 border-ink pt-3 text-lg font-strong">
              <span>{t('rows.sum')}</span>
              <span className="tabular-nums">{formatAmount(sum / 100, locale)}</span>
            </p>
            <p className="mt-1 text-sm text-ink-2">{t('budget.vat')}</p>
          </>
        }
      />
    </div>
  )
}
