import { FileDown } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { exportReceivedApplications } from '../../contract/received/received.endpoints.ts'
import { useReceivedText } from '../use-received-text.ts'

type Props = { call: { id: string; slug: string }; filters: Record<string, string> }

/** What is filtered as a file. */
export function Exports({ call: { id, slug }, filters }: Props) {
  const t = useReceivedText()
  async function save(format: 'csv' | 'xlsx') {
    try {
      const path = fillPath(exportReceivedApplications.path, { id, format })
      const answer = await request(`${path}?${new URLSearchParams(filters).toString()}`, { method: 'GET' })
      saveFile({ content: await answer.blob(), name: `${slug}.${format}` })
    } catch (error) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} small icon={<FileDown />} onClick={() => void save(format)}>
          {t(format)}
        </Button>
      ))}
    </div>
  )
}
