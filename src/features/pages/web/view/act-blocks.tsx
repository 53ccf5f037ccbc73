import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { embedFrom, embedSite } from '#platform/contract/rich-text/embeds.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { serverNow } from '#platform/web/server-clock.ts'
import { useText } from '../use-text.ts'
import { PageEmbed } from './page-embed.tsx'
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

/** Loads nothing from another host before the reader asks for it. */
export function Video({ props: { title, text, link } }: BlockProps<'video'>) {
  const t = useText()
  const locale = useLocale()
  const video = embedFrom(link)
  return (
    <div className="grid grid-cols-1 gap-2 rounded-surface border border-line bg-surface p-5">
      <Title text={title} />
      <Words as="p" text={text} className="max-w-measure whitespace-pre-line text-ink-2" />
      {video && <PageEmbed href={video} title={readText(title, locale).text} label={t('video')} />}
    </div>
  )
}

/** Shows the map in its place where the link is one of a place on it; any other link leads there. */
export function Place({ props: { title, address, link } }: BlockProps<'map'>) {
  const t = useText()
  const locale = useLocale()
  const words = readText(address, locale).text
  const map = link || `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`
  const place = embedFrom(link)
  const isMap = place !== undefined && embedSite(place) === 'OpenStreetMap'
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 rounded-surface border border-line bg-surface p-5">
      <Title text={title} />
      <Words as="p" text={address} className="whitespace-pre-line" />
      {isMap && <PageEmbed href={place} title={words} label={t('map')} />}
      {!isMap && words !== '' && (
        <a className="link inline-flex min-h-target items-center font-strong" href={map} {...relOf(map)}>
          {t('map')}
        </a>
      )}
    </div>
  )
}
