import { stripMarkup } from '#platform/server/outside/strip-markup.ts'
import { mendJson } from './mend-json.ts'

/** An offer as the structured data of a page states it; empty where it says nothing. */
export type Posting = { title: string; organisation: string; until: string }

const NODES_MAX = 5000
const DEPTH_MAX = 12

type Node = Readonly<Record<string, unknown>>

/** The offers in one script of structured data, wherever in it they lie and however it is wrapped. */
export function postingsIn(script: string): Posting[] {
  const nodes = nodesIn(mendJson(script))
  const byId = new Map(nodes.filter(({ name }) => name !== undefined).map((node) => [node['@id'], node]))
  return nodes.filter(isPosting).map((node) => ({
    title: said(node.title) || said(node.name),
    organisation: nameOf(node.hiringOrganization, byId),
    until: said(node.validThrough),
  }))
}

/** All objects of a value, those near its top first. */
function nodesIn(root: unknown): Node[] {
  const found: Node[] = []
  let level = [root]
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0 && found.length < NODES_MAX; depth += 1) {
    const next: unknown[] = []
    for (const one of level) {
      if (isNode(one)) found.push(one)
      if (typeof one === 'object' && one !== null) next.push(...Object.values(one).slice(0, NODES_MAX))
    }
    level = next.slice(0, NODES_MAX)
  }
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A type is a word, an address that ends with it, or one of several. */
function isPosting({ '@type': type }: Node): boolean {
  return [type].flat().some((one) => typeof one === 'string' && /(?:^|[/#:])JobPosting$/.test(one.trim()))
}

/** A name alone, an organisation, the first of several, or a reference to one elsewhere on the page. */
function nameOf(given: unknown, byId: ReadonlyMap<unknown, Node>): string {
  const one: unknown = Array.isArray(given) ? given[0] : given
  if (!isNode(one)) return said(one)
  const own = said(one.name) || said(one.legalName)
  const elsewhere = byId.get(one['@id'])
  return own || !elsewhere ? own : said(elsewhere.name)
}

/** Words without markup and without letters written as signs, once or twice over. */
function said(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (isNode(one)) return said(one['@value'])
  return typeof one === 'string' ? stripMarkup(one.slice(0, 2000)) : ''
}
