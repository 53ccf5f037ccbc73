import { type AttachedFile, lengthOf } from '../contract/attached.ts'
import { useReportText } from './use-report-text.ts'

/** The attachments as text; a voice message shows only its length, because its file name says nothing. */
export function Attached({ files }: { files: readonly AttachedFile[] }) {
  const t = useReportText()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('attached.label')} className="mt-1 text-sm text-ink-2 [overflow-wrap:anywhere]">
      {files.map(({ kind, name, milliseconds }, n) => (
        <li key={n}>{t(`attached.${kind}`, { name, length: lengthOf(milliseconds) })}</li>
      ))}
    </ul>
  )
}
