/** `{page title} | {product}`, at most four words of page title; what joined the last of them to a fifth goes too. */
export function documentTitle(pageTitle: string, product: string): string {
  const words = pageTitle.split(/\s+/).filter(Boolean).slice(0, 4).join(' ')
  return `${words.replace(/(?<=[\p{L}\p{N})])[\s,;:·–—-]+$/u, '')} | ${product}`
}

/** Title of a path outside the route table: its first segment, split at hyphens, capitalised. */
export function titleFromPath(path: string): string {
  const segment = decodeSegment(path.split('/').find(Boolean) ?? '')
  const words = segment
    .split(/[-\s]+/)
    .filter(Boolean)
    .slice(0, 4)
    .join(' ')
  return words.charAt(0).toLocaleUpperCase('bs') + words.slice(1)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
