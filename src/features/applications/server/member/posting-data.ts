import { stripMarkup } from '#platform/server/outside/strip-markup.ts'
import { mendJson } from './mend-json.ts'

/** A job posting in the structured data of a page; fields that it lacks are empty. */
export type Posting = { title: string; organisation: string; until: string }

const NODES_MAX = 5000
const DEPTH_MAX = 12

type Node = Readonly<Record<string, unknown>>

/** Finds the job postings in a script of structured data, at any depth and in any wrapper. */
export function postingsIn(script: string): Posting[] {
  const nodes = nodesIn(mendJson(script))
  const byId = new Map(nodes.filter(({ name }) => name !== undefined).map((node) => [node['@id'], node]))
  return nodes.filter(isPosting).map((node) => ({
    title: plainText(node.title) || plainText(node.name),
    organisation: nameOf(node.hiringOrganization, byId),
    until: plainText(node.validThrough),
  }))
}

/** Lists all objects of a value, those near its top first. */
function nodesIn(root: unknown): Node[] {
  const nodes: Node[] = []
  let level = [root]
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0 && nodes.length < NODES_MAX; depth += 1) {
    const next: unknown[] = []
    for (const one of level) {
      if (isNode(one)) nodes.push(one)
      if (typeof one === 'object' && one !== null) next.push(...Object.values(one).slice(0, NODES_MAX))
    }
    level = next.slice(0, NODES_MAX)
  }
  return nodes
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns true for a job posting, whose type is a word, an address that ends with it, or one of several. */
function isPosting({ '@type': type }: Node): boolean {
  return [type].flat().some((one) => typeof one === 'string' && /(?:^|[/#:])JobPosting$/.test(one.trim()))
}

/** Returns the organisation's name: a plain text, an object, the first of several, or a reference within the page. */
function nameOf(input: unknown, byId: ReadonlyMap<unknown, Node>): string {
  const one: unknown = Array.isArray(input) ? input[0] : input
  if (!isNode(one)) return plainText(one)
  const own = plainText(one.name) || plainText(one.legalName)
  const elsewhere = byId.get(one['@id'])
  return own || !elsewhere ? own : plainText(elsewhere.name)
}

/** Returns the text without markup and HTML entities, also if they are escaped twice. */
function plainText(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (isNode(one)) return plainText(one['@value'])
  return typeof one === 'string' ? stripMarkup(one.slice(0, 2000)) : ''
}
