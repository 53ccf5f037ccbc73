import { Download } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getCaseDocument } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'

type Props = { id: string; place: number; name: string }

/** A reported document; moderators download it and open it outside our pages. */
export function ReportedDocument({ id, place, name }: Props) {
  const t = useQueueText()
  const { busy: isBusy, act } = useAct({ failed: t('documentFailed') })
  async function save() {
    await act(async () => {
      const path = fillPath(getCaseDocument.path, { id, place: String(place) })
      const answer = await request(path, { method: getCaseDocument.method })
      saveFile({ content: await answer.blob(), name })
    })
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
