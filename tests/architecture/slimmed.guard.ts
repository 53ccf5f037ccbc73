import { Visitor } from 'oxc-parser'
import { placeOf } from './place.ts'
import { type Guard, isTest, type Source } from './source.ts'
import { isCallOf } from './syntax.ts'

// The fields of an endpoint that the build leaves in the browser, as in scripts/vite-slim-contracts.ts.
const LEFT = new Set(['method', 'path', 'status'])

/** Forbids schemas of endpoints in the browser, where they do not exist. */
export const slimmed: Guard = (sources) => {
  const endpoints = new Map(sources.map((source) => [source.path, endpointsOf(source)]))
  return sources.flatMap((source) => {
    if (placeOf(source.path)?.room !== 'web' || isTest(source.path)) return []
    const known = importedFrom(source, endpoints)
    const found: string[] = []
    new Visitor({
      MemberExpression({ object, property, computed }) {
        if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
        if (known.has(object.name) && !LEFT.has(property.name))
          found.push(
            `${source.path} asks for ${object.name}.${property.name}, which the browser does not have`,
          )
      },
    }).visit(source.program)
    return found
  })
}

function endpointsOf({ program }: Source): Set<string> {
  const names = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isCallOf('endpoint', init)) names.add(id.name)
    },
  }).visit(program)
  return names
}

/** Returns the names by which a file imports endpoints. */
function importedFrom({ program, imports }: Source, endpoints: Map<string, Set<string>>): Set<string> {
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]))
  return new Set(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return []
      const made = endpoints.get(targets.get(statement.source.value) ?? '')
      return statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && made?.has(one.imported.name)
          ? [one.local.name]
          : [],
      )
    }),
  )
}
