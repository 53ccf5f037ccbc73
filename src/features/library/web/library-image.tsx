import { useQuery } from '@tanstack/react-query'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ownCalls } from '../contract/library.endpoints.ts'
import { ownPicture } from './picture-bytes.ts'
import { useEditorText } from './use-editor-text.ts'

type Props = {
  id: string
  alt: string
  /** Known where its file was replaced, so that it is not shown as it was. */
  file?: string
  /** Other than those of its owner: those of staff. */
  calls?: typeof ownCalls
  className?: string
}

/** A picture as those see it who write: in a draft it has no public address. */
export function LibraryImage({
  id,
  file = '',
  calls = ownCalls,
  alt,
  className = 'h-auto max-w-full',
}: Props) {
  const t = useEditorText()
  const { address, isError } = usePictureAddress({ id, file }, calls)
  if (isError) return <p className="p-3 text-sm text-harm-ink">{t('part.gone')}</p>
  if (!address)
    return <span aria-hidden className={classNames(roomFor(className), 'block animate-pulse bg-sunken')} />
  return <img src={address} alt={alt} className={className} />
}

/** While it is read it takes the room of the picture where that is known, so that nothing below it jumps. */
function roomFor(className: string): string {
  return /\b(?:aspect|size)-/.test(className) ? className : `${className} aspect-video w-full`
}

/** The address on this device of a picture as those see it who write. */
export function usePictureAddress({ id, file }: { id: string; file: string }, calls: typeof ownCalls) {
  const { data, isError } = useQuery(ownPicture({ id, file, calls }))
  return { address: useObjectAddress(data), isError }
}
