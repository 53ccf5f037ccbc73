import { Bookmark } from 'lucide-react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { saveOpportunity } from '../../contract/member.endpoints.ts'
import { useText } from '../use-text.ts'
import { DismissMenu } from './dismiss-menu.tsx'
import { useMember } from './member-provider.tsx'

/** Save and "not for me"; shown at once, reverted on failure. */
export function MemberActions() {
  const t = useText()
  const { id, state, change } = useMember()
  if (!state) return null
  const { saved } = state
  async function toggle() {
    change({ saved: !saved })
    try {
      await call(saveOpportunity, { params: { id }, body: { saved: !saved } })
      toast({ title: t(saved ? 'save.undone' : 'save.done') })
    } catch (error) {
      change({ saved })
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    }
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={t(saved ? 'save.saved' : 'save.save')}
        title={t(saved ? 'save.saved' : 'save.save')}
        onClick={() => void toggle()}
        className="inline-grid size-12 flex-none place-items-center rounded-control border border-edge text-ink hover:bg-sunken aria-pressed:border-river aria-pressed:text-river-ink"
      >
        <Bookmark aria-hidden strokeWidth={1.75} size={20} fill={saved ? 'currentColor' : 'none'} />
      </button>
      <DismissMenu />
    </>
  )
}
