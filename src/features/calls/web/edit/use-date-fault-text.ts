import type { DateFault } from '../../contract/call-checklist.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'

/** Explains which rule a date of a call breaks. */
export function useDateFaultText(): (fault: DateFault) => string {
  const t = useCallEditorText()
  return (fault) =>
    fault.why === 'early'
      ? t('dates.faults.early', { after: t(`dates.${fault.after}`) })
      : t(`dates.faults.${fault.why}`)
}
