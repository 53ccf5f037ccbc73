import { Block } from '#features/content/web/index.ts'
import { LinkButton } from './link-button.tsx'
import { stoneTurn } from './stone.ts'

const STONES = 11
const KEYSTONE = 5
const SHADES = ['fill-stone-1', 'fill-stone-2', 'fill-stone-3']

export function Closing() {
  return (
    <section className="deep">
      <div className="wrap grid gap-10 pt-16 md:pt-26 lg:grid-cols-2 lg:items-end">
        <div className="lg:pb-26">
          <Block id="cta-main-title" as="h2" className="text-4xl" />
          <Block id="cta-main-text" as="p" className="mt-4 mb-5 max-w-[26em] text-lg text-ink-2" />
          <LinkButton to="/login" look="key">
            <Block id="cta-main-button" />
          </LinkButton>
        </div>
        <svg className="mx-auto w-full max-w-130" viewBox="-280 -280 560 277" aria-hidden="true">
          {Array.from({ length: STONES }, (_, index) => (
            <use
              key={index}
              className={index === KEYSTONE ? 'fill-apricot' : SHADES[index % SHADES.length]}
              href="#s-closing"
              transform={stoneTurn({ index, count: STONES, degrees: 180 / STONES })}
            />
          ))}
        </svg>
      </div>
    </section>
  )
}
