import {
  COLORS,
  HIGHLIGHTS,
  type Marks,
  normalise,
  type Range as TextRange,
  type RichText,
  type Run,
  textLength,
} from '../../contract/rich-text.ts'
import { linkGroups } from '../../contract/rich-text-edit.ts'
import { colorClass, highlightClass } from '../mark-classes.ts'

/** Gives the last line its height when the text ends with a line break; counts as no text. */
const FILLER = 'data-filler'
const BLOCKS = new Set(['DIV', 'P'])

/** What may stand in a text: any kind of break becomes `\n`, a tab a space, other control characters nothing. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\u000b\u000c]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
}

/** Shows the text in the surface; touches nothing when it is shown already, so that the caret stays. */
export function showRuns(surface: HTMLElement, runs: readonly Run[]): void {
  surface.normalize()
  const wanted = flat([...linkGroups(runs).map(groupNode), filler()])
  const shown = [...surface.childNodes]
  if (shown.length === wanted.length && shown.every((node, index) => node.isEqualNode(wanted[index] ?? null)))
    return
  surface.replaceChildren(...wanted)
}

/** Reads the text back from whatever the browser has made of the surface. */
export function readRuns(root: Node): RichText {
  const runs: Run[] = []
  collect(root, { marks: {}, runs })
  return normalise(runs)
}

/** The selection as offsets into the text, or undefined when it is elsewhere. */
export function selectionIn(surface: HTMLElement): TextRange | undefined {
  const selection = surface.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!surface.contains(range.startContainer) || !surface.contains(range.endContainer)) return undefined
  return {
    from: offsetOf(surface, range.startContainer, range.startOffset),
    to: offsetOf(surface, range.endContainer, range.endOffset),
  }
}

/** Selects a range; leaves a selection that is already there, because it knows its direction. */
export function select(surface: HTMLElement, { from, to }: TextRange): void {
  const current = selectionIn(surface)
  if (current && current.from === from && current.to === to) return
  const start = placeOf(surface, from)
  const end = placeOf(surface, to)
  surface.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}

function groupNode({ link, runs }: { link: string | undefined; runs: Run[] }): Node {
  const nodes = runs.map(runNode)
  if (!link) return nodes.length === 1 && nodes[0] ? nodes[0] : fragmentOf(nodes)
  const anchor = document.createElement('a')
  anchor.setAttribute('href', link)
  anchor.append(...nodes)
  return anchor
}

function runNode(run: Run): Node {
  let node: Node = document.createTextNode(run.text)
  if (run.color) node = wrap(node, { tag: 'span', className: colorClass(run), data: { color: run.color } })
  if (run.highlight)
    node = wrap(node, { tag: 'mark', className: highlightClass(run), data: { highlight: run.highlight } })
  if (run.italic) node = wrap(node, { tag: 'em' })
  if (run.bold) node = wrap(node, { tag: 'strong' })
  return node
}

function wrap(
  node: Node,
  { tag, className, data = {} }: { tag: string; className?: string; data?: Record<string, string> },
): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  Object.assign(element.dataset, data)
  element.append(node)
  return element
}

function fragmentOf(nodes: Node[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  return fragment
}

function flat(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => (node instanceof DocumentFragment ? [...node.childNodes] : [node]))
}

function filler(): HTMLElement {
  const element = document.createElement('br')
  element.setAttribute(FILLER, '')
  return element
}

function collect(node: Node, state: { marks: Marks; runs: Run[] }): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) {
      state.runs.push({ text: cleanText(child.data), ...state.marks })
    } else if (child instanceof HTMLBRElement) {
      if (!child.hasAttribute(FILLER)) state.runs.push({ text: '\n', ...state.marks })
    } else if (child instanceof HTMLElement) {
      // A browser that splits the text into blocks means a line break.
      if (BLOCKS.has(child.tagName) && textLength(state.runs) > 0)
        state.runs.push({ text: '\n', ...state.marks })
      collect(child, { marks: { ...state.marks, ...marksOfElement(child) }, runs: state.runs })
    }
  }
}

function marksOfElement(element: HTMLElement): Marks {
  const { color, highlight } = element.dataset
  const link = element.tagName === 'A' ? element.getAttribute('href') : null
  const knownColor = COLORS.find((name) => name === color)
  const knownHighlight = HIGHLIGHTS.find((name) => name === highlight)
  return {
    ...(/^(?:STRONG|B)$/.test(element.tagName) && { bold: true as const }),
    ...(/^(?:EM|I)$/.test(element.tagName) && { italic: true as const }),
    ...(link && { link }),
    ...(knownColor && { color: knownColor }),
    ...(knownHighlight && { highlight: knownHighlight }),
  }
}

function offsetOf(surface: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(surface, 0)
  range.setEnd(node, offset)
  return textLength(readRuns(range.cloneContents()))
}

/** Where the caret stands for an offset; at a border it stays with the words before it. */
function placeOf(surface: HTMLElement, offset: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT)
  let left = offset
  let last: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    last = node as Text
    if (left <= last.data.length) return { node: last, offset: left }
    left -= last.data.length
  }
  return last ? { node: last, offset: last.data.length } : { node: surface, offset: 0 }
}
