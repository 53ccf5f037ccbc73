export type Tag = { name: string; attributes: Map<string, string> }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Returns every opening tag with its attributes; sufficient for our own server's markup. */
export function tagsOf(html: string): Tag[] {
  const visible = html.replace(/<(script|style)((?:\s[^>]*)?)>[^]*?<\/\1>/g, '<$1$2>')
  return [...visible.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replace(/&([#\w]+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
      ]),
    ),
  }))
}

/** Returns the contents of script or style tags in the page itself. */
export function inline(html: string, name: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${name}((?:\\s[^>]*)?)>([^]*?)</${name}>`, 'g')
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , body = '']) => body)
}

export function attribute(html: string, tag: string, name: string): string | undefined {
  return tagsOf(html)
    .find((each) => each.name === tag)
    ?.attributes.get(name)
}

export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** Returns addresses that a browser fetches for this page. */
export function fetchedBy(html: string): string[] {
  const LOADING = new Set([
    'stylesheet',
    'preload',
    'modulepreload',
    'icon',
    'apple-touch-icon',
    'manifest',
    'preconnect',
    'dns-prefetch',
    'prefetch',
  ])
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const rels = (attributes.get('rel') ?? '').split(' ')
    const href = name === 'link' && rels.some((rel) => LOADING.has(rel)) ? attributes.get('href') : undefined
    const sets = (attributes.get('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0])
    const action = name === 'form' ? attributes.get('action') : undefined
    return [href, attributes.get('src'), attributes.get('poster'), action, ...sets].filter(
      (url) => url !== undefined && url !== '',
    ) as string[]
  })
}
