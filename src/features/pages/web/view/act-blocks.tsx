import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { serverNow } from '#platform/web/server-clock.ts'
import { useText } from '../use-text.ts'
import { type BlockProps, Title } from './text-blocks.tsx'
import { relOf, WayOn, Words } from './words.tsx'

export function Action({ props: { title, text, buttonText, link } }: BlockProps<'action'>) {
  return (
    <div className="grid justify-items-start gap-3 rounded-surface bg-river-tint px-5 py-8 sm:px-10">
      <Title text={title} />
      <Words as="p" text={text} className="max-w-measure whitespace-pre-line text-ink-2" />
      <WayOn text={buttonText} link={link} look="river" />
    </div>
  )
}

/** Counts whole days, so that a page that is kept for a minute says nothing false. */
export function Countdown({ props: { title, until, after } }: BlockProps<'countdown'>) {
  const t = useText()
  const locale = useLocale()
  if (until === null) return null
  const moment = new Date(until)
  const left = moment.getTime() - serverNow().getTime()
  const days = Math.floor(left / DAY_MS)
  return (
    <div className="grid gap-1 border-l-4 border-sun pl-5">
      <Title text={title} />
      {left > 0 ? (
        <p className="text-xl font-strong">
          {days > 0 ? t('countdown.days', { days }) : t('countdown.today')}
        </p>
      ) : (
        <Words as="p" text={after} className="text-xl font-strong" />
      )}
      <p className="text-sm text-ink-2">
        {t(left > 0 ? 'countdown.until' : 'countdown.over', {
          date: formatDate(moment, locale),
          time: formatTime(moment),
        })}
      </p>
    </div>
  )
}

/** Loads nothing from another host before the reader follows the link. */
export function Video({ props: { title, text, link } }: BlockProps<'video'>) {
  const t = useText()
  return (
    <div className="grid justify-items-start gap-2 rounded-surface border border-line bg-surface p-5">
      <Title text={title} />
      <Words as="p" text={text} className="max-w-measure whitespace-pre-line text-ink-2" />
      {link !== '' && (
        <a className="link inline-flex min-h-target items-center font-strong" href={link} {...relOf(link)}>
          {t('video', { host: hostOf(link) })}
        </a>
      )}
    </div>
  )
}

export function Place({ props: { title, address, link } }: BlockProps<'map'>) {
  const t = useText()
  const locale = useLocale()
  const words = address[locale].trim() || address.bhs.trim() || address.en.trim()
  const map = link || `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`
  return (
    <div className="grid justify-items-start gap-2 rounded-surface border border-line bg-surface p-5">
      <Title text={title} />
      <Words as="p" text={address} className="whitespace-pre-line" />
      {words !== '' && (
        <a className="link inline-flex min-h-target items-center font-strong" href={map} {...relOf(map)}>
          {t('map')}
        </a>
      )}
    </div>
  )
}

function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(link)?.[1] ?? ''
}
