import { useLocation } from 'react-router'
import { useLocaleSwitch } from './locale-provider.tsx'

/** An address with one of these is for one person: it stands nowhere in the page. */
const SECRETS = ['token', 'email', 'code']
const OTHER = { latin: 'Ćirilica', cyrillic: 'Latinica' }

/**
 * Leads to the same page in the other letters of our language. A link, so that it works before, or without, any script; the
 * server remembers the choice and leads back to the same address.
 */
export function ScriptSwitch({ className }: { className: string }) {
  const { locale, isCyrillic } = useLocaleSwitch()
  const query = new URLSearchParams(useLocation().search)
  if (locale !== 'bhs' || SECRETS.some((name) => query.has(name))) return null
  query.set('script', isCyrillic ? 'latin' : 'cyrillic')
  return (
    <a className={className} href={`?${query.toString()}`}>
      {OTHER[isCyrillic ? 'cyrillic' : 'latin']}
    </a>
  )
}
