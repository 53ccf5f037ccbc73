import type { BankFund } from '../../contract/bank-fund.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useCallWords } from '../use-call-words.ts'

/** Says what the bank has left, and how much a fund lacks. */
export function FundGap({ fund, bank }: { fund: number; bank: BankFund }) {
  const t = useCallEditorText()
  const { km } = useCallWords()
  const left = Math.max(0, bank.left)
  return (
    <p className="text-sm">
      {t('gap.line', { fund: km(fund), year: String(bank.year), left: km(left), over: km(fund - left) })}
    </p>
  )
}
