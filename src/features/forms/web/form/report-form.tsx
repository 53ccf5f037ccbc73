import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OFFER_REASONS } from '#features/moderation/contract/kinds.ts'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

/** Reports a form to moderators; for members, who may. */
export function ReportForm({ id }: { id: string }) {
  const t = useText()
  const [isReporting, setReporting] = useState(false)
  return (
    <p className="mt-6 print:hidden">
      <Button small look="quiet" className="-ml-3" icon={<Flag />} onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog kind="form" thing={id} reasons={OFFER_REASONS} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </p>
  )
}
