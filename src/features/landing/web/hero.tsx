import { Block } from '#features/content/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { NamedArch, NARROW, WIDE } from './hero-arch.tsx'
import { LinkButton } from './link-button.tsx'
import { useStones } from './use-stones.ts'

export function Hero() {
  const locale = useLocale()
  const stones = useStones()
  // "momentum." is wider than a small phone at the full size.
  const size = locale === 'en' ? 'text-[min(4rem,16vw)] md:text-hero' : 'text-hero'
  return (
    <div className="relative overflow-hidden hero:flex hero:h-156 hero:items-end">
      <NamedArch
        stones={stones.wide}
        size={WIDE}
        viewBox="-640 -652 1280 600"
        className="absolute bottom-0 left-1/2 -ml-160 w-320 text-md font-ui max-hero:hidden"
      />
      <div className="wrap relative grid gap-4 pt-8 hero:justify-items-center hero:pb-12 hero:text-center">
        <Block
          id="hero-title"
          as="h1"
          className={`${size} leading-none tracking-hero hero:text-[7rem] hero:leading-[.88]`}
        />
        <Block id="hero-subtitle" as="p" className="max-w-[26em] text-lg text-balance text-ink-2" />
        <div className="grid gap-2 md:flex">
          <LinkButton to="/login" look="key">
            <Block id="hero-cta" />
          </LinkButton>
          <LinkButton to="#kako-funkcionise" look="quiet">
            <Block id="hero-more" />
          </LinkButton>
        </div>
      </div>
      <div className="relative mt-4 hero:hidden">
        <NamedArch
          stones={stones.narrow}
          size={NARROW}
          viewBox="-180 -212 360 210"
          className="text-[11px] font-ui"
        />
        <p className="absolute inset-x-0 bottom-4 text-center text-xs text-ink-2">
          <Block id="hero-missing-value" as="b" className="block text-4xl leading-none text-ink" />
          <Block id="hero-missing-text" />
        </p>
      </div>
    </div>
  )
}
