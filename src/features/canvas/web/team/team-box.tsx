import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { TeamConversationButton } from '#features/messaging/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { rolesOf } from '../../contract/canvas-document.ts'
import { getCanvas, removeTeamMember, saveBirthday } from '../../contract/canvas.endpoints.ts'
import type { BodyProps } from '../boxes/box-body.tsx'
import { CellInput } from '../boxes/cell-input.tsx'
import { InviteConnections } from '../invitations/invite-connections.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { InvitationMail } from './invitation-mail.tsx'
import { useText } from '../use-text.ts'
import { Mentors } from '../mentors/mentors.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { TeamList } from './team-list.tsx'

/**
 * Edits the team: each member's role, the member's own date of birth where a rule requires it, and invitations and
 * leaving.
 */
export function TeamBox({ canvas, session, judged }: BodyProps) {
  const t = useText()
  // One at a time, so that a double press makes one link and sends one invitation.
  const { problem, act } = useAct({
    inline: true,
    failed: t('general'),
    refresh: [getCanvas.path],
  })
  const parts = { canvas, attempt: act }
  return (
    <div className="grid gap-6">
      <TeamList canvas={canvas} content={judged.content} />
      {canvas.team.length + canvas.mentors.length > 1 && (
        <Suspense>
          <div>
            <TeamConversationButton about={{ kind: 'canvas', id: canvas.id }} small />
          </div>
        </Suspense>
      )}
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-strong">{t('team.roles')}</legend>
        {judged.content.members.map(({ id, name, role }) => (
          <CellInput
            key={id}
            name={`role-${id}`}
            label={name}
            limit={120}
            value={role}
            onWrite={(next) => rolesOf(session.doc).set(id, next)}
          />
        ))}
      </fieldset>
      {canvas.call.content.rules.some(({ kind }) => kind === 'ages') && <Birthday canvas={canvas} />}
      <Inviting {...parts} />
      <Mentors {...parts} />
      <OpenInvitations {...parts} />
      <FormProblem text={problem} />
      <Leaving {...parts} />
    </div>
  )
}

type PartProps = { canvas: BodyProps['canvas']; attempt: (work: () => Promise<unknown>) => Promise<unknown> }

function Birthday({ canvas }: Pick<PartProps, 'canvas'>) {
  const t = useText()
  const { problem, act } = useAct({ inline: true, failed: t('general') })
  const queries = useQueryClient()
  const { id } = canvas
  return (
    <TextInput
      type="date"
      name="born"
      label={t('team.born')}
      help={t('team.bornHelp')}
      error={problem}
      defaultValue={canvas.born ?? ''}
      onBlur={({ target: { value } }) => {
        if (value === '' || value === canvas.born) return
        void act(async () => {
          const next = await call(saveBirthday, { params: { id }, body: { born: value } })
          queries.setQueryData(endpointKey(getCanvas, { params: { id } }), next)
        })
      }}
    />
  )
}

function Inviting({ canvas, attempt }: PartProps) {
  const t = useText()
  const { id, team } = canvas
  const [before, setBefore] = useState(team)
  const [departures, setDepartures] = useState(0)
  if (team !== before) {
    setBefore(team)
    if (before.some((mate) => !team.some((one) => one.id === mate.id))) setDepartures(departures + 1)
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-strong">{t('team.invite')}</h3>
      <InviteConnections canvas={canvas} to="team" attempt={attempt} />
      <InvitationMail canvas={id} to="team" attempt={attempt} />
      {/* Links end when somebody is removed, so one that is still shown would let nobody in. */}
      <InvitationLink key={departures} canvas={id} to="team" attempt={attempt} />
    </div>
  )
}

function Leaving({ canvas: { id, me }, attempt }: PartProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  if (!isLeaving)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setLeaving(true)}>
        {t('team.leave')}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-sm">{t('team.leaveSure')}</p>
      <Button
        look="harm"
        onClick={() =>
          void attempt(async () => {
            await call(removeTeamMember, { params: { id, mate: me } })
            await navigate('/canvas')
          })
        }
      >
        {t('team.leave')}
      </Button>
      <Button onClick={() => setLeaving(false)}>{t('team.stay')}</Button>
    </div>
  )
}
