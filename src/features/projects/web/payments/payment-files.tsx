import { Download } from 'lucide-react'
import { fillPath, type QueryOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import {
  exportPayments,
  type listPayments,
  SHEET_FORMATS,
  type SheetFormat,
} from '../../contract/money/payments.endpoints.ts'
import { usePaymentsText } from './use-payments-text.ts'

/** What is chosen as a table for a spreadsheet. */
export function PaymentFiles({ filter }: { filter: QueryOf<typeof listPayments> }) {
  const t = usePaymentsText()
  const { busy, act } = useAct({ refresh: [] })
  async function save(format: SheetFormat) {
    await act(async () => {
      const path = `${fillPath(exportPayments.path, { format })}?${new URLSearchParams(filter)}`
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
