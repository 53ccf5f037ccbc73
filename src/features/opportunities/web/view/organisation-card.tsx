import { ExternalLink, Mail, Phone } from 'lucide-react'
import { formatDate } from '#platform/contract/dates.ts'
import { endAfterDays, lastDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { Segments } from '#platform/web/ui/blocks/meter.tsx'
import { OrganisationLine } from './organisation-line.tsx'

/** With more the segments would be too thin to be counted. */
const MAX_SEGMENTS = 20
const LINK =
  'link inline-flex min-h-target items-center gap-2 break-all [&_.lucide]:size-4 [&_.lucide]:flex-none'

/** The organisation, with its promised time to answer and its contacts. */
export function OrganisationCard({ shown }: { shown: PublicOpportunity }) {
  const t = useText()
  const locale = useLocale()
  const { organisation, contact, sourceUrl, now, open } = shown
  const { replyDays, slug } = organisation
  const by = replyDays === null ? undefined : endAfterDays(new Date(now), replyDays)
  return (
    <section aria-labelledby="organisation-title" className="mt-8 border-t border-line pt-6">
      <h2 id="organisation-title" className="mb-3 text-lg">
        {t('organisation.title')}
      </h2>
      <OrganisationLine organisation={organisation} />
      {replyDays !== null && (
        <p className="mt-3 max-w-measure text-sm text-ink-2">
          {t('organisation.reply', { days: replyDays })}
          {open && by && (
            <span className="block">
              {t('organisation.replyBy', { date: formatDate(lastDay(by), locale) })}
            </span>
          )}
        </p>
      )}
      {organisation.replies && <Replies {...organisation.replies} />}
      <ul className="mt-2 text-sm">
        {contact.name && <li className="py-1 text-ink-2">{contact.name}</li>}
        {contact.email && (
          <li>
            <a className={LINK} href={`mailto:${contact.email}`}>
              <Mail aria-hidden /> {contact.email}
            </a>
          </li>
        )}
        {contact.phone && (
          <li>
            <a className={LINK} href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden /> {contact.phone}
            </a>
          </li>
        )}
        {sourceUrl && (
          <li>
            <a className={LINK} href={sourceUrl} rel="nofollow noopener">
              <ExternalLink aria-hidden /> {t('organisation.source')}
            </a>
          </li>
        )}
        {slug && (
          <li>
            <a className={LINK} href={`/organisations/${slug}`}>
              {t('organisation.open')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** One segment per answer that was due, as far as they can be counted. */
function Replies({ due, inTime }: { due: number; inTime: number }) {
  const t = useText()
  const record = t('organisation.record', { due, inTime })
  return (
    <div className="mt-3 max-w-measure">
      {due <= MAX_SEGMENTS && (
        <Segments
          label={record}
          states={Array.from({ length: due }, (_, n) => (n < inTime ? 'done' : 'open'))}
        />
      )}
      <p className="mt-2 text-sm text-ink-2">{record}</p>
    </div>
  )
}
