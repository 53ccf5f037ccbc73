import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OFFER_REASONS } from '#features/moderation/contract/kinds.ts'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

/** For members only, who may report. */
export function ReportButton({ slug }: { slug: string }) {
  const t = useText()
  const session = useSession()
  const [isReporting, setReporting] = useState(false)
  if (session.status !== 'authenticated') return null
  return (
    <>
      <Button
        small
        look="quiet"
        className="-ml-3 justify-self-start print:hidden"
        icon={<Flag />}
        onClick={() => setReporting(true)}
      >
        {t('shown.report')}
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog
            kind="organisation"
            thing={slug}
            reasons={OFFER_REASONS}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
