import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { ShownArticle } from '../contract/public.endpoints.ts'
import { useText } from './use-text.ts'

/** What members do with an article beside reading it. */
export function MemberFoot({ article: { id } }: { article: ShownArticle }) {
  const t = useText()
  const [isReporting, setReporting] = useState(false)
  return (
    <p className="mt-8 border-t border-line pt-3 print:hidden">
      <Button small look="quiet" className="-ml-3" icon={<Flag />} onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog kind="article" thing={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </p>
  )
}
