import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { Meeting } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

/** The address on the web, from ten minutes before the meeting on. */
export function JoinLink({ session: { link, format } }: { session: Meeting }) {
  const t = useMemberText()
  if (link === null) return format === 'video' ? <p className="text-xs">{t('page.linkLater')}</p> : null
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'key' })}>
      <ExternalLink aria-hidden />
      {t('page.join')}
    </a>
  )
}
