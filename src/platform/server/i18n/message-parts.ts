import compile from 'icu-minify/compile'

/** The parameters, plurals and markup of a message, apart from its words. */
export type MessageParts = {
  /** The arguments by name, each with its format: plain, number, date or one of several branches. */
  inserted: ReadonlyMap<string, string>
  /** Marks around words, such as a link. */
  tags: ReadonlySet<string>
  choices: readonly Choice[]
}
/** Branches, and what decides between them. */
export type Choice = { by: string; kind: string; branches: readonly string[] }

/** As the compiler of our messages numbers them; 0 is the number of a plural, which is no insertion of its own. */
const KINDS = ['', 'select', 'plural', 'selectordinal', 'number', 'date', 'time']
const BRANCHING = new Set(['select', 'plural', 'selectordinal'])

/** Reads an ICU message; throws where it is none. */
export function messageParts(message: string): MessageParts {
  const inserted = new Map<string, string>()
  const tags = new Set<string>()
  const choices: Choice[] = []
  function read(node: unknown): void {
    if (!Array.isArray(node)) return
    const [name, type, more] = node as [string, unknown, Record<string, unknown> | undefined]
    const kind = typeof type === 'number' ? KINDS[type] : undefined
    if (node.length === 1) inserted.set(name, inserted.get(name) ?? '')
    else if (!kind) {
      tags.add(name)
      node.slice(1).forEach(read)
    } else {
      inserted.set(name, kind)
      if (!BRANCHING.has(kind) || !more) return
      choices.push({ by: name, kind, branches: Object.keys(more) })
      Object.values(more).forEach(readAll)
    }
  }
  function readAll(nodes: unknown): void {
    if (Array.isArray(nodes)) nodes.forEach(read)
  }
  readAll(compile(message))
  return { inserted, tags, choices }
}
