import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { readText } from '#platform/contract/bilingual.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useMember } from '../member/member-provider.tsx'
import { useText } from '../use-text.ts'

/** How to apply; on phones within reach of the thumb, with room for the bar's badge below. */
export function ApplyBar({ shown, children }: { shown: PublicOpportunity; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { state } = useMember()
  if (!shown.open) return children ? <div className="mt-5 flex gap-2 print:hidden">{children}</div> : null
  const way = wayOf({ shown, locale, edits: state?.edits ?? false })
  return (
    <div className="foot-bar z-10 flex items-center gap-2 print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--below,0px)] max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-gutter max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+min(0.625rem,var(--below,0px))+max(0px,env(safe-area-inset-bottom)-var(--below,0px)))] lg:mt-5">
      {children}
      {state?.applied && (
        <ButtonLink
          to="/applications"
          look="line"
          className="max-lg:flex-1"
          icon={<CircleCheck aria-hidden />}
        >
          {t('apply.done')}
        </ButtonLink>
      )}
      {way && !state?.applied && (
        <a className={`${buttonClass({ look: 'key' })} max-lg:flex-1`} href={way.href} rel={way.rel}>
          {t(way.text)}
        </a>
      )}
    </div>
  )
}

type Way = {
  href: string
  text: 'edit' | 'apply.here' | 'apply.call' | 'apply.site' | 'apply.mail'
  rel?: string
}

/** Returns the target of the apply button; editors of an opportunity cannot apply for it. */
function wayOf({
  shown: { id, slug, applyHere, applyPath, organisation, externalUrl, contact, title },
  locale,
  edits,
}: {
  shown: PublicOpportunity
  locale: Locale
  edits: boolean
}): Way | undefined {
  if (applyPath) return { href: applyPath, text: 'apply.call' }
  if (applyHere && edits) return { href: `/opportunities/${slug}/edit`, text: 'edit' }
  if (applyHere && organisation.slug)
    return { href: `/applications/new?opportunity=${id}`, text: 'apply.here' }
  if (externalUrl) return { href: externalUrl, text: 'apply.site', rel: 'nofollow noopener' }
  const subject = encodeURIComponent(readText(title, locale).text)
  return contact.email
    ? { href: `mailto:${contact.email}?subject=${subject}`, text: 'apply.mail' }
    : undefined
}
