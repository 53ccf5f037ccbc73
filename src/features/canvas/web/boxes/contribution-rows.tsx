import {
  CONTRIBUTION_KINDS,
  contributedOf,
  requestedOf,
} from '#features/calls/contract/application-content.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useRuleText } from '#features/calls/web/index.ts'
import { PasteButton, usePasting } from '../pasting/paste-button.tsx'
import { useText } from '../use-text.ts'
import type { BodyProps } from './box-body.tsx'
import { CellInput } from './cell-input.tsx'
import { Rows } from './rows.tsx'
import { rowActions } from './use-rows.ts'

/** Edits contributions with their givers and values, and shows their share of the requested sum. */
export function ContributionRows({ session, judged: { content } }: BodyProps) {
  const t = useText()
  const rule = useRuleText()
  const locale = useLocale()
  const { add, set, remove } = rowActions(session, 'contributions')
  const [contributionSum, requestSum] = [contributedOf(content), requestedOf(content)]
  const pasting = usePasting()
  return (
    <div onPaste={pasting.onPaste}>
      <Rows
        rows={content.contributions}
        nameOf={({ what }) => what}
        look="lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
        onAdd={() => add({ kind: 'goods', what: '', giver: '', value: 0 })}
        onRemove={remove}
        draw={({ id, kind, what, giver, value }) => (
          <>
            <CellInput
              name={`what-${id}`}
              label={t('contributions.what')}
              limit={200}
              value={what}
              onWrite={(next) => set(id, { what: next })}
            />
            <Select
              name={`kind-${id}`}
              label={t('contributions.kind')}
              value={kind}
              options={CONTRIBUTION_KINDS.map((one) => ({ value: one, text: rule(`contributions.${one}`) }))}
              onChange={(event) => set(id, { kind: event.target.value })}
            />
            <CellInput
              name={`giver-${id}`}
              label={t('contributions.giver')}
              limit={120}
              value={giver}
              onWrite={(next) => set(id, { giver: next })}
            />
            <AmountField
              name={`value-${id}`}
              label={t('contributions.value')}
              value={value === 0 ? null : value / 100}
              max={20_000_000}
              exact
              onChange={(amount) => set(id, { value: Math.round((amount ?? 0) * 100) })}
            />
          </>
        )}
        foot={
          <>
            <PasteButton
              pasting={pasting}
              session={session}
              into="contributions"
              rows={content.contributions.length}
            />
            <p className="mt-4 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 font-strong">
              <span>
                {t('contributions.share', {
                  share: requestSum === 0 ? 0 : Math.floor((contributionSum / requestSum) * 100),
                })}
              </span>
              <span className="text-lg tabular-nums">{formatAmount(contributionSum / 100, locale)}</span>
            </p>
          </>
        }
      />
    </div>
  )
}
