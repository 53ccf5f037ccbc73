import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import { usePersonText } from './use-person-text.ts'

/** Shows facts in two columns: the account, and what its person has created. */
export function Facts({ person: { user, facts } }: { person: Person }) {
  const t = usePersonText()
  return (
    <div className="grid grid-cols-1 gap-10 @min-[44rem]:grid-cols-2 @min-[44rem]:gap-12">
      <dl>
        {user.suspended && (
          <Fact name={user.suspendedUntil ? t('suspendedUntil') : t('suspendedOpen')}>
            {user.suspendedUntil && <DateText at={user.suspendedUntil} show="both" />}
          </Fact>
        )}
        {user.deleteAfter && (
          <Fact name={t('leavingOn')}>
            <DateText at={user.deleteAfter} />
          </Fact>
        )}
        <Fact name={t('joined')}>
          <DateText at={user.createdAt} />
        </Fact>
        <Fact name={t('lastUsed')}>
          {user.lastUsedAt ? <DateText at={user.lastUsedAt} show="both" /> : t('never')}
        </Fact>
        <Fact name={t('language')}>{t(user.language)}</Fact>
        {user.birthdayChanges.map(({ was, became, at }) => (
          <Fact key={at} name={t('birthdayChanged')}>
            <DateText at={at} />: {was ? <DateText at={was} /> : t('birthdayEmpty')} →{' '}
            {became ? <DateText at={became} /> : t('birthdayEmpty')}
          </Fact>
        ))}
        <Fact name={t('password')}>{t(user.hasPassword ? 'withPassword' : 'withoutPassword')}</Fact>
      </dl>
      <section aria-labelledby="has">
        <h2 id="has" className="sr-only">
          {t('has')}
        </h2>
        <dl>
          {facts.map(({ id, title, count, links }) => (
            <Fact key={id} name={title}>
              {links.length === 0
                ? count || t('none')
                : links.map(({ name, path }) => (
                    <Own key={path} to={path}>
                      {name}
                    </Own>
                  ))}
            </Fact>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-1 text-sm last:border-b">
      <dt className="text-ink-2">{name}</dt>
      <dd className="grid min-w-0 justify-items-end text-right tabular-nums [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  )
}

function Own({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-target items-center">
      {children}
    </Link>
  )
}
