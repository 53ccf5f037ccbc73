import { Send } from 'lucide-react'
import { Link } from 'react-router'
import { sendPath } from '#platform/contract/send-path.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { PublicOrganisation } from '../../contract/public.endpoints.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { useText } from '../use-text.ts'
import { ReportButton } from './report-button.tsx'

/** Actions for members only. */
export function MemberLinks({ organisation: { card } }: { organisation: PublicOrganisation }) {
  const t = useText()
  const session = useSession()
  if (session.status !== 'authenticated') return null
  return (
    <div className="grid justify-items-start print:hidden">
      {card.active && (
        <Link
          className={classNames(buttonClass({ small: true, look: 'quiet' }), '-ml-3')}
          to={sendPath({ kind: 'organisation', id: card.id })}
        >
          <Send aria-hidden />
          {t('shown.send')}
        </Link>
      )}
      <ReportButton slug={card.slug} />
    </div>
  )
}
