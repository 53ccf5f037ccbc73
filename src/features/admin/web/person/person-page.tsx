import { Link } from 'react-router'
import { isGone } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getUser, type Person } from '../../contract/person.endpoints.ts'
import { AuditRow } from '../audit/audit-row.tsx'
import { Role, State } from '../users/user-marks.tsx'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import { SignIns } from './sign-ins.tsx'
import { usePersonText } from './use-person-text.ts'

/** Shows an account: its facts, possible acts, sign-ins and history. */
export function PersonPage({ id, globalAdmin }: { id: string; globalAdmin: boolean }) {
  const t = usePersonText()
  const locale = useLocale()
  const person = useEndpoint(getUser, {
    params: { id },
    locale,
    placeholderData: (previous) => (previous?.user.id === id ? previous : undefined),
    staleTime: 0,
  })
  if (isGone(person.error)) return <EmptyState title={t('missing')} text={t('missingText')} />
  return (
    <QueryState query={person} small>
      {(data) => <Whole person={data} globalAdmin={globalAdmin} />}
    </QueryState>
  )
}

function Whole({ person, globalAdmin }: { person: Person; globalAdmin: boolean }) {
  const t = usePersonText()
  const { user, history, sessions } = person
  return (
    <div className="@container grid grid-cols-1 gap-10">
      <div className="flex items-start gap-4">
        <Avatar name={user.name} size="lg" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h2 className="text-xl">{user.name}</h2>
          <p className="text-sm text-ink-2">{user.email}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2">
            <State user={user} />
            <Role user={user} />
          </p>
        </div>
      </div>
      <section aria-label={t('actions')}>
        <Doings person={person} globalAdmin={globalAdmin} />
      </section>
      <Facts person={person} />
      <section aria-labelledby="sign-ins">
        <h2 id="sign-ins" className="mb-2 text-lg">
          {t('sessions')}
        </h2>
        {sessions.length > 0 ? (
          <SignIns sessions={sessions} />
        ) : (
          <p className="text-sm text-ink-2">{t('noSessions')}</p>
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className="mb-2 text-lg">
          {t('history')}
        </h2>
        <ul className="border-b border-line empty:hidden">
          {history.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
        {history.length === 0 && <p className="text-sm text-ink-2">{t('noHistory')}</p>}
      </section>
    </div>
  )
}

function Doings({ person, globalAdmin }: { person: Person; globalAdmin: boolean }) {
  const t = usePersonText()
  const { mergedInto } = person.user
  if (mergedInto)
    return (
      <Note>
        {t('mergedInto')}{' '}
        <Link to={`/admin/users/${mergedInto.id}`} className="link inline-flex min-h-target items-center">
          {mergedInto.name}
        </Link>
      </Note>
    )
  if (person.may.act) return <Actions person={person} />
  return <Note>{t(globalAdmin ? 'own' : 'onlyGlobal')}</Note>
}
