import type { ReactNode } from 'react'

const ADDRESS = /https?:\/\/[^\s<>"]{1,500}/g

/** The text of a message with its links, each followed by its real target; nothing opens before a request is accepted. */
export function MessageText({ body, hasLinks }: { body: string; hasLinks: boolean }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of hasLinks ? body.matchAll(ADDRESS) : []) {
    const address = withoutEnd(match[0])
    const host = hostOf(address)
    if (!host) continue
    parts.push(body.slice(end, match.index))
    parts.push(
      <a
        key={match.index}
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-current"
      >
        {address}
        <span className="opacity-80"> ({host})</span>
      </a>,
    )
    end = match.index + address.length
  }
  parts.push(body.slice(end))
  return <span className="whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]">{parts}</span>
}

/** Cuts punctuation that ends a sentence off an address. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && '.,;:!?)'.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    // Text that only looks like an address stays text.
    return undefined
  }
}
