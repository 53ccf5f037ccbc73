import { Link } from 'react-router'
import { useText } from '../use-text.ts'

const SECTIONS = [
  ['profile', 'profile.title'],
  ['email', 'email.title'],
  ['password', 'password.title'],
  ['identities', 'identities.title'],
  ['look', 'look.title'],
  ['notifications', 'notifications.title'],
  ['devices', 'devices.title'],
  ['data', 'data.title'],
  ['leaving', 'leaving.title'],
] as const

/** The way to each section: beside them on wide screens, a strip above them on phones. */
export function SectionLinks() {
  const t = useText()
  return (
    <nav
      aria-label={t('sections')}
      className="strip -mx-gutter flex gap-x-5 px-gutter lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:mx-0 lg:block lg:self-start lg:px-0"
    >
      {SECTIONS.map(([id, key]) => (
        <Link
          key={id}
          to={`#${id}`}
          className="flex min-h-target flex-none items-center text-sm font-ui whitespace-nowrap text-ink-2 no-underline hover:text-ink hover:underline"
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
