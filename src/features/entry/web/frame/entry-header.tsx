import { LanguagePick, useProductName } from '#features/shell/web/index.ts'
import { Brand } from '#platform/web/ui/brand.tsx'

/** The way home and the language. The front page is a page of its own, so it is loaded as one. */
export function EntryHeader({ className = '' }: { className?: string }) {
  return (
    <header className={`flex items-center justify-between gap-4 ${className}`}>
      <a href="/" className="inline-flex">
        <Brand name={useProductName()} />
      </a>
      <LanguagePick />
    </header>
  )
}
