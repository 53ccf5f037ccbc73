import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { LinkInvitation } from '../../contract/invitations/invitations.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { invitation: LinkInvitation }

/** Shows the call of an invitation and its deadline, and any further content. */
export function InvitationFacts({ invitation, children }: Props & { children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { call, bank, deadline } = invitation
  return (
    <dl className="border-b border-line">
      <Fact name={t('joining.call')}>
        {readText(call.title, locale).text}
        {bank && <span className="block text-sm text-ink-2">{bank}</span>}
      </Fact>
      {deadline && <Fact name={t('joining.deadline')}>{invitationMoment(deadline, locale)}</Fact>}
      {children}
    </dl>
  )
}

/** Explains what accepting means. */
export function InvitationMeans({ invitation: { mentor, ages, onlyOne } }: Props) {
  const t = useText()
  const points = mentor
    ? [t('mentors.help'), t('joining.name')]
    : [
        t('joining.write'),
        t('joining.name'),
        t('joining.again'),
        ages && t('joining.ages', { min: String(ages.min), max: String(ages.max) }),
        onlyOne && t('joining.onlyOne'),
        t('joining.leave'),
      ]
  return (
    <section aria-labelledby="means">
      <h2 id="means" className="text-md">
        {t(mentor ? 'joining.mentorMeans' : 'joining.means')}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {points.map((point) => point && <li key={point}>{point}</li>)}
      </ul>
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

export function invitationMoment(at: string, locale: Locale): string {
  const date = new Date(at)
  return `${formatDate(date, locale)} ${formatTime(date)}`
}
