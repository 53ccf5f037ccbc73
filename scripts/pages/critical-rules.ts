import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'

/** A rule with its needs of a page: classes and elements, or a name that other rules use. */
export type CriticalRule = {
  classes: string[]
  tags: string[]
  name?: string
  wrap: string[]
  css: string
}
type Needs = Pick<CriticalRule, 'classes' | 'tags' | 'name'>

const NESTING = new Set(['media', 'supports', 'layer', 'container'])
/** A fallback for browsers without @property, ours below is for all; paper comes when the full style sheet is there. */
const LEFT_OUT = /^@(?:layer properties|media print)$/
/** Letters of Cyrillic: few need them, and the full style sheet has them. */
const CYRILLIC_FONT = /^@font-face\b[^]*unicode-range:\s*U\+4/i
/** Values that only animated gradients use; the full style sheet has them. */
const GRADIENTS = /,--tw-gradient-(?:from|via|to)\b/g

/** Returns the rules of a style sheet, each with its needs of the page and its at-rules. */
export function criticalRules(css: string): CriticalRule[] {
  const rules: CriticalRule[] = []
  collect({ container: postcss.parse(css), wrap: [], rules })
  return rules
}

function collect({
  container,
  wrap,
  rules,
}: {
  container: Container
  wrap: string[]
  rules: CriticalRule[]
}): void {
  for (const node of (container.nodes ?? []) as ChildNode[]) {
    if (node.type === 'comment' || node.type === 'decl') continue
    if (node.type === 'rule') {
      const body = node.nodes
        .filter((child) => child.type !== 'comment')
        .map(String)
        .join(';')
        .replace(GRADIENTS, '')
      for (const selector of node.selectors)
        rules.push({ ...needs(selector), wrap, css: `${selector}{${body}}` })
    } else if (NESTING.has(node.name) && node.nodes) {
      const at = `@${node.name} ${node.params}`
      if (!LEFT_OUT.test(at)) collect({ container: node, wrap: [...wrap, at], rules })
    } else if (node.name === 'property') {
      rules.push(initialValue(node))
    } else if (!CYRILLIC_FONT.test(node.toString())) {
      rules.push({ ...named(node), wrap, css: `${node.toString()}${node.nodes ? '' : ';'}` })
    }
  }
}

/** Turns a registered property into one set on every element: shorter, and known to every browser and checker. */
function initialValue(node: AtRule): CriticalRule {
  const isInitial = (one: ChildNode): one is Declaration =>
    one.type === 'decl' && one.prop === 'initial-value'
  const value = node.nodes?.find(isInitial)?.value ?? 'initial'
  const wrap = ['@layer properties', '*,:before,:after,::backdrop']
  return { classes: [], tags: [], name: node.params, wrap, css: `${node.params}:${value};` }
}

/** Returns the needs of a property or an animation: other rules that use its name. */
function named(node: AtRule): Needs {
  if (node.name === 'keyframes') return { classes: [], tags: [], name: node.params }
  return { classes: [], tags: [] }
}

/** Pseudo-elements and states of form fields only. */
const OF_FIELDS =
  /::-webkit-(?:calendar|date|inner-spin|outer-spin|search)|placeholder|:-moz-ui-invalid|file-selector/

/**
 * Returns the class and tag names that a selector needs; not those in :not() or among alternatives, but a single class in
 * :has().
 */
function needs(selector: string): Needs {
  const plain = selector
    .replace(/:has\((\.[\w-]+)\)/g, '$1')
    .replace(/:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ' ')
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1'))
  const bare = plain.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|\.(?:\\.|[\w-])+|#[\w-]+/g, ' ')
  const tags = bare.match(/[a-z][a-z0-9]*/g) ?? []
  return { classes, tags: OF_FIELDS.test(plain) ? [...tags, 'input'] : tags }
}
