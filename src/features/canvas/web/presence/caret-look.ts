import { tintOf } from '#platform/web/ui/blocks/initials.ts'

/** As the avatars of the same people, so that who writes where is seen without reading. */
const LOOKS = [
  { bar: 'border-river-ink', name: 'after:bg-river-tint after:text-river-ink', words: 'bg-river-tint' },
  { bar: 'border-lilac-ink', name: 'after:bg-lilac-tint after:text-lilac-ink', words: 'bg-lilac-tint' },
  { bar: 'border-sun-ink', name: 'after:bg-sun-tint after:text-sun-ink', words: 'bg-sun-tint' },
  {
    bar: 'border-apricot-ink',
    name: 'after:bg-apricot-tint after:text-apricot-ink',
    words: 'bg-apricot-tint',
  },
]

/** Takes no room, so that no word moves for it. */
const BAR = '-mx-px border-l-2'
/** Beside the text rather than in it: it is neither copied nor read out. */
const NAME =
  'relative after:pointer-events-none after:absolute after:bottom-full after:-left-0.5 after:z-10 after:hidden after:max-w-32 after:truncate after:rounded-control after:rounded-bl-none after:border after:border-current after:px-1.5 after:text-xs after:leading-5 after:font-strong after:whitespace-nowrap after:content-[attr(data-name)] data-fresh:after:block data-flipped:after:right-0 data-flipped:after:left-auto data-flipped:after:rounded-bl-control data-flipped:after:rounded-br-none'

const lookOf = (name: string) => LOOKS[tintOf(name, LOOKS.length)]!

export const caretClass = (name: string) => `${BAR} ${lookOf(name).bar}`
export const namedCaretClass = (name: string) => `${BAR} ${NAME} ${lookOf(name).bar} ${lookOf(name).name}`
export const selectionClass = (name: string) => lookOf(name).words
