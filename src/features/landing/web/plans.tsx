import { Block } from '#features/content/web/index.ts'
import { Icon } from './icon.tsx'
import { LinkButton } from './link-button.tsx'

const ITEMS = [1, 2, 3]

export function Plans() {
  return (
    <section id="planovi" className="wrap grid gap-10 py-16 md:py-26 lg:grid-cols-2 lg:items-end">
      <p className="text-[clamp(8rem,38vw,17rem)] font-head leading-[.78] tracking-hero">
        <Block id="pricing-price" />
        <span className="text-[.42em]">
          {' '}
          <Block id="pricing-currency" />
        </span>
      </p>
      <div className="grid gap-4">
        <Block id="pricing-title" as="h2" className="text-2xl" />
        <ul>
          {ITEMS.map((item) => (
            <li key={item} className="flex items-center gap-3 border-t border-line py-3">
              <Icon shape="check" />
              <Block id={`pricing-item-${item}`} />
            </li>
          ))}
        </ul>
        <LinkButton to="/login" look="river">
          <Block id="pricing-cta" />
        </LinkButton>
      </div>
    </section>
  )
}
