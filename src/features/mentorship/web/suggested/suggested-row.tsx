import { Check } from 'lucide-react'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { SuggestedMentor } from '../../contract/suggested.endpoints.ts'
import { useFacts } from '../public/use-facts.ts'
import { useSuggestedText } from '../use-suggested-text.ts'

type Props = {
  mentor: SuggestedMentor
  heading?: 'h2' | 'h3'
  /** Most reasons, where room is scarce. */
  max?: number
}

/** A suggested mentor with the reasons; the whole row leads to their page. */
export function SuggestedRow({ mentor, heading: Heading = 'h3', max = 4 }: Props) {
  const t = useSuggestedText()
  const locale = useLocale()
  const { placeOf } = useFacts()
  const { name, slug, photo, headline, firstSlot: firstSlotAt } = mentor
  const first = firstSlotAt === null ? undefined : new Date(firstSlotAt)
  const facts = [headline && readText(headline, locale).text, placeOf(mentor)].filter(Boolean)
  return (
    <li className="relative flex gap-3 border-t border-line py-3.5 hover:bg-sunken/60">
      <Avatar name={name} src={photo} />
      <div className="min-w-0 flex-1">
        <Heading className="text-sm leading-snug font-strong [overflow-wrap:anywhere]">
          <a
            href={`/mentors/${slug}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:underline"
          >
            {name}
          </a>
        </Heading>
        {facts.length > 0 && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join('\u00a0· ')}</p>
        )}
        <ul aria-label={t('reasons.label', { name })} className="mt-1 grid gap-0.5 text-xs text-ink-2">
          {useReasons(mentor)
            .slice(0, max)
            .map((text) => (
              <li key={text} className="flex items-start gap-1.5 [overflow-wrap:anywhere]">
                <Check aria-hidden className="mt-0.5 size-3.5 flex-none text-river-ink" />
                {text}
              </li>
            ))}
        </ul>
        {first && (
          <p className="mt-1 text-xs text-ink-2">
            {t('first', { when: `${formatLongDate(first, locale)}, ${formatTime(first)}` })}
          </p>
        )}
      </div>
    </li>
  )
}

function useReasons({ reasons: { teaches, shares, near, soon } }: SuggestedMentor): string[] {
  const t = useSuggestedText()
  const locale = useLocale()
  const named = (skills: readonly { bhs: string; en: string }[]) =>
    skills.map((skill) => readText(skill, locale).text).join(', ')
  return [
    ...(teaches
      ? [
          teaches.goal
            ? t('reasons.teaches', {
                skills: named(teaches.skills),
                goal: readText(teaches.goal, locale).text,
              })
            : t('reasons.learning', { skills: named(teaches.skills) }),
        ]
      : []),
    ...(shares.length > 0 ? [t('reasons.shares', { skills: named(shares) })] : []),
    ...(near ? [t('reasons.near')] : []),
    ...(soon ? [t('reasons.soon')] : []),
  ]
}
