const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"], [contenteditable=true]'
const ROW = 'li, tr, article, [role=row], [role=listitem]'
const PLACE = 'section, article, aside, dialog, fieldset, [role=region], main'
const LETTERS = 80

/** An element's accessible name, which identifies it after it was rendered anew or moved. */
export type FocusName = { name: string; row: string }

export function focusNameOf(element: HTMLElement): FocusName {
  const row = element.closest<HTMLElement>(ROW)
  return { name: nameOf(element), row: row ? rowName(row) : '' }
}

/** The one that bears the same name, in the row of the same name; nobody where several do. */
export function likeIn(scope: Element, target: FocusName): HTMLElement | undefined {
  const alike = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => {
    const { name, row } = focusNameOf(one)
    return name === target.name && row === target.row && one.checkVisibility()
  })
  return alike.length === 1 ? alike[0] : undefined
}

/** The neighbour of what is gone; where none is left, the heading of the part that it stood in. */
export function nearestIn(
  scope: Element,
  gap: { parent: Node; next: Node | null; previous: Node | null },
): HTMLElement | undefined {
  const inside = gap.parent.isConnected && scope.contains(gap.parent) ? gap.parent : scope
  if (inside instanceof Element && inside !== scope && inside.matches('ul, ol, tbody, dl, [role=list]')) {
    const neighbour = entryOf(gap.next, 'nextSibling') ?? entryOf(gap.previous, 'previousSibling')
    if (neighbour) return neighbour
  }
  const place = (inside instanceof Element ? inside : inside.parentElement)?.closest(PLACE) ?? scope
  const heading = place.querySelector<HTMLElement>('h1, h2, h3, h4')
  const target = heading?.checkVisibility() ? heading : (place as HTMLElement)
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  return target
}

/** Finds the focusable element of the first neighbour that has one. */
function entryOf(start: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | undefined {
  for (let node = start; node; node = node[way]) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue
    if (node.matches(FOCUSABLE)) return node
    const first = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => one.checkVisibility())
    if (first) return first
  }
  return undefined
}

function nameOf(element: HTMLElement): string {
  const own =
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    (element.getAttribute('name')
      ? `${element.getAttribute('name')}=${element.getAttribute('value') ?? ''}`
      : null) ??
    element.textContent.trim().slice(0, LETTERS)
  return `${element.tagName} ${own}`
}

/** A row is known by where it leads to, or else by how it begins. */
function rowName(row: HTMLElement): string {
  const link = row.querySelector('a[href]')
  const heading = link ?? row.querySelector('h2, h3, h4, strong, label, p, span') ?? row
  return `${link?.getAttribute('href') ?? ''} ${heading.textContent.trim().slice(0, LETTERS)}`
}
