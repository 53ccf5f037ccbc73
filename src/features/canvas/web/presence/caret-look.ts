/** As many as a team of a youth bank has people: each has their own, on all devices the same, and the name beside it. */
const LOOKS = [
  {
    bar: 'border-person-1',
    name: 'after:bg-person-1',
    words: 'bg-person-1/20',
    tag: 'bg-person-1 text-on-person',
    ring: 'ring-person-1',
  },
  {
    bar: 'border-person-2',
    name: 'after:bg-person-2',
    words: 'bg-person-2/20',
    tag: 'bg-person-2 text-on-person',
    ring: 'ring-person-2',
  },
  {
    bar: 'border-person-3',
    name: 'after:bg-person-3',
    words: 'bg-person-3/20',
    tag: 'bg-person-3 text-on-person',
    ring: 'ring-person-3',
  },
  {
    bar: 'border-person-4',
    name: 'after:bg-person-4',
    words: 'bg-person-4/20',
    tag: 'bg-person-4 text-on-person',
    ring: 'ring-person-4',
  },
  {
    bar: 'border-person-5',
    name: 'after:bg-person-5',
    words: 'bg-person-5/20',
    tag: 'bg-person-5 text-on-person',
    ring: 'ring-person-5',
  },
  {
    bar: 'border-person-6',
    name: 'after:bg-person-6',
    words: 'bg-person-6/20',
    tag: 'bg-person-6 text-on-person',
    ring: 'ring-person-6',
  },
  {
    bar: 'border-person-7',
    name: 'after:bg-person-7',
    words: 'bg-person-7/20',
    tag: 'bg-person-7 text-on-person',
    ring: 'ring-person-7',
  },
]

/** Takes no room, so that no word moves for it. */
const BAR = '-mx-px border-l-2'
/** Beside the text rather than in it: it is neither copied nor read out. */
const NAME =
  'relative after:pointer-events-none after:absolute after:bottom-full after:-left-0.5 after:z-10 after:hidden after:max-w-32 after:truncate after:rounded-control after:rounded-bl-none after:px-1.5 after:text-xs after:leading-5 after:font-strong after:text-on-person after:whitespace-nowrap after:content-[attr(data-name)] data-fresh:after:block data-flipped:after:right-0 data-flipped:after:left-auto data-flipped:after:rounded-bl-control data-flipped:after:rounded-br-none'

/** By one's place in the team; larger teams begin anew. */
const lookOf = (place: number) => LOOKS[Math.max(0, place) % LOOKS.length]!

export const caretClass = (place: number) => `${BAR} ${lookOf(place).bar}`
export const namedCaretClass = (place: number) => `${BAR} ${NAME} ${lookOf(place).bar} ${lookOf(place).name}`
export const selectionClass = (place: number) => lookOf(place).words
/** Where the name itself stands, as a tag or in letters of a round. */
export const tagClass = (place: number) => lookOf(place).tag
export const ringClass = (place: number) => `ring-2 ${lookOf(place).ring}`
