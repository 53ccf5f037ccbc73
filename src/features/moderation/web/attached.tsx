import { type AttachedFile, lengthOf } from '../contract/attached.ts'
import { useReportText } from './use-report-text.ts'

/** What hung on it, in words; a recorder names a voice, so that one is called by its length alone. */
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
