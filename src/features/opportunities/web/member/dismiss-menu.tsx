import { ThumbsDown } from 'lucide-react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { DISMISS_REASONS, type DismissReason } from '../../contract/kinds.ts'
import { saveDismissal } from '../../contract/member.endpoints.ts'
import { useText } from '../use-text.ts'
import { useMember } from './member-provider.tsx'

/** Dismisses an opportunity with a reason, or undoes it. */
export function DismissMenu() {
  const t = useText()
  const { id, state, change } = useMember()
  const dismissed = state?.dismissed ?? false
  async function keep(reason: DismissReason | null) {
    const isDismissed = reason !== null
    change({ dismissed: isDismissed })
    try {
      await call(saveDismissal, { params: { id }, body: { dismissed: isDismissed, reason } })
      if (isDismissed) toast({ title: t('dismiss.done') })
    } catch (error) {
      change({ dismissed })
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    }
  }
  return (
    <Menu
      label={t('dismiss.label')}
      heading={t(dismissed ? 'dismiss.state' : 'dismiss.heading')}
      items={
        dismissed
          ? [{ text: t('dismiss.undo'), onSelect: () => void keep(null) }]
          : DISMISS_REASONS.map((reason) => ({
              text: t(`dismiss.${reason}`),
              onSelect: () => void keep(reason),
            }))
      }
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t('dismiss.label')}
          title={t('dismiss.label')}
          className="inline-grid size-12 flex-none place-items-center rounded-control border border-edge text-ink hover:bg-sunken"
        >
          <ThumbsDown aria-hidden strokeWidth={1.75} size={20} fill={dismissed ? 'currentColor' : 'none'} />
        </button>
      )}
    />
  )
}
