import { sendPath } from '#platform/contract/send-path.ts'
import { sharePath } from '#platform/contract/share-path.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

const LINK = 'link inline-flex min-h-target items-center text-sm'

/** Links to share that work without a script and inform nobody before they are used. */
export function ShareLinks({ shown, address }: { shown: PublicOpportunity; address: string }) {
  const t = useText()
  const locale = useLocale()
  const { text: title } = readText(shown.title, locale)
  const both = encodeURIComponent(`${title} ${address}`)
  const url = encodeURIComponent(address)
  const { startsAt, deadline, slug, open } = shown
  const ways = [
    { key: 'mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${both}` },
    { key: 'whatsapp', href: `https://wa.me/?text=${both}` },
    { key: 'viber', href: `viber://forward?text=${both}` },
    { key: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ] as const
  return (
    <section aria-labelledby="share-title" className="mt-8 border-t border-line pt-6 print:hidden">
      <h2 id="share-title" className="text-lg">
        {t('share.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {open && (startsAt ?? deadline) && (
          <li>
            <a className={LINK} href={`/opportunities/${slug}/calendar.ics?lang=${locale}`}>
              {t(startsAt ? 'calendar.event' : 'calendar.deadline')}
            </a>
          </li>
        )}
        <li>
          <a className={LINK} href={sendPath({ kind: 'opportunity', id: shown.id })} rel="nofollow">
            {t('share.message')}
          </a>
        </li>
        <li>
          <a className={LINK} href={sharePath(`/opportunities/${slug}`)} rel="nofollow">
            {t('share.feed')}
          </a>
        </li>
        {ways.map(({ key, href }) => (
          <li key={key}>
            <a className={LINK} href={href} rel="nofollow noopener">
              {t(`share.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
