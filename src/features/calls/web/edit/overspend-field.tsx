import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { type BankFund, OVERSPEND_REASON_MAX } from '../../contract/bank-fund.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { FundGap } from './fund-gap.tsx'

type Props = {
  fund: number
  bank: BankFund
  act: 'publish' | 'propose' | 'sign'
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** Says how much a fund lacks, and asks why the bank can promise it all the same. */
export function OverspendField({ fund, bank, act, value, error, onChange }: Props) {
  const t = useCallEditorText()
  return (
    <div className="grid gap-4">
      <FundGap fund={fund} bank={bank} />
      <p className="text-sm text-ink-2">{t('gap.text', { act })}</p>
      <Textarea
        name="overspend"
        label={t('gap.reason')}
        help={t('gap.reasonHelp', { act })}
        value={value}
        limit={OVERSPEND_REASON_MAX}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
