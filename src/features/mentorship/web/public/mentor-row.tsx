import { CalendarDays, Moon, ShieldCheck } from 'lucide-react'
import { formatTime, formatLongDate } from '#platform/contract/dates.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { MentorCard } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { ReplyRecord } from './reply-record.tsx'
import { useFacts } from './use-facts.ts'

const SKILLS = 5

type Props = { mentor: MentorCard; now: Date; skill: string | undefined }

/** A mentor in the list: the whole row is the link. */
export function MentorRow({ mentor, now, skill }: Props) {
  const t = useText()
  const locale = useLocale()
  const { placeOf, activeOf, dayOf } = useFacts()
  const { name, slug, photo, headline, topics, skills, firstSlot, places, pausedUntil, forMinors } = mentor
  const first = firstSlot === null ? undefined : new Date(firstSlot)
  const headlineParts = [headline && readText(headline, locale).text, placeOf(mentor)].filter(Boolean)
  const ordered = skills.toSorted((one, other) => Number(other.id === skill) - Number(one.id === skill))
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-5 hover:bg-sunken/60">
      <Avatar name={name} src={photo} size="lg" />
      <div>
        <h3 className="text-md leading-snug">
          <a
            className="text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
            href={`/mentors/${slug}`}
          >
            {name}
          </a>
        </h3>
        {headlineParts.length > 0 && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{headlineParts.join('\u00a0· ')}</p>
        )}
      </div>
      <div className="col-span-full grid gap-2 sm:col-start-2">
        <p className="flex flex-wrap gap-1.5">
          {ordered.slice(0, SKILLS).map(({ id, name: label }) => (
            <Chip key={id} tone="have">
              {readText(label, locale).text}
            </Chip>
          ))}
          {topics.slice(0, Math.max(2, SKILLS - ordered.length)).map((topic) => (
            <Chip key={topic}>{t(`topics.${topic}`)}</Chip>
          ))}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <ReplyRecord replies={mentor.replies} />
          <span>{activeOf(mentor, now)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {pausedUntil !== null ? (
            <span className="inline-flex items-center gap-1.5">
              <Moon aria-hidden className="size-4" />
              {t('card.paused', { day: dayOf(pausedUntil) })}
            </span>
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <CalendarDays aria-hidden className="size-4" />
              {first ? (
                <span>
                  {t('card.first')}{' '}
                  <b className="font-strong text-ink">
                    {formatLongDate(first, locale)}, {formatTime(first)}
                  </b>
                </span>
              ) : (
                t('card.noSlot')
              )}
            </span>
          )}
          <span>{t('card.places', places)}</span>
          {forMinors && (
            <span className="inline-flex items-center gap-1.5">
              <ShieldCheck aria-hidden className="size-4 text-river-ink" />
              {t('card.minors')}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
