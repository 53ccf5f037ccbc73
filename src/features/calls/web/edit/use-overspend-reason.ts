import { useState } from 'react'
import { SEEN } from '#platform/contract/characters.ts'
import { OVERSPEND_REASON_MAX } from '../../contract/bank-fund.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'

/** Holds the reason why a bank can promise more than it has left; an empty one is named on submit. */
export function useOverspendReason() {
  const t = useCallEditorText()
  const [value, setValue] = useState('')
  const [isTried, setTried] = useState(false)
  const isReason = SEEN.test(value) && value.length <= OVERSPEND_REASON_MAX
  return {
    field: {
      value,
      error: isTried && !isReason ? t('gap.noReason') : undefined,
      onChange: setValue,
    },
    /** Returns the reason, or undefined and marks the field. */
    read(): string | undefined {
      setTried(true)
      return isReason ? value : undefined
    },
  }
}
