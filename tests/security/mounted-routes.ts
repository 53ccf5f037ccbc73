import type { FastifyInstance } from 'fastify'

const LINE = /^(?<indent>[│ ]*)[├└]── (?<piece>\S+) \((?<methods>[A-Z, ]+)\)$/

/** Returns every path and method that the application answers, whoever mounted it; HEAD belongs to GET. */
export function mountedRoutes(app: FastifyInstance): string[] {
  const above: string[] = []
  const found: string[] = []
  const lines = app.printRoutes({ commonPrefix: false }).split('\n').filter(Boolean)
  for (const line of lines) {
    const { indent = '', piece = '', methods = '' } = LINE.exec(line)?.groups ?? {}
    if (!piece) throw new Error(`This line of the route table cannot be read: ${line}`)
    const depth = indent.length / 4
    above.length = depth
    above.push(piece)
    const path = above.join('').replace(/:(\w+)/g, '{$1}')
    found.push(
      ...methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`),
    )
  }
  return found
}
