import { Flag, Share2, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { sharePath } from '#platform/contract/share-path.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { getUseful, saveUsefulMark } from '../contract/useful.endpoints.ts'
import { useText } from './use-text.ts'

/** What follows an article for members: useful or not, report, comments. */
export function MemberFoot({ article: { id, slug, useful } }: { article: PublicArticle }) {
  const t = useText()
  const [isReporting, setReporting] = useState(false)
  const path = getUseful.path.replace('{id}', id)
  const { data = { count: useful, isMine: false } } = useEndpoint(getUseful, { params: { id } })
  const { busy, act } = useAct({ refresh: [path] })
  const { count, isMine } = data
  return (
    <p className="mt-8 flex flex-wrap gap-2 border-t border-line pt-3 print:hidden">
      <Button
        small
        icon={<ThumbsUp />}
        aria-pressed={isMine}
        disabled={busy}
        className="aria-pressed:border-river aria-pressed:bg-river-tint aria-pressed:text-river-ink"
        onClick={() => void act(() => call(saveUsefulMark, { params: { id }, body: { isUseful: !isMine } }))}
      >
        {t('useful', { count })}
      </Button>
      <ButtonLink small look="quiet" icon={<Share2 />} to={sharePath(`/articles/${slug}`)}>
        {t('shareInFeed')}
      </ButtonLink>
      <Button small look="quiet" icon={<Flag />} onClick={() => setReporting(true)}>
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
