import { Megaphone, Wrench, X } from 'lucide-react'
import type { PageAnnouncement } from '#platform/contract/announcement.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { useBarText } from './use-bar-text.ts'
import { useOwnHeight } from './use-own-height.ts'

const LOOKS = {
  information: { Icon: Megaphone, tone: 'bg-river-tint border-river-ink' },
  maintenance: { Icon: Wrench, tone: 'bg-sun-tint border-sun-ink' },
}

/**
 * What staff say above every page, in its flow, so that it covers nothing. A small script in the head hides it where it was
 * dismissed; without script there is no button.
 */
export function AnnouncementBar({ announcement: { kind, texts, link } }: { announcement: PageAnnouncement }) {
  const t = useBarText()
  const locale = useLocale()
  const { Icon, tone } = LOOKS[kind]
  const element = useOwnHeight()
  return (
    <section
      ref={element}
      aria-label={t(kind)}
      className={classNames(
        'announcement order-first border-b text-sm leading-ui text-ink print:hidden [[data-quiet]_&]:hidden',
        tone,
      )}
    >
      <div className="wrap flex items-start gap-3 py-1">
        <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-3 flex-none max-sm:hidden" />
        <p className="min-w-0 flex-1 py-3 [overflow-wrap:anywhere]">
          {kind === 'maintenance' && <b>{t('maintenance')}: </b>}
          {texts[locale]}{' '}
          {link !== null && (
            <a href={link} className="link whitespace-nowrap">
              {t('more')}
            </a>
          )}
        </p>
        <button
          type="button"
          data-dismiss
          aria-label={t('dismiss')}
          className="target -mr-3 grid flex-none place-items-center noscript:hidden"
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </section>
  )
}
