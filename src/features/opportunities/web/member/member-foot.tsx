import { Copy, Flag, Pencil, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OFFER_REASONS } from '#features/moderation/contract/kinds.ts'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useText } from '../use-text.ts'
import { useMember } from './member-provider.tsx'

/** Actions that need a script: copying, printing, reporting and, for editors, editing. */
export function MemberFoot({ slug }: { slug: string }) {
  const t = useText()
  const { id, state } = useMember()
  const [reporting, setReporting] = useState(false)
  if (!state) return null
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/opportunities/${slug}`)
      toast({ title: t('share.copied') })
    } catch {
      toast({ title: t('failed'), variant: 'destructive' })
    }
  }
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-x-2 print:hidden">
      <Button small look="quiet" icon={<Copy />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <Button small look="quiet" icon={<Printer />} onClick={() => print()}>
        {t('share.print')}
      </Button>
      <Button small look="quiet" icon={<Flag />} onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {state.edits && (
        <ButtonLink small look="quiet" icon={<Pencil />} to={`/opportunities/${slug}/edit`}>
          {t('edit')}
        </ButtonLink>
      )}
      {reporting && (
        <Suspense>
          <ReportDialog
            kind="opportunity"
            thing={id}
            reasons={OFFER_REASONS}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
