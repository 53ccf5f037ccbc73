import { findBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { useText } from './use-text.ts'

/** What boxes are called; what stands above them has a name too. */
export function useBoxTitles({ call }: Canvas): (box: string) => string {
  const t = useText()
  const locale = useLocale()
  return (id) => {
    const box = findBox(call.content.template, id)
    return box ? readText(box.title, locale).text : t('about.title')
  }
}
