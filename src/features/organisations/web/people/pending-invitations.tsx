import { formatDate } from '#platform/contract/dates.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type listPeople, withdrawInvitation } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'
import { usePeopleAct } from './use-people-act.ts'

type Props = { id: string; invitations: ResponseOf<typeof listPeople>['invitations'] }

/** Invitations without an answer yet. */
export function PendingInvitations({ id, invitations }: Props) {
  const t = useText()
  const locale = useLocale()
  const { act } = usePeopleAct()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="asked-title" className="mt-8">
      <h2 id="asked-title" className="text-lg">
        {t('people.asked')}
      </h2>
      <ul>
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-48">
              <b className="font-strong [overflow-wrap:anywhere]">{invitation.email}</b>
              <span className="block text-sm text-ink-2">
                {t('people.askedUntil', {
                  role: t(`roles.${invitation.role}`),
                  date: formatDate(new Date(invitation.expiresAt), locale),
                })}
              </span>
            </div>
            <Button
              small
              look="quiet"
              aria-label={t('people.withdrawNamed', { email: invitation.email })}
              onClick={() =>
                void act(
                  () => call(withdrawInvitation, { params: { id, invitation: invitation.id } }),
                  t('people.withdrawn'),
                )
              }
            >
              {t('people.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
