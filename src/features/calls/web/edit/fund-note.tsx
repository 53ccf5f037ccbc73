import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { BankFund } from '../../contract/bank-fund.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { FundGap } from './fund-gap.tsx'

/** Warns while a call is written that it promises more than its bank has left. */
export function FundNote(props: { fund: number; bank: BankFund }) {
  const t = useCallEditorText()
  return (
    <Note tone="sun">
      <p className="font-strong">{t('gap.title')}</p>
      <FundGap {...props} />
    </Note>
  )
}
