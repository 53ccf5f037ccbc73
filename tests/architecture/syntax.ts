import { type Argument, type Declaration, type Expression, type Program, Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** Lists the declarations that a file exports where it makes them. */
export function exportedDeclarations(program: Program): Declaration[] {
  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? [statement.declaration] : [],
  )
}

/** Returns the name by which code asks for this: `run` of `run()` and of `pool.run()`; empty where it has none. */
export function nameOf(node: Expression | Argument): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : ''
}

/** Returns whether this calls the function of that name. */
export function isCallOf(name: string, node: Expression | null): boolean {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name
}

/** Lists the texts of a file as its code holds them: literals and the fixed parts of templates. */
export function textsIn({ program }: Source): string[] {
  const texts: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement({ value }) {
      texts.push(value.cooked ?? '')
    },
  }).visit(program)
  return texts
}
