import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Segments } from '#platform/web/ui/blocks/meter.tsx'
import type { PublicOrganisation } from '../../contract/public.endpoints.ts'
import { MemberLinks } from './member-links.tsx'
import { useText } from '../use-text.ts'

/** With more the segments would be too thin to be counted. */
const MAX_SEGMENTS = 20

/** Facts to check before writing to an organisation: its verification, its answers, its place. */
export function OrganisationAside({ organisation }: { organisation: PublicOrganisation }) {
  const t = useText()
  return (
    <div className="grid gap-8">
      <section aria-labelledby="replies-title">
        <h2 id="replies-title" className="text-lg">
          {t('shown.replies')}
        </h2>
        <Replies organisation={organisation} />
      </section>
      {organisation.verifiedAt && (
        <section aria-labelledby="check-title">
          <h2 id="check-title" className="text-lg">
            {t('shown.check')}
          </h2>
          <Check organisation={organisation} at={organisation.verifiedAt} />
        </section>
      )}
      <Facts organisation={organisation} />
      <MemberLinks organisation={organisation} />
    </div>
  )
}

function Replies({ organisation: { card, replies } }: { organisation: PublicOrganisation }) {
  const t = useText()
  const record = replies && t('shown.record', { due: replies.due, inTime: replies.inTime })
  return (
    <>
      <p className="mt-1 text-sm text-ink-2">{t('shown.promise', { days: card.replyDays })}</p>
      {replies && replies.due <= MAX_SEGMENTS && (
        <Segments
          className="mt-3"
          label={record ?? ''}
          states={Array.from({ length: replies.due }, (_, n) => (n < replies.inTime ? 'done' : 'open'))}
        />
      )}
      <p className="mt-2 text-sm text-ink-2">{record ?? t('shown.noReplies')}</p>
    </>
  )
}

function Check({ organisation: { provedDomain }, at }: { organisation: PublicOrganisation; at: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Note tone="river" icon={<BadgeCheck />} className="mt-2">
      <p>{t('shown.verifiedBy', { date: formatDate(new Date(at), locale) })}</p>
      {provedDomain && <p>{t('shown.provedDomain', { domain: provedDomain })}</p>}
    </Note>
  )
}

function Facts({ organisation }: { organisation: PublicOrganisation }) {
  const t = useText()
  const { card, address, website, email, phone, registerNumber } = organisation
  const place = findMunicipality(card.municipality)
  const where = [address, place && [place.postalCode, place.latin].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('shown.website'),
      website && (
        <a className={LINK} href={website} rel="nofollow noopener">
          {website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
        </a>
      ),
    ],
    [
      t('shown.email'),
      email && (
        <a className={LINK} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [
      t('shown.phone'),
      phone && (
        <a className={LINK} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      ),
    ],
    [t('shown.address'), where],
    [t('shown.register'), registerNumber],
  ]
  const rows = facts.filter(([, value]) => value)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-lg">
        {t('shown.facts')}
      </h2>
      <dl className="mt-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd className="flex min-h-9 min-w-0 flex-1 items-center justify-end text-right [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const LINK = 'link inline-flex min-h-target items-center'
