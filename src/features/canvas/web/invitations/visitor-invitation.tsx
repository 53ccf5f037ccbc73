import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PublicHeader } from '#features/landing/web/index.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getInvitationByLink, type LinkInvitation } from '../../contract/invitations/invitations.endpoints.ts'
import { saveInvitation } from '../invitation.ts'
import { useText } from '../use-text.ts'
import { InvitationFacts, InvitationMeans, invitationMoment } from './invitation-parts.tsx'

/** A link into a team, for somebody without an account or signed out: who invites and to what, before they sign in. */
export function VisitorInvitation({ token }: { token: string }) {
  const t = useText()
  const locale = useLocale()
  const { data, error } = useQuery({
    queryKey: [getInvitationByLink.path, token, locale],
    queryFn: ({ signal }) => call(getInvitationByLink, { body: { token }, signal, renew: false }),
    staleTime: 0,
  })
  useEffect(() => saveInvitation(`/canvas#poziv=${token}`), [token])
  return (
    <>
      <PublicHeader />
      {!data && !error ? (
        <PageSpinner />
      ) : (
        <main id="main" className="wrap grid max-w-[40rem] gap-5 py-8 lg:py-12">
          {data ? (
            <Question invitation={data} />
          ) : (
            <>
              <h1 className="text-2xl">{t('joining.gone')}</h1>
              <Note tone="harm" live>
                {errorText(error, t('general'))}
              </Note>
              <div>
                <ButtonLink to="/ob">{t('joining.banks')}</ButtonLink>
              </div>
            </>
          )}
        </main>
      )}
    </>
  )
}

function Question({ invitation }: { invitation: LinkInvitation }) {
  const t = useText()
  const locale = useLocale()
  const { mentor, by, obstacle, until, call: of } = invitation
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {t(mentor ? 'invited.mentor' : 'invited.team', { name: by })}
      </h1>
      <InvitationFacts invitation={invitation} />
      {obstacle === null ? (
        <>
          <InvitationMeans invitation={invitation} />
          <p>{t('joining.signIn')}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/register" look="key">
              {t('joining.register')}
            </ButtonLink>
            <ButtonLink to="/login">{t('joining.enter')}</ButtonLink>
            <ButtonLink to={`/calls/${of.slug}`} look="quiet">
              {t('joining.look')}
            </ButtonLink>
          </div>
          <p className="text-sm text-ink-2">
            {t('joining.until', { moment: invitationMoment(until, locale) })}
          </p>
        </>
      ) : (
        <>
          <Note tone="sun">
            <b>{t('joining.obstacle')}</b>
            <p>{obstacle}</p>
          </Note>
          <div>
            <ButtonLink to={`/calls/${of.slug}`}>{t('joining.look')}</ButtonLink>
          </div>
        </>
      )}
    </>
  )
}
