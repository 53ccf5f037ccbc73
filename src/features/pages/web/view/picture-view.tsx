import { createContext, type ReactNode, use } from 'react'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import type { PlaceShape } from '#features/library/contract/shapes.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Picture } from '../../contract/blocks/fields.ts'

export type PictureProps = {
  id: string
  alt: string
  shape?: PlaceShape
  sizes?: string
  first?: boolean
  className: string
}

/** Draws a picture by its id: for readers, or in the editor. */
export const PictureContext = createContext<(drawn: PictureProps) => ReactNode>(() => null)
/** The pictures of a page. */
export const PicturesContext = createContext<readonly PictureFile[]>([])

type ViewProps = Omit<PictureProps, 'id' | 'alt'> & { value: Picture }

export function PictureView({ value: { picture, alt }, ...rest }: ViewProps) {
  const draw = use(PictureContext)
  const locale = useLocale()
  return picture === null ? null : draw({ ...rest, id: picture, alt: readText(alt, locale).text })
}
