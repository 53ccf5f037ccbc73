import { classNames } from '../class-names.ts'
import sheet from './drawings.svg?no-inline'

/**
 * Symbols of the product's sheet of drawings, one on the other, in the colours of the theme. A browser reads the sheet once,
 * however many of them a page shows. They are silent, because words stand beside them.
 */
export function Drawing({ symbols, className }: { symbols: readonly string[]; className?: string }) {
  return (
    <svg aria-hidden className={classNames('flex-none', className)}>
      {symbols.map((symbol) => (
        <use key={symbol} href={`${sheet}#${symbol}`} />
      ))}
    </svg>
  )
}
