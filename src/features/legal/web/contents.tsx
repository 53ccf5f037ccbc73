import { useBlockText } from '#features/content/web/index.ts'
import { useText } from './use-text.ts'

export type Heading = { id: string; block: string }

export function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useText()
  return (
    <>
      <details className="group border-y border-line lg:hidden print:hidden">
        <summary className="flex min-h-field items-center justify-between font-strong">
          {t('contents')}
          <svg
            className="size-5 group-open:rotate-180"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </summary>
        <Links headings={headings} className="pb-3" />
      </details>
      <nav aria-label={t('contents')} className="max-lg:hidden lg:row-span-2 lg:row-start-1 print:hidden">
        <Links headings={headings} className="sticky top-24 border-l border-line pl-5" />
      </nav>
    </>
  )
}

function Links({ headings, className }: { headings: readonly Heading[]; className: string }) {
  return (
    <ol className={className}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <ContentsLink {...heading} />
        </li>
      ))}
    </ol>
  )
}

function ContentsLink({ id, block }: Heading) {
  const words = useBlockText(block)
  return (
    <a
      className="flex min-h-target items-center py-1 text-sm text-ink-2 hover:text-ink hover:underline"
      href={`#${id}`}
    >
      {words}
    </a>
  )
}
