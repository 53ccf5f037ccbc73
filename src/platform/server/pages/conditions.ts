const ENCODINGS = ['br', 'gzip'] as const

/** Whether a client already has what this name stands for; what a proxy made of the name on its way does not matter. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const name = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => {
    const tag = each.trim()
    return tag === '*' || tag.replace(/^W\//, '') === name
  })
}

/** The best of our encodings that the client takes. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | 'identity' {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    const isRefused = parameters.some((each) => /^q=0(\.0*)?$/.test(each))
    const list = isRefused ? refused : accepted
    list.add(name)
  }
  return (
    ENCODINGS.find((name) => !refused.has(name) && (accepted.has(name) || accepted.has('*'))) ?? 'identity'
  )
}
