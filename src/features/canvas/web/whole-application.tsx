import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { BoxPreview } from './boxes/box-preview.tsx'
import { useText } from './use-text.ts'

type Props = { canvas: Canvas; content: ApplicationContent }

/** Shows the title, the call and the place of an application. */
export function ApplicationTitle({ canvas, content }: Props) {
  const t = useText()
  const locale = useLocale()
  const place = municipalities.find(({ id }) => id === content.municipality)?.name
  return (
    <>
      <h1 className="mt-2 text-2xl [overflow-wrap:anywhere]">{content.title || t('untitled')}</h1>
      <p className="text-sm text-ink-2">
        {[readText(canvas.call.content.title, locale).text, place].filter(Boolean).join(', ')}
      </p>
    </>
  )
}

/** Shows all boxes of an application one after the other; in print with a line for each signature. */
export function WholeApplication({
  canvas,
  content,
  place = 'whole',
}: Props & { place?: 'whole' | 'first' }) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      {canvas.call.content.template.boxes.map((box) => (
        <section
          key={box.id}
          className="mb-6 break-inside-avoid"
          {...(place === 'whole' && { 'aria-labelledby': `whole-${box.id}` })}
        >
          <h2 id={`${place}-${box.id}`} className="mb-1 text-md">
            {readText(box.title, locale).text}
          </h2>
          <BoxPreview box={box} canvas={canvas} judged={{ content }} />
        </section>
      ))}
      <section className="hidden break-inside-avoid print:block" aria-labelledby={`${place}-signatures`}>
        <h2 id={`${place}-signatures`} className="mb-8 text-md">
          {t('print.signatures')}
        </h2>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-10">
          {content.members.map(({ id, name }) => (
            <li key={id} className="border-t border-ink pt-1 text-xs [overflow-wrap:anywhere]">
              {name}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
