import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { type CanvasTemplate, findBox } from '#features/calls/contract/canvas-template.ts'
import { useText } from './use-text.ts'

/** The owner of the boxes: anything with a call. */
export type BoxesOf = { call: { content: { template: CanvasTemplate } } }

/** Returns the names of boxes; the part above them has a name too. */
export function useBoxTitles({ call }: BoxesOf): (box: string) => string {
  const t = useText()
  const locale = useLocale()
  return (id) => {
    const box = findBox(call.content.template, id)
    return box ? readText(box.title, locale).text : t('about.title')
  }
}
