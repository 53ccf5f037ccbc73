import { Check, Plus } from 'lucide-react'
import { languageName } from '#features/profiles/contract/language-names.ts'
import { useProfileText } from '#features/profiles/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import type { Choices, ItemRow } from '../../contract/review.ts'
import { useText } from '../use-text.ts'
import { type RowList, rowProps } from './row-props.ts'
import { SureRow } from './sure-row.tsx'
import type { ChoiceStore } from './use-choices.ts'

/** Lists all items that are imported without a question, part by part. */
export function SureList({ rows, chosen, language, kept }: RowList) {
  const profile = useProfileText()
  const groups = Map.groupBy(rows, ({ kind }) =>
    kind === 'headline' || kind === 'municipality' ? 'intro' : kind,
  )
  return [...groups].map(([section, inside]) => (
    <section key={section} aria-labelledby={`cv-${section}`} className="mt-5">
      <h3 id={`cv-${section}`} className="text-xs font-ui text-ink-2">
        {profile(`sections.${section}`)}
      </h3>
      {section === 'skills' || section === 'languages' ? (
        <Picks rows={inside as ItemRow<'skills' | 'languages'>[]} chosen={chosen} kept={kept} />
      ) : (
        <ul className="divide-y divide-line">
          {inside.map((row) => (
            <li key={row.key}>
              <SureRow {...rowProps(row, { chosen, language, kept })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}

/** Lists items of one word each, which are chosen by touching them. */
export function Picks({
  rows,
  chosen,
  kept,
}: {
  rows: readonly ItemRow<'skills' | 'languages'>[]
  chosen: Choices
  kept: ChoiceStore
}) {
  const t = useText()
  const profile = useProfileText()
  const locale = useLocale()
  const isGuessed = rows.some(({ kind, confidence }) => kind === 'skills' && !isStated(confidence))
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        {rows.map((row) => {
          const isTaken = (chosen[row.key] ?? row.initial) !== 'leave'
          const Sign = isTaken ? Check : Plus
          const text =
            row.kind === 'languages'
              ? `${languageName(row.theirs.language, locale)}, ${row.theirs.level === 'native' ? profile('languageLevels.native') : row.theirs.level}`
              : `${row.theirs.label}${isStated(row.confidence) ? `, ${profile(`levels.${row.theirs.level}`)}` : ''}`
          return (
            <Pick key={row.key} pressed={isTaken} onClick={() => kept.choose(row, isTaken ? 'leave' : 'add')}>
              <Sign aria-hidden className="size-4 flex-none" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
            </Pick>
          )
        })}
      </div>
      {isGuessed && (
        <p className="mt-2 text-xs text-ink-2">{t('sure.level', { level: profile('levels.independent') })}</p>
      )}
    </>
  )
}

const isStated = (confidence: Record<string, number>) => (confidence['level'] ?? 1) >= 0.5
