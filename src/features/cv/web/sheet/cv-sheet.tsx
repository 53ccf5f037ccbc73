import type { CvDocument } from '../../contract/document.ts'
import { ArchSheet } from './arch-sheet.tsx'
import { ClassicSheet } from './classic-sheet.tsx'
import { ClearSheet } from './clear-sheet.tsx'

const SHEETS = { arch: ArchSheet, classic: ClassicSheet, clear: ClearSheet }

/**
 * Shows a CV on white paper at any width: one em is ten points of an A4 sheet. It has the same content as the PDF and is no
 * page of its own, so its links are inactive.
 */
export function CvSheet({ document, small = false }: { document: CvDocument; small?: boolean }) {
  const Sheet = SHEETS[document.design]
  return (
    <div className="@container on-white text-left" lang={document.language}>
      <div
        className={`min-h-[84.2em] text-[length:calc(100cqw/59.5)] leading-[1.42] [overflow-wrap:anywhere] ${small ? 'max-h-[84.2em] overflow-hidden' : ''}`}
      >
        <Sheet document={document} />
      </div>
    </div>
  )
}
