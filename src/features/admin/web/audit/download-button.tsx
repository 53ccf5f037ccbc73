import { Download } from 'lucide-react'
import { useState } from 'react'
import { request } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { exportAudit } from '../../contract/audit.endpoints.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { AuditQuery } from './audit-filters.tsx'
import { useAuditText } from './use-audit-text.ts'

/** Downloads the filtered entries as a file. */
export function DownloadButton({ query }: { query: AuditQuery }) {
  const t = useAuditText()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const answer = await request(`${exportAudit.path}?${new URLSearchParams(query)}`, { method: 'GET' })
      saveFile({ content: await answer.blob(), name: t('file') })
      toast({ title: t('downloaded'), description: t('file') })
    } catch (error) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small icon={<Download />} busy={busy && t('downloading')} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
}
