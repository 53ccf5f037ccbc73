import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import {
  acceptInvitation,
  declineInvitation,
  type InvitationToMe,
  listInvitations,
} from '../../contract/invitations/invitations.endpoints.ts'
import { useText } from '../use-text.ts'

/** Lists teams that wait for an answer; shows nothing if there are none or they are not loaded. */
export function Invitations() {
  const t = useText()
  const { data } = useEndpoint(listInvitations, { refetchOnMount: 'always' })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="invited" className="mb-8 rounded-surface bg-lilac-tint p-4">
      <h2 id="invited" className="mb-1 text-md">
        {t('invited.title')}
      </h2>
      <ul className="divide-y divide-line">
        {data.items.map((item) => (
          <Invitation key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({
  item: { id, title, call: of, deadline, mentor, person, obstacle },
}: {
  item: InvitationToMe
}) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, problem, act } = useAct({
    refresh: [listInvitations.path],
    failed: t('general'),
    inline: true,
  })
  const [pressed, setPressed] = useState<'accept' | 'decline'>()
  const accept = () => {
    setPressed('accept')
    return act(async () => {
      await call(acceptInvitation, { params: { id } })
      await navigate(`/canvas?id=${id}`)
    })
  }
  const decline = () => {
    setPressed('decline')
    return act(() => call(declineInvitation, { params: { id } }), t('invited.declined'))
  }
  const go = t(mentor ? 'invited.read' : 'invited.accept')
  return (
    <li className="grid gap-2 py-3">
      <div>
        <p className="font-strong [overflow-wrap:anywhere]">
          {t(mentor ? 'invited.mentor' : 'invited.team', { name: person.name })}
        </p>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[title, readText(of.title, locale).text].filter(Boolean).join(', ')}
        </p>
        {deadline && (
          <p className="text-xs text-ink-2">
            {t('own.deadline', {
              date: `${formatDate(new Date(deadline), locale)} ${formatTime(new Date(deadline))}`,
            })}
          </p>
        )}
      </div>
      {obstacle && <p className="text-sm">{obstacle}</p>}
      <div className="flex flex-wrap gap-2">
        {!obstacle && (
          <Button look="river" small busy={busy && pressed === 'accept' && go} onClick={accept}>
            {go}
          </Button>
        )}
        <Button
          small
          look="quiet"
          busy={busy && pressed === 'decline' && t('invited.decline')}
          onClick={decline}
        >
          {t('invited.decline')}
        </Button>
      </div>
      <FormProblem text={problem} />
    </li>
  )
}
