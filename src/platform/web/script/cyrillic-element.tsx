import { createContext, createElement, type ElementType, Fragment, type ReactNode, use } from 'react'
import { cyrillicWriter, inCyrillic, type Writer } from '#platform/contract/script/cyrillic.ts'
import type { ElementWriter, ElementInput } from './element-writer.ts'
import { provideWriter, WritingContext } from './writing.ts'

/** Within an element whose words stay as they are. */
const KeptContext = createContext(false)

/** Elements without words of their own, or whose words are no text. */
const WORDLESS = new Set(
  'html head body meta link script style br hr path g circle rect line polyline polygon ellipse defs use mask clipPath stop linearGradient source'.split(
    ' ',
  ),
)
/** Fields and code stay as people typed them. */
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

/** Wraps every element that holds words: it knows where it stands, and writes them in the script of the reader. */
export const writeElement: ElementWriter = (make, { type, props, key }) => {
  const given = props as Props
  if (type === Fragment) {
    const children = withTexts(given.children as ReactNode)
    return children === given.children ? undefined : make(type, { ...given, children }, key)
  }
  const isOwn = typeof type === 'string' ? !WORDLESS.has(type) : isForwarding(type)
  if (isOwn) return createElement(CyrillicElement, { type, props, make, key })
  return isFunction(type) ? make(withTextsOf(type), props, key) : undefined
}

type CyrillicElementProps = ElementInput & { make: Parameters<ElementWriter>[0] }

function CyrillicElement({ type, props, make }: CyrillicElementProps): ReactNode {
  const given = props as Props
  const writer = use(WritingContext)
  const isWithinKept = use(KeptContext)
  const isKept = keeps(given) ?? isWithinKept
  const own = writer && !isKept ? propsInCyrillic(type, given, writer) : given
  const element = make(type, own)
  const isKeptWithin = isKept || isVerbatim(type, given)
  return isKeptWithin === isWithinKept ? element : <KeptContext value={isKeptWithin}>{element}</KeptContext>
}

function Text({ children }: { children?: ReactNode }): ReactNode {
  const writer = use(WritingContext)
  const isKept = use(KeptContext)
  return writer && !isKept ? childrenInCyrillic(children, writer) : children
}

/** What an element says of its own words; nothing where it says as those around it. */
function keeps({ translate, lang }: Props): boolean | undefined {
  if (translate === 'no') return true
  if (typeof lang === 'string' && lang !== '') return !/^(?:bs|hr|sr|sh)\b/.test(lang)
  return translate === 'yes' ? false : undefined
}

function propsInCyrillic(type: ElementType, given: Props, write: Writer): Props {
  const changed: Record<string, unknown> = { ...given }
  for (const name of ATTRIBUTES) {
    const text = given[name]
    if (typeof text === 'string') changed[name] = write(text)
  }
  if (given.children === undefined || isVerbatim(type, given)) return changed
  if (given.lang === 'bs') changed.lang = 'bs-Cyrl'
  changed.children = childrenInCyrillic(given.children as ReactNode, write)
  return changed
}

function isVerbatim(type: ElementType, given: Props): boolean {
  return VERBATIM.has(type as string) || given.contentEditable === true
}

function childrenInCyrillic(children: ReactNode, write: Writer): ReactNode {
  if (typeof children === 'string') return write(children)
  return Array.isArray(children)
    ? children.map((child: ReactNode) => childrenInCyrillic(child, write))
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
const wrapped = new WeakMap<Component, Component>()

/** A component that may answer with bare words, which have no element around them. */
function withTextsOf(component: Component): Component {
  const known = wrapped.get(component)
  if (known) return known
  const wrapper: Component = (props) => withTexts(component(props))
  wrapped.set(component, wrapper)
  return wrapper
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
