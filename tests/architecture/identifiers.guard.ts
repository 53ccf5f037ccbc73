import { type BindingPattern, type ParamPattern, Visitor } from 'oxc-parser'
import { participles } from './participles-baseline.ts'
import { isTest, type Source } from './source.ts'
import { exportedDeclarations } from './syntax.ts'

/** These words say what happened to a thing, not what the thing is. */
const PARTICIPLES = new Set(Object.keys(participles))
/** The first word of a name whose value is true or false: `isSent`, `hasTaken`. */
const QUESTION = /^(is|are|has|have|was|were|can|may|should|not)$/
/** Standard terms that contain a participle. */
const TERMS = /not-?found/gi

/** Returns whether a name is a participle or has one among its words. */
export function isParticiple(name: string): boolean {
  const [first = '', ...rest] = name.replace(TERMS, '').split(/(?=[A-Z])|_/)
  if (QUESTION.test(first)) return false
  return [first, ...rest].some((word) => PARTICIPLES.has(word.toLowerCase()))
}

/** Returns exported names that are participles or have one among their words. */
export function exportedParticiples(sources: Source[]): string[] {
  return product(sources).flatMap(({ path, program }) => {
    const names = exportedDeclarations(program).flatMap((declaration) => {
      if (declaration.type === 'VariableDeclaration')
        return declaration.declarations.flatMap(({ id }) => namesIn(id))
      return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
    })
    return names.filter(isParticiple).map((name) => `${path} ${name}`)
  })
}

/** Lists names of variables, parameters, functions and types that are a participle or have one among their words. */
export function localParticiples(sources: Source[]): string[] {
  const breaches: string[] = []
  let path = ''
  const look = (...names: string[]) => {
    breaches.push(...names.filter(isParticiple).map((name) => `${path} ${name}`))
  }
  const params = (patterns: ParamPattern[]) => look(...patterns.flatMap(namesIn))
  for (const source of product(sources)) {
    path = source.path
    new Visitor({
      VariableDeclarator: ({ id }) => look(...namesIn(id)),
      FunctionDeclaration(node) {
        if (node.id) look(node.id.name)
        params(node.params)
      },
      FunctionExpression: (node) => params(node.params),
      ArrowFunctionExpression: (node) => params(node.params),
      TSTypeAliasDeclaration: ({ id }) => look(id.name),
    }).visit(source.program)
  }
  return breaches
}

function product(sources: Source[]): Source[] {
  return sources.filter(({ path }) => path.startsWith('src/') && !isTest(path))
}

/** Lists the names that a pattern declares; a field that keeps its name is named where its object is. */
function namesIn(pattern: BindingPattern | ParamPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element && element.type !== 'RestElement' ? namesIn(element) : [],
      )
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'Property' && !property.shorthand ? namesIn(property.value) : [],
      )
    default:
      return []
  }
}
