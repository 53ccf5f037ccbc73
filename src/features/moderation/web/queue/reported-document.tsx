import { Download } from 'lucide-react'
import { useState } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { getCaseDocument } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'

type Props = { id: string; place: number; name: string }

/** A reported document; moderators download it and open it outside our pages. */
export function ReportedDocument({ id, place, name }: Props) {
  const t = useQueueText()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const path = fillPath(getCaseDocument.path, { id, place: String(place) })
      const answer = await request(path, { method: getCaseDocument.method })
      saveFile({ content: await answer.blob(), name })
    } catch (error) {
      toast({ title: errorText(error, t('documentFailed')), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button
      small
      className="mt-2 [overflow-wrap:anywhere]"
      icon={<Download />}
      aria-disabled={isBusy}
      onClick={() => void save()}
    >
      {t('document', { name })}
    </Button>
  )
}
