import { Block } from '#features/content/web/index.ts'

const POINTS = [1, 2, 3]

export function Banks() {
  return (
    <section className="wrap grid gap-10 pt-16 md:pt-26 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <Block id="banks-title" as="h2" className="mb-3 text-3xl" />
        <Block id="banks-text" as="p" className="text-lg text-ink-2" />
        <a className="link inline-flex min-h-field items-center" href="/ob">
          <Block id="banks-link" />
        </a>
      </div>
      <ol>
        {POINTS.map((point) => (
          <li key={point} className="grid gap-1 border-t border-line py-4 md:grid-cols-2">
            <Block id={`banks-point-${point}`} as="h3" className="text-lg" />
            <Block id={`banks-point-${point}-text`} as="p" className="text-sm text-ink-2" />
          </li>
        ))}
      </ol>
    </section>
  )
}
