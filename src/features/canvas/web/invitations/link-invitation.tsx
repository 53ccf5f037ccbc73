import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { forgetReturnPath } from '#platform/web/session/return-path.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { createMembership } from '../../contract/canvas.endpoints.ts'
import { type Membership, previewMembership } from '../../contract/invitations/invitations.endpoints.ts'
import { useText } from '../use-text.ts'
import { Fact, InvitationFacts, InvitationMeans, invitationMoment } from './invitation-parts.tsx'

/** The question of a link into a team: the person joins by the button, not by opening the link. */
export function LinkInvitation({ token }: { token: string }) {
  const t = useText()
  const locale = useLocale()
  const { data, error } = useQuery({
    queryKey: [previewMembership.path, token, locale],
    queryFn: ({ signal }) => call(previewMembership, { body: { token }, signal }),
    staleTime: 0,
  })
  useEffect(forgetReturnPath, [])
  if (data?.id) return <Navigate to={`/canvas?id=${data.id}`} replace />
  if (!data && !error) return <PageSpinner />
  return (
    <main id="main" className="wrap grid max-w-[40rem] gap-5 py-8 lg:py-12">
      {data ? (
        <Question invitation={data} token={token} />
      ) : (
        <>
          <h1 className="text-2xl">{t('joining.gone')}</h1>
          <Note tone="harm" live>
            {errorText(error, t('general'))}
          </Note>
          <div>
            <ButtonLink to="/canvas">{t('own.title')}</ButtonLink>
          </div>
        </>
      )}
    </main>
  )
}

function Question({ invitation, token }: { invitation: Membership; token: string }) {
  const t = useText()
  const { mentor, by, title, team } = invitation
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {t(mentor ? 'invited.mentor' : 'invited.team', { name: by })}
      </h1>
      <InvitationFacts invitation={invitation}>
        <Fact name={t('joining.title')}>{title || t('untitled')}</Fact>
        <Fact name={t('joining.people')}>
          {team.map(({ name, lead }, at) => (
            <span key={at} className="block">
              {lead ? t('joining.leads', { name }) : name}
            </span>
          ))}
        </Fact>
      </InvitationFacts>
      <Answer invitation={invitation} token={token} />
    </>
  )
}

function Answer({ invitation, token }: { invitation: Membership; token: string }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })
  const { mentor, obstacle, other, until, call: of } = invitation
  const join = () =>
    act(async () => {
      const { id } = await call(createMembership, { body: { token } })
      await navigate(`/canvas?id=${id}`, { replace: true })
    })
  if (obstacle !== null)
    return (
      <>
        <Note tone="sun">
          <b>{t('joining.obstacle')}</b>
          <p>{obstacle}</p>
        </Note>
        <div className="flex flex-wrap gap-2">
          {other && <ButtonLink to={`/canvas?id=${other}`}>{t('joining.other')}</ButtonLink>}
          <ButtonLink to={`/calls/${of.slug}`}>{t('joining.look')}</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <InvitationMeans invitation={invitation} />
      <FormProblem text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button look="key" busy={busy && t('joining.busy')} onClick={join}>
          {t(mentor ? 'invited.read' : 'invited.accept')}
        </Button>
        <ButtonLink to="/dashboard" look="quiet">
          {t('joining.no')}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-2">{t('joining.until', { moment: invitationMoment(until, locale) })}</p>
    </>
  )
}
