import { X } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { type Canvas, removeTeamMember } from '../../contract/canvas.endpoints.ts'
import { InviteConnections } from '../invitations/invite-connections.tsx'
import { InvitationLink } from '../team/invitation-link.tsx'
import { InvitationMail } from '../team/invitation-mail.tsx'
import { useText } from '../use-text.ts'

type Props = { canvas: Canvas; attempt: (work: () => Promise<unknown>) => Promise<unknown> }

/** Lists the mentors, and offers a link for another. */
export function Mentors({ canvas, attempt }: Props) {
  const { id, mentors } = canvas
  const t = useText()
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-strong">{t('mentors.title')}</h3>
      <p className="text-sm text-ink-2">{t('mentors.help')}</p>
      {mentors.length > 0 && (
        <ul className="grid gap-1">
          {mentors.map(({ id: mentor, name }) => (
            <li key={mentor} className="flex items-center gap-2.5 text-sm">
              <Avatar name={name} size="sm" />
              <span className="min-w-0 flex-1">{name}</span>
              <IconButton
                icon={<X />}
                label={t('mentors.remove', { name })}
                onClick={() => void attempt(() => call(removeTeamMember, { params: { id, mate: mentor } }))}
              />
            </li>
          ))}
        </ul>
      )}
      <InviteConnections canvas={canvas} to="mentors" attempt={attempt} />
      <InvitationMail canvas={id} to="mentors" attempt={attempt} />
      <InvitationLink canvas={id} to="mentors" attempt={attempt} />
    </div>
  )
}
