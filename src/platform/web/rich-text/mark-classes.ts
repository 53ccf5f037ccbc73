import type { Color, Highlight } from '#platform/contract/rich-text/document.ts'

const COLOR: Record<Color, string> = {
  river: 'text-river-ink',
  apricot: 'text-apricot-ink',
  lilac: 'text-lilac-ink',
  sun: 'text-sun-ink',
  harm: 'text-harm-ink',
}

/** On the dark block of a screen the inks of the light theme cannot be read. */
const ON_DEEP: Record<Color, string> = {
  river: '',
  apricot: 'in-[.deep]:text-apricot',
  lilac: 'in-[.deep]:text-lilac-tint dark:in-[.deep]:text-lilac-ink',
  sun: 'in-[.deep]:text-sun',
  harm: 'in-[.deep]:text-harm-tint dark:in-[.deep]:text-harm-ink',
}

const HIGHLIGHT: Record<Highlight, string> = {
  river: 'bg-river-tint text-river-ink',
  apricot: 'bg-apricot-tint text-apricot-ink',
  lilac: 'bg-lilac-tint text-lilac-ink',
  sun: 'bg-sun-tint text-sun-ink',
}

export function colorClass(color: Color, highlight?: Highlight): string {
  return highlight ? COLOR[color] : `${COLOR[color]} ${ON_DEEP[color]}`.trim()
}

export function highlightClass(highlight: Highlight): string {
  return `${HIGHLIGHT[highlight]} rounded-stone box-decoration-clone px-[.12em] in-[.deep]:*:text-inherit`
}
