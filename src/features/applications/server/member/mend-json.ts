import { parseUntrustedJson } from '#platform/contract/untrusted-json.ts'

/** Wrappers of structured data, with which pages hide it from old browsers and validators. */
const AFTER = ['//', '/*', '*/', '-->', ']]>', ';']

/**
 * Parses JSON as pages have it: within comments, with line breaks in texts, trailing commas or HTML entities. Goes through
 * the text once; returns undefined if it is still no JSON.
 */
export function mendJson(script: string): unknown {
  const bare = unwrapped(script)
  return parsed(bare) ?? parsed(mended(/^[[{]\s*&(?:quot|#34);/.test(bare) ? unquoted(bare) : bare))
}

function unwrapped(script: string): string {
  const bare = script.replace('<![CDATA[', '')
  let rest = bare.slice(Math.max(0, bare.search(/[[{]/))).trimEnd()
  for (let mark: string | undefined = ''; mark !== undefined; ) {
    mark = AFTER.find((one) => rest.endsWith(one))
    if (mark) rest = rest.slice(0, -mark.length).trimEnd()
  }
  return rest
}

function parsed(text: string): unknown {
  try {
    return parseUntrustedJson(text)
  } catch {
    return undefined
  }
}

function unquoted(text: string): string {
  return text.replace(/&(?:quot|#34);/g, '"').replaceAll('&amp;', '&')
}

const CONTROL: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function mended(text: string): string {
  let result = ''
  let inText = false
  /** A comma that counts only if something follows it. */
  let comma = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (inText) {
      if (sign === '\\') {
        const next = text[at + 1] ?? ''
        result += /["\\/bfnrtu]/.test(next) ? sign + next : (CONTROL[next] ?? next)
        at += 1
        continue
      }
      result += sign < ' ' ? (CONTROL[sign] ?? ' ') : sign
      if (sign === '"') inText = false
      continue
    }
    const comment = commentAt(text, at)
    if (comment > 0) {
      at += comment - 1
      continue
    }
    if (sign === ',') {
      comma = ','
      continue
    }
    if (/\s/.test(sign)) continue
    if (sign !== '}' && sign !== ']') result += comma
    comma = ''
    result += sign
    if (sign === '"') inText = true
  }
  return result
}

/** Returns the length of the comment that begins here. */
function commentAt(text: string, at: number): number {
  const [end, width] = text.startsWith('/*', at) ? ['*/', 2] : text.startsWith('//', at) ? ['\n', 1] : ['', 0]
  if (width === 0) return 0
  const index = text.indexOf(end, at + 2)
  return index < 0 ? text.length - at : index + width - at
}
