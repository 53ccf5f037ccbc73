import type { PictureFile } from '#features/library/contract/pictures.ts'
import { PictureFigure } from '#features/library/web/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'

type Props = { document: RichText; pictures: readonly PictureFile[] }

/** The pictures below a text of a page. */
export function BlockPictures({ document, pictures }: Props) {
  return figuresIn(document).map(({ picture: id, alt, caption }) => {
    const picture = pictures.find((one) => one.id === id)
    return picture && <PictureFigure key={id} picture={picture} alt={alt} caption={caption} />
  })
}
