import type { DateFault } from '../../contract/call-checklist.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'

/** Which rule a moment of a call breaks, in words. */
export function useDateFaultText(): (fault: DateFault) => string {
  const t = useCallEditorText()
  return (fault) =>
    fault.why === 'early'
      ? t('dates.faults.early', { after: t(`dates.${fault.after}`) })
      : t(`dates.faults.${fault.why}`)
}
