/** As many colours as a youth bank's team has people: each has their own, the same on all devices, and a name beside it. */
const COLOURS = [
  '[--person:var(--person-1)]',
  '[--person:var(--person-2)]',
  '[--person:var(--person-3)]',
  '[--person:var(--person-4)]',
  '[--person:var(--person-5)]',
  '[--person:var(--person-6)]',
  '[--person:var(--person-7)]',
]

/** Takes no space, so that no word moves for it. */
const BAR = '-mx-px border-l-2 border-(--person)'
/** Beside the text and not in it, so that it is neither copied nor read out. */
const NAME =
  'relative after:bg-(--person) after:pointer-events-none after:absolute after:bottom-full after:-left-0.5 after:z-10 after:hidden after:max-w-32 after:truncate after:rounded-control after:rounded-bl-none after:px-1.5 after:text-xs after:leading-5 after:font-strong after:text-on-person after:whitespace-nowrap after:content-[attr(data-name)] data-fresh:after:block data-flipped:after:right-0 data-flipped:after:left-auto data-flipped:after:rounded-bl-control data-flipped:after:rounded-br-none'

/** Returns the colour of a place in the team; larger teams reuse them. */
const colourOf = (place: number) => COLOURS[Math.max(0, place) % COLOURS.length]!

export const caretClass = (place: number) => `${BAR} ${colourOf(place)}`
export const namedCaretClass = (place: number) => `${BAR} ${NAME} ${colourOf(place)}`
export const selectionClass = (place: number) => `bg-(--person)/20 ${colourOf(place)}`
/** The classes of the name itself, as a tag or as initials in a circle. */
export const tagClass = (place: number) => `bg-(--person) text-on-person ${colourOf(place)}`
export const ringClass = (place: number) => `ring-2 ring-(--person) ${colourOf(place)}`
