import { Download } from 'lucide-react'
import { fillPath, type QueryOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import {
  exportJudgedCalls,
  type listJudgedCalls,
  SHEET_FORMATS,
  type SheetFormat,
} from '../../contract/overview/overview.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

/** What is chosen as a table for a spreadsheet. */
export function OverviewFiles({ filter }: { filter: QueryOf<typeof listJudgedCalls> }) {
  const t = useOverviewText()
  const { busy, act } = useAct({ refresh: [] })
  async function save(format: SheetFormat) {
    await act(async () => {
      const path = `${fillPath(exportJudgedCalls.path, { format })}?${new URLSearchParams(filter)}`
      const answer = await request(path, { method: 'GET' })
      saveFile({ content: await answer.blob(), name: `${t('file')}.${format}` })
    })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {SHEET_FORMATS.map((format) => (
        <Button
          key={format}
          small
          icon={<Download />}
          busy={busy && t('sending')}
          onClick={() => void save(format)}
        >
          {t(format)}
        </Button>
      ))}
    </div>
  )
}
