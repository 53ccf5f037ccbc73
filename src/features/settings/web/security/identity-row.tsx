import {
  removeIdentity,
  type listIdentities,
  restoreIdentity,
} from '#features/google/contract/identities.endpoints.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useText } from '../use-text.ts'
import { useReloadIdentities } from './use-identities.ts'

type Identity = ResponseOf<typeof listIdentities>['identities'][number]

/** A Google account that opens this account or no longer does, and the button to change that. */
export function IdentityRow({ identity }: { identity: Identity }) {
  const t = useText()
  const locale = useLocale()
  const reload = useReloadIdentities()
  const { busy, act } = useAct({ failed: t('identities.changeFailed') })
  const { id, email, linkedAt, lastUsedAt, endedAt } = identity
  const day = (moment: string) => formatDate(new Date(moment), locale)

  async function change() {
    await act(async () => {
      await call(endedAt ? restoreIdentity : removeIdentity, { params: { id } })
      toast({ title: t(endedAt ? 'identities.restoredDone' : 'identities.endedDone'), description: email })
      await reload()
    })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm leading-ui">
        <p className="font-ui [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-0.5 text-xs text-ink-2">
          {endedAt
            ? t('identities.ended', { when: day(endedAt) })
            : t('identities.linked', { since: day(linkedAt), used: day(lastUsedAt) })}
        </p>
      </div>
      <Button
        small
        aria-label={t(endedAt ? 'identities.restoreOf' : 'identities.endOf', { email })}
        busy={busy && t(endedAt ? 'identities.restoring' : 'identities.ending')}
        onClick={() => void change()}
      >
        {t(endedAt ? 'identities.restore' : 'identities.end')}
      </Button>
    </li>
  )
}
