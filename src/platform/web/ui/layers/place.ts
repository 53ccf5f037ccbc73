const EDGE = 8

/**
 * Puts a layer under its opener, flush with the side that has room, above it where there is none below. Where neither has
 * room it stands over the opener, whole in the window, and scrolls if even that is too little.
 */
export function placeBelow(layer: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  layer.style.maxHeight = `${clientHeight - 2 * EDGE}px`
  layer.style.overflowY = 'auto'
  const { offsetWidth: width, offsetHeight: height } = layer
  const left = from.left + width + EDGE > clientWidth ? from.right - width : from.left
  const [below, above] = [from.bottom + 4, from.top - height - 4]
  const lowest = clientHeight - height - EDGE
  const top = below <= lowest || above < EDGE ? Math.min(below, lowest) : above
  layer.style.inset = 'auto'
  layer.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`
  layer.style.top = `${Math.max(EDGE, top)}px`
}

/** Centres a layer under the middle of its box, moved as far as the window asks. */
export function keepInside(layer: HTMLElement): void {
  layer.style.transform = ''
  const { left, width } = layer.getBoundingClientRect()
  const target = Math.min(left - width / 2, document.documentElement.clientWidth - width - EDGE)
  layer.style.transform = `translateX(${Math.round(Math.max(EDGE, target) - left)}px)`
}
