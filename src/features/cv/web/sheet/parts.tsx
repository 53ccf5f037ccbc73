import { pictureAddress, type Picture } from '#features/profiles/contract/pictures.ts'
import type { Block, CvEntry } from '../../contract/document.ts'
import { shortAddress } from '../../contract/short-address.ts'

/** Shows a note: paragraphs, and lists as lists. */
export function Blocks({ blocks, className = '' }: { blocks: readonly Block[]; className?: string }) {
  if (blocks.length === 0) return null
  return (
    <div className={`grid gap-[0.3em] ${className}`}>
      {blocks.map((block, at) =>
        block.kind === 'text' ? (
          <p key={`${at}`}>{block.text}</p>
        ) : (
          <ul key={`${at}`} className="list-disc pl-[1.2em]">
            {block.items.map((item, nth) => (
              <li key={`${nth}`}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** Shows the address of an entry without its protocol. */
export function Address({ url }: Pick<CvEntry, 'url'>) {
  if (!url) return null
  return <p className="text-river-ink">{shortAddress(url)}</p>
}

/** Draws a stone for each level, filled up to the reached one. */
export function Level({ rank, of, className = '' }: { rank: number; of: number; className?: string }) {
  if (of === 0) return null
  return (
    <span aria-hidden className={`flex h-[0.32em] gap-[0.3em] ${className}`}>
      {Array.from({ length: of }, (_, at) => (
        <span key={`${at}`} className={`flex-1 ${at < rank ? 'bg-river' : 'bg-river-line'}`} />
      ))}
    </span>
  )
}

export function Photo({ photo, className }: { photo: Picture | null; className: string }) {
  if (!photo) return null
  const src = pictureAddress({ id: photo.id, width: 256, format: 'webp' })
  return <img src={src} alt="" width={256} height={256} className={`flex-none object-cover ${className}`} />
}

/** Joins facts on one line; empty ones leave no separator. */
export function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\u00a0· ')
}
