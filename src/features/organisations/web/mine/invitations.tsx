import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { listOwnOrganisations, type OwnInvitation } from '../../contract/organisation.endpoints.ts'
import { acceptInvitation, declineInvitation } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'

/** Invitations to the member, to answer here. */
export function Invitations({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const t = useText()
  const locale = useLocale()
  const { busy, answer } = useAnswer()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations-title" className="mt-6">
      <h2 id="invitations-title" className="text-lg">
        {t('mine.invitations')}
      </h2>
      <ul className="mt-2">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3"
          >
            <div className="min-w-0">
              <b className="font-strong [overflow-wrap:anywhere]">{invitation.organisation}</b>
              <p className="text-sm text-ink-2">
                {t('mine.invited', {
                  role: t(`roles.${invitation.role}`),
                  date: formatDate(new Date(invitation.expiresAt), locale),
                })}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                small
                look="key"
                busy={busy === invitation.id && t('mine.answering')}
                aria-label={t('mine.acceptNamed', { name: invitation.organisation })}
                onClick={() => void answer(invitation, true)}
              >
                {t('mine.accept')}
              </Button>
              <Button
                small
                look="quiet"
                aria-label={t('mine.declineNamed', { name: invitation.organisation })}
                onClick={() => void answer(invitation, false)}
              >
                {t('mine.decline')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useAnswer() {
  const t = useText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string>()
  async function answer({ id, organisation }: OwnInvitation, yes: boolean) {
    if (busy) return
    setBusy(id)
    try {
      await call(yes ? acceptInvitation : declineInvitation, { params: { id } })
      toast({ title: yes ? t('mine.accepted', { name: organisation }) : t('mine.declined') })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    } finally {
      setBusy(undefined)
      await queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
    }
  }
  return { busy, answer }
}
