import { Download } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { request } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { exportAudit } from '../../contract/audit.endpoints.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { AuditQuery } from './audit-filters.tsx'
import { useAuditText } from './use-audit-text.ts'

/** Downloads the filtered entries as a file. */
export function DownloadButton({ query }: { query: AuditQuery }) {
  const t = useAuditText()
  const { busy, act } = useAct({ failed: t('failed') })
  async function download() {
    await act(async () => {
      const answer = await request(`${exportAudit.path}?${new URLSearchParams(query)}`, { method: 'GET' })
      saveFile({ content: await answer.blob(), name: t('file') })
      toast({ title: t('downloaded'), description: t('file') })
    })
  }
  return (
    <Button small icon={<Download />} busy={busy && t('downloading')} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
}
