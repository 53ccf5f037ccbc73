import { LanguagePick, useProductName } from '#features/shell/web/index.ts'
import { ScriptSwitch } from '#platform/web/i18n/script-switch.tsx'
import { Brand } from '#platform/web/ui/brand.tsx'

/** Shows the link home and the language. The front page is a separate document, so the link loads it. */
export function AuthHeader({ className = '' }: { className?: string }) {
  return (
    <header className={`flex items-center justify-between gap-4 ${className}`}>
      <a href="/" className="inline-flex">
        <Brand name={useProductName()} />
      </a>
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <ScriptSwitch className="inline-flex min-h-target items-center text-sm text-ink-2" />
        <LanguagePick />
      </div>
    </header>
  )
}
