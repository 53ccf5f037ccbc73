import { BadgeCheck, Footprints } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { KindSign } from '#features/opportunities/web/index.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { htmlLang, otherLocale } from '#platform/contract/locale.ts'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { daysBetween } from '#platform/contract/days-between.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { serverNow } from '#platform/web/server-clock.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { useRowLink } from '../preview/use-preview.ts'
import { useText } from '../use-text.ts'
import { MarkedText } from '#platform/web/ui/blocks/marked-text.tsx'

const SOON = 7
const PLACES_SHOWN = 2
/** On wide screens the open one is marked at its edge. */
const CHOSEN =
  'xl:-mx-3 xl:bg-surface xl:px-3 xl:before:absolute xl:before:inset-y-0 xl:before:left-0 xl:before:w-1 xl:before:bg-river'

type Props = {
  found: SearchResult
  /** The member's match, at the right of the title. */
  aside?: ReactNode
  /** From the member's municipality. */
  kilometres?: number | null
  reasons?: ReactNode
  actions?: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** One result: the whole row is a link, with the actions at its end. */
export function OpportunityRow({ found, aside, kilometres = null, reasons, actions, ref }: Props) {
  const t = useText()
  const locale = useLocale()
  const other = otherLocale(locale)
  const language = found.title[locale] ? locale : other
  const excerpt = found.excerpt[language] ?? found.excerpt[locale] ?? found.excerpt[other]
  const { organisation } = found
  const rowLink = useRowLink(found.slug)
  return (
    <li
      ref={ref}
      className={classNames(
        'group relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line pt-4 pb-3',
        rowLink['aria-current'] && CHOSEN,
      )}
    >
      <Avatar of="organisation" name={organisation.name} src={organisation.logo} className="row-span-4" />
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="min-w-0 text-md leading-ui tracking-ui [overflow-wrap:anywhere]">
            <Link
              to={`/opportunities/${found.slug}`}
              {...rowLink}
              className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
              {...(language !== locale && { lang: htmlLang(language) })}
            >
              <MarkedText text={found.title[language]} marks={found.titleMarks[language]} />
            </Link>
          </h2>
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
            <KindSign kind={found.kind} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{`${t(`kind.${found.kind}`)}\u00a0· ${organisation.name}`}</span>
            {organisation.verified && (
              <>
                <BadgeCheck className="size-4 flex-none text-river-ink" aria-hidden />
                <span className="sr-only">{t('row.verified')}</span>
              </>
            )}
          </p>
        </div>
        {aside}
      </div>
      <Facts found={found} kilometres={kilometres} />
      {excerpt && (
        <p className="max-w-measure text-sm text-ink-2">
          <MarkedText text={excerpt.text} marks={excerpt.marks} />
        </p>
      )}
      {(actions || reasons || found.firstJob) && (
        <div className="flex items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-2">
            {reasons}
            {found.firstJob && (
              <p className="flex items-center gap-1.5">
                <Footprints className="size-4 flex-none text-river-ink" aria-hidden />
                {t('row.firstJob')}
              </p>
            )}
          </div>
          {actions && <div className="relative -my-2 -mr-2.5 flex flex-none">{actions}</div>}
        </div>
      )}
    </li>
  )
}

function Facts({ found, kilometres }: { found: SearchResult; kilometres: number | null }) {
  const t = useText()
  const locale = useLocale()
  const places = found.municipalities.flatMap((id) => findMunicipality(id)?.name ?? [])
  const rest = places.length - PLACES_SHOWN
  const starts = found.startsAt && new Date(found.startsAt)
  return (
    <ul className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm text-ink-2">
      {(found.amountMin ?? found.amountMax) !== null && (
        <li>
          <Amount found={found} />
        </li>
      )}
      {found.mode !== 'on-site' && <li>{t(`mode.${found.mode}`)}</li>}
      {places.length > 0 && (
        <li>
          {places.slice(0, PLACES_SHOWN).join(', ')}
          {rest > 0 && ` ${t('row.more', { count: rest })}`}
          {kilometres !== null && kilometres > 0 && `, ${t('row.away', { count: kilometres })}`}
        </li>
      )}
      {starts && <li>{t('row.starts', { date: formatDate(starts, locale) })}</li>}
      <li>
        <Deadline at={found.deadline} />
      </li>
    </ul>
  )
}

function Amount({ found: { amountMin: min, amountMax: max, amountNet, kind } }: { found: SearchResult }) {
  const t = useText()
  const locale = useLocale()
  const isWork = kind === 'job' || kind === 'internship'
  const text =
    min !== null && max !== null
      ? formatAmountRange({ min, max }, locale)
      : max !== null
        ? t('row.upTo', { amount: formatAmount(max, locale) })
        : t('row.from', { amount: formatAmount(min ?? 0, locale) })
  return (
    <>
      <b className="text-ink tabular-nums">{text}</b>
      {isWork && ` ${t(amountNet ? 'row.net' : 'row.gross')}`}
    </>
  )
}

/** The deadline, in days if it is near; the exact time in a tooltip. */
function Deadline({ at }: { at: string | null }) {
  const t = useText()
  const locale = useLocale()
  if (at === null) return t('row.noDeadline')
  const moment = new Date(at)
  const date = formatDate(moment, locale)
  const whole = t('row.deadline', { date, time: formatTime(moment) })
  const days = daysBetween(serverNow(), moment)
  if (days > SOON)
    return (
      <time dateTime={at} title={whole} className="whitespace-nowrap">
        {t('row.until', { date })}
      </time>
    )
  return (
    <time dateTime={at} title={whole} className="font-strong text-sun-ink" suppressHydrationWarning>
      {t('row.days', { count: Math.max(0, days) })}
      <span className="sr-only">{`, ${whole}`}</span>
    </time>
  )
}
