import { partsOf } from './message-links.ts'

/** The text of a message with its links, each followed by its real host; nothing opens before a request is accepted. */
export function MessageText({ body, hasLinks }: { body: string; hasLinks: boolean }) {
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {(hasLinks ? partsOf(body) : [body]).map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-current"
          >
            {part.text}
            {!part.text.toLowerCase().startsWith(part.host) && (
              <span className="opacity-80"> ({part.host})</span>
            )}
          </a>
        ),
      )}
    </span>
  )
}
