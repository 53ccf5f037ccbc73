import { useCallWords } from '#features/calls/web/index.ts'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { JudgedCall } from '../../contract/overview/overview.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

const TONES: Partial<Record<JudgedCall['phase'], ChipTone>> = {
  review: 'sun',
  voting: 'near',
  deciding: 'near',
  finished: 'have',
}

/** A call with its board's progress, and the link to its public page. */
export function JudgedCallRow({ call, isBankShown }: { call: JudgedCall; isBankShown: boolean }) {
  const t = useOverviewText()
  const words = useCallWords()
  const { date, km, say } = words
  const { slug, bank, bankSlug, phase, deadline, reviewUntil, late, isShort, sent, proposed } = call
  const facts = [
    isBankShown && bank,
    t('deadline', { date: date(deadline) }),
    t('sent', { count: sent }),
    phase === 'review' && reviewUntil && t('until', { date: date(reviewUntil) }),
  ].filter(Boolean)
  const parts = [
    { name: t('scores'), value: t('scored', { given: String(call.given), due: String(call.due) }) },
    {
      name: t('decisions'),
      value: t('decided', { approved: call.approved, refused: call.refused }),
      note: proposed > 0 && t('proposed', { count: proposed }),
    },
    { name: t('awards'), value: t('awarded', { amount: km(call.awarded), fund: km(call.fund) }) },
  ]
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-md [overflow-wrap:anywhere]">
          <a className="hover:underline" href={`/calls/${slug}`}>
            {say(call.title)}
          </a>
        </h2>
        <Chip tone={TONES[phase] ?? 'missing'}>{words.phase(phase)}</Chip>
      </div>
      <p className="text-sm text-ink-2">
        {facts.join(', ')}
        {late && <span className="block text-sun-ink">{t(`late.${late}`)}</span>}
        {isShort && <span className="block text-sun-ink">{t('short')}</span>}
      </p>
      {sent > 0 && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
          {parts.map(({ name, value, note }) => (
            <div key={name}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="tabular-nums">
                {value}
                {note && <span className="block text-sun-ink">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="flex flex-wrap gap-x-5 text-sm">
        <a className="link inline-flex min-h-target items-center" href={`/calls/${slug}/edit`}>
          {t('edit')}
        </a>
        {isShort && phase !== 'open' && (
          <a
            className="link inline-flex min-h-target items-center"
            href={`/reviews/calls/${slug}/assignments`}
          >
            {t('substitute')}
          </a>
        )}
        {isShort && phase === 'open' && bankSlug && (
          <a className="link inline-flex min-h-target items-center" href={`/admin/banks/${bankSlug}`}>
            {t('seat')}
          </a>
        )}
        {phase === 'finished' && (
          <a className="link inline-flex min-h-target items-center" href={`/calls/${slug}/results`}>
            {t('results')}
          </a>
        )}
      </p>
    </li>
  )
}
