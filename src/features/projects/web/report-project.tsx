import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OFFER_REASONS } from '#features/moderation/contract/kinds.ts'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useTeamText } from './use-team-text.ts'

/** Reports a team's texts to moderators. */
export function ReportProject({ slug }: { slug: string }) {
  const t = useTeamText()
  const [isReporting, setReporting] = useState(false)
  return (
    <p className="mt-12">
      <Button small look="quiet" className="-ml-3" icon={<Flag />} onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog
            kind="project"
            thing={slug}
            reasons={OFFER_REASONS}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </p>
  )
}
