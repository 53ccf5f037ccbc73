import { Globe, Lock, UserRoundCheck, Users } from 'lucide-react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updateVisibility } from '../../contract/profile.endpoints.ts'
import { VISIBILITIES, type Visibility, type VisiblePart } from '../../contract/visibility.ts'
import { useText } from '../use-text.ts'
import { useOwn, useOwnStore } from './use-own.ts'

const ICONS = { public: Globe, members: Users, connections: UserRoundCheck, me: Lock }

/** The audience of one part of the profile; changes at once, reverted on failure. */
export function VisibilityMenu({ part, title }: { part: VisiblePart; title: string }) {
  const t = useText()
  const store = useOwnStore()
  const now = useOwn().visibility[part]
  const Icon = ICONS[now]
  const show = (visibility: Visibility) =>
    store.change((profile) => ({ ...profile, visibility: { ...profile.visibility, [part]: visibility } }))

  async function choose(visibility: Visibility) {
    show(visibility)
    try {
      await call(updateVisibility, { body: { part, visibility } })
    } catch (error) {
      show(now)
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  const label = t('visibility.label', { section: title })
  return (
    <Menu
      label={label}
      items={VISIBILITIES.map((visibility) => ({
        text: t(`visibility.${visibility}`),
        checked: visibility === now,
        onSelect: () => void choose(visibility),
      }))}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={`${t(`visibility.${now}`)}, ${label}`}
          className="inline-flex min-h-target flex-none items-center gap-1.5 rounded-control px-2 text-xs font-ui text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon className="size-4" aria-hidden />
          {t(`visibility.${now}`)}
        </button>
      )}
    />
  )
}
