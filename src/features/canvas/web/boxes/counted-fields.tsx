import { countedCost, QUANTITY_MAX } from '#features/calls/contract/counted-cost.ts'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

type Row = ApplicationContent['budget'][number]
type Props = { row: Row; onWrite: (cells: Record<string, unknown>) => void }

/** Edits quantity and unit price, from which the amount is computed; without them, offers to begin with that. */
export function CountedFields({ row: { id, amount, quantity, price }, onWrite }: Props) {
  const t = useText()
  if (quantity === undefined && price === undefined)
    return (
      <Button
        small
        look="quiet"
        className="-mt-1 justify-self-start lg:col-span-full"
        onClick={() => onWrite({ quantity: 1, price: amount })}
      >
        {t('budget.count')}
      </Button>
    )
  const write = (next: { quantity?: number; price?: number }) => {
    const sum = countedCost({ quantity, price, ...next })
    onWrite({ ...next, ...(sum !== undefined && { amount: sum }) })
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3 lg:col-span-full lg:max-w-xl lg:grid-cols-[8rem_10rem_auto]">
      <AmountField
        name={`quantity-${id}`}
        plain
        label={t('budget.quantity')}
        value={quantity || null}
        max={QUANTITY_MAX}
        exact
        onChange={(value) => write({ quantity: value ?? 0 })}
      />
      <AmountField
        name={`price-${id}`}
        label={t('budget.price')}
        value={price === undefined || price === 0 ? null : price / 100}
        max={20_000_000}
        exact
        onChange={(value) => write({ price: Math.round((value ?? 0) * 100) })}
      />
      <Button
        small
        look="quiet"
        className="col-span-2 justify-self-start lg:col-span-1 lg:mt-7"
        onClick={() => onWrite({ quantity: null, price: null, amount })}
      >
        {t('budget.uncount')}
      </Button>
    </div>
  )
}
