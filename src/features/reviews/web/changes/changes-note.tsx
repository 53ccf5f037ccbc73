import { Suspense } from 'react'
import { findBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Review } from '../../contract/reviews.endpoints.ts'
import { useText } from '../use-text.ts'
import { Changes } from './changes-part.ts'

type Props = { review: Review; changes: NonNullable<Review['changes']> }

/** The changes that the board requested and, once the team has answered, the differences. */
export function ChangesNote({ review: { template, content, mayRevise }, changes }: Props) {
  const t = useText()
  const locale = useLocale()
  const { state, why, asked, before } = changes
  const date = formatDate(new Date(changes.answeredAt ?? changes.until), locale)
  return (
    <section aria-labelledby="changes-title" className="mb-6">
      <Note tone={state === 'answered' ? 'river' : 'sun'}>
        <h2 id="changes-title" className="text-md">
          {t(`changes.states.${state}`, { date })}
        </h2>
        {mayRevise && <p className="mt-1">{t('changes.mayRevise')}</p>}
        <details className="mt-1">
          <summary className="flex min-h-target cursor-pointer items-center underline">
            {t('changes.asked', { count: asked.length })}
          </summary>
          <p className="whitespace-pre-line wrap-anywhere">{why}</p>
          <ul className="mt-2 grid gap-1">
            {asked.map(({ box, words }) => {
              const templateBox = findBox(template, box)
              return (
                <li key={box} className="wrap-anywhere">
                  {templateBox && (
                    <span className="font-strong">{readText(templateBox.title, locale).text}: </span>
                  )}
                  {words}
                </li>
              )
            })}
          </ul>
        </details>
      </Note>
      {state === 'answered' && (
        <div className="mt-4">
          <Suspense fallback={null}>
            <Changes canvas={{ call: { content: { template } } }} then={before} now={content} level={3} />
          </Suspense>
        </div>
      )}
    </section>
  )
}
