// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WRITTEN = /^window\.__reactRouterManifest=(\{.*\});$/s

/**
 * Makes the map of all routes a module that a page fetches once it is awake, and leaves out of it what the browser never
 * reads: lists of files to fetch ahead (the server writes those of a page into its head, where they are found sooner) and
 * answers of "no".
 * @param {string} client
 */
export async function leanManifest(client) {
  const name = (await readdir(join(client, 'assets'))).find((each) => /^manifest-.*\.js$/.test(each))
  if (!name) throw new Error('The map of routes is missing from the build')
  const path = join(client, 'assets', name)
  const json = WRITTEN.exec(await readFile(path, 'utf8'))?.[1]
  if (!json) throw new Error('The router writes its map of routes in another way')
  /** @type {{ routes: Record<string, Record<string, unknown>> }} */
  const manifest = JSON.parse(json)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, leanRoute(route)])
  await writeFile(path, `export const routes=${JSON.stringify(Object.fromEntries(routes))};`)
}

/**
 * Also written into the router of the server (`vite-lean-router.ts`), so it needs nothing from outside of itself.
 * @param {Record<string, unknown>} route
 */
export function leanRoute({ imports: _, ...route }) {
  return Object.fromEntries(
    Object.entries(route).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
