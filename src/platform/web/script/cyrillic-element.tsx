import { createContext, createElement, type ElementType, Fragment, type ReactNode, use } from 'react'
import { cyrillicWriter, inCyrillic, type Writer } from '#platform/contract/script/cyrillic.ts'
import type { ElementWriter, ElementInput } from './element-writer.ts'
import { provideWriter, WritingContext } from './writing.ts'

/** Within an element whose words stay as they are. */
const VerbatimContext = createContext(false)

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
  const source = props as Props
  if (type === Fragment) {
    const children = withTexts(source.children as ReactNode)
    return children === source.children ? undefined : make(type, { ...source, children }, key)
  }
  const isOwn = typeof type === 'string' ? !WORDLESS.has(type) : isForwarding(type)
  if (isOwn) return createElement(CyrillicElement, { type, props, make, key })
  return isFunction(type) ? make(withTextsOf(type), props, key) : undefined
}

type CyrillicElementProps = ElementInput & { make: Parameters<ElementWriter>[0] }

function CyrillicElement({ type, props, make }: CyrillicElementProps): ReactNode {
  const source = props as Props
  const writer = use(WritingContext)
  const isWithinKept = use(VerbatimContext)
  const isKept = keeps(source) ?? isWithinKept
  const own = writer && !isKept ? propsInCyrillic(type, source, writer) : source
  const element = make(type, own)
  const isKeptWithin = isKept || isVerbatim(type, source)
  return isKeptWithin === isWithinKept ? (
    element
  ) : (
    <VerbatimContext value={isKeptWithin}>{element}</VerbatimContext>
  )
}

function Text({ children }: { children?: ReactNode }): ReactNode {
  const writer = use(WritingContext)
  const isKept = use(VerbatimContext)
  return writer && !isKept ? childrenInCyrillic(children, writer) : children
}

/** What an element says of its own words; nothing where it says as those around it. */
function keeps({ translate, lang }: Props): boolean | undefined {
  if (translate === 'no') return true
  if (typeof lang === 'string' && lang !== '') return !/^(?:bs|hr|sr|sh)\b/.test(lang)
  return translate === 'yes' ? false : undefined
}

function propsInCyrillic(type: ElementType, source: Props, write: Writer): Props {
  const changed: Record<string, unknown> = { ...source }
  for (const name of ATTRIBUTES) {
    const text = source[name]
    if (typeof text === 'string') changed[name] = write(text)
  }
  if (source.children === undefined || isVerbatim(type, source)) return changed
  if (source.lang === 'bs') changed.lang = 'bs-Cyrl'
  changed.children = childrenInCyrillic(source.children as ReactNode, write)
  return changed
}

function isVerbatim(type: ElementType, source: Props): boolean {
  return VERBATIM.has(type as string) || source.contentEditable === true
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
  const cached = wrapped.get(component)
  if (cached) return cached
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
provideWriter((exceptions) => {
  const cached = writers.get(exceptions)
  if (cached) return cached
  const writer = exceptions === '' ? inCyrillic : cyrillicWriter(exceptions)
  writers.clear()
  writers.set(exceptions, writer)
  return writer
})
