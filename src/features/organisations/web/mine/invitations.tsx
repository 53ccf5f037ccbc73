import { useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
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
  const { busy, act } = useAct({ refresh: [listOwnOrganisations.path], failed: t('general') })
  const [pressed, setPressed] = useState<string>()
  async function answer({ id, organisation }: OwnInvitation, yes: boolean) {
    setPressed(id)
    await act(
      () => call(yes ? acceptInvitation : declineInvitation, { params: { id } }),
      yes ? t('mine.accepted', { name: organisation }) : t('mine.declined'),
    )
  }
  return { busy: busy ? pressed : undefined, answer }
}
