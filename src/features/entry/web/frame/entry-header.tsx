import { LanguagePick, useProductName } from '#features/shell/web/index.ts'
import { Brand } from '#platform/web/ui/brand.tsx'

/** Shows the link home and the language. The front page is a separate document, so the link loads it. */
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
