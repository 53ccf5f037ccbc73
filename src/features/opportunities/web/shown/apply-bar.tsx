import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { readText } from '#features/profiles/contract/bilingual.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { ShownOpportunity } from '../../contract/shown.endpoints.ts'
import { useMember } from '../member/member-provider.tsx'
import { useText } from '../use-text.ts'

/** How to apply; on phones it stays within reach of the thumb, with room for the mark of the bar that may be below. */
export function ApplyBar({ shown, children }: { shown: ShownOpportunity; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { standing } = useMember()
  const { id, open, applyHere, externalUrl, contact, title } = shown
  if (!open) return children ? <div className="mt-5 flex gap-2 print:hidden">{children}</div> : null
  const subject = encodeURIComponent(readText(title, locale).text)
  return (
    <div className="z-10 flex items-center gap-2 print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--below,0px)] max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-gutter max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+min(0.625rem,var(--below,0px))+max(0px,env(safe-area-inset-bottom)-var(--below,0px)))] lg:mt-5">
      {children}
      {applyHere && standing?.edits ? (
        <a
          className={`${buttonClass({ look: 'key' })} max-lg:flex-1`}
          href={`/opportunities/${shown.slug}/edit`}
        >
          {t('edit')}
        </a>
      ) : applyHere && shown.organisation.slug ? (
        <a
          className={`${buttonClass({ look: 'key' })} max-lg:flex-1`}
          href={`/applications/new?opportunity=${id}`}
        >
          {t('apply.here')}
        </a>
      ) : externalUrl ? (
        <a
          className={`${buttonClass({ look: 'key' })} max-lg:flex-1`}
          href={externalUrl}
          rel="nofollow noopener"
        >
          {t('apply.site')}
        </a>
      ) : (
        contact.email && (
          <a
            className={`${buttonClass({ look: 'key' })} max-lg:flex-1`}
            href={`mailto:${contact.email}?subject=${subject}`}
          >
            {t('apply.mail')}
          </a>
        )
      )}
    </div>
  )
}
