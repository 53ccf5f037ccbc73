import { createContext, createElement, type ElementType, Fragment, type ReactNode, use } from 'react'
import { cyrillicWriter, inCyrillic, type Writer } from '#platform/contract/script/cyrillic.ts'
import type { ElementWriter, Given } from './element-writer.ts'
import { provideWriter, WritingContext } from './writing.ts'

/** Within an element whose words stay as they are. */
const KeptContext = createContext(false)

/** Elements without words of their own, or whose words are no text. */
const WORDLESS = new Set(
  'html head body meta link script style br hr path g circle rect line polyline polygon ellipse defs use mask clipPath stop linearGradient source'.split(
    ' ',
  ),
)
/** What people write and what machines read is never changed. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'textarea'])
/** Libraries (links of the router, icons) make an element of their own out of what such a component is given; ours do not. */
const FORWARDING = Symbol.for('react.forward_ref')
const ATTRIBUTES = [
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]

type Props = Readonly<Record<string, unknown>>

/** Wraps whatever holds words, so that they are written where they stand and the reader's choice is known. */
export const writeElement: ElementWriter = (make, { type, props, key }) => {
  const given = props as Props
  if (type === Fragment) {
    const children = withTexts(given.children as ReactNode)
    return children === given.children ? undefined : make(type, { ...given, children }, key)
  }
  const isOwn = typeof type === 'string' ? !WORDLESS.has(type) : isForwarding(type)
  if (isOwn) return createElement(Written, { type, props, make, key })
  return isFunction(type) ? make(telling(type), props, key) : undefined
}

type WrittenProps = Given & { make: Parameters<ElementWriter>[0] }

function Written({ type, props, make }: WrittenProps): ReactNode {
  const given = props as Props
  const writer = use(WritingContext)
  const isWithinKept = use(KeptContext)
  const isKept = keeps(given) ?? isWithinKept
  const written = writer && !isKept ? writtenProps(type, given, writer) : given
  const element = make(type, written)
  const isKeptWithin = isKept || isVerbatim(type, given)
  return isKeptWithin === isWithinKept ? element : <KeptContext value={isKeptWithin}>{element}</KeptContext>
}

function Text({ children }: { children?: ReactNode }): ReactNode {
  const writer = use(WritingContext)
  const isKept = use(KeptContext)
  return writer && !isKept ? writtenChildren(children, writer) : children
}

/** What an element says of its own words; nothing where it says as those around it. */
function keeps({ translate, lang }: Props): boolean | undefined {
  if (translate === 'no') return true
  if (typeof lang === 'string' && lang !== '') return !/^(?:bs|hr|sr|sh)\b/.test(lang)
  return translate === 'yes' ? false : undefined
}

function writtenProps(type: ElementType, given: Props, write: Writer): Props {
  const written: Record<string, unknown> = { ...given }
  for (const name of ATTRIBUTES) {
    const text = given[name]
    if (typeof text === 'string') written[name] = write(text)
  }
  if (given.children === undefined || isVerbatim(type, given)) return written
  if (given.lang === 'bs') written.lang = 'bs-Cyrl'
  written.children = writtenChildren(given.children as ReactNode, write)
  return written
}

function isVerbatim(type: ElementType, given: Props): boolean {
  return VERBATIM.has(type as string) || given.contentEditable === true
}

function writtenChildren(children: ReactNode, write: Writer): ReactNode {
  if (typeof children === 'string') return write(children)
  return Array.isArray(children)
    ? children.map((child: ReactNode) => writtenChildren(child, write))
    : children
}

/** A fragment's words know only by a component where they stand. */
function withTexts(children: ReactNode): ReactNode {
  if (typeof children === 'string') return createElement(Text, null, children)
  if (!Array.isArray(children) || !children.some((child) => typeof child === 'string')) return children
  return children.map((child: ReactNode, index) =>
    typeof child === 'string' ? createElement(Text, { key: `text-${index}` }, child) : child,
  )
}

type Component = (props: unknown) => ReactNode
const tellings = new WeakMap<Component, Component>()

/** A component that may answer with bare words, which have no element around them. */
function telling(component: Component): Component {
  const known = tellings.get(component)
  if (known) return known
  const told: Component = (props) => withTexts(component(props))
  tellings.set(component, told)
  return told
}

function isFunction(type: unknown): type is Component {
  return (
    typeof type === 'function' &&
    !(type as { prototype?: { isReactComponent?: unknown } }).prototype?.isReactComponent
  )
}

function isForwarding(type: ElementType): boolean {
  return (type as { $$typeof?: symbol }).$$typeof === FORWARDING
}

const writers = new Map<string, Writer>()

/** Remembers the writer of a list, and with it all that it has written. */
provideWriter((kept) => {
  const known = writers.get(kept)
  if (known) return known
  const writer = kept === '' ? inCyrillic : cyrillicWriter(kept)
  writers.clear()
  writers.set(kept, writer)
  return writer
})
