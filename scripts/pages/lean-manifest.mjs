// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WRITTEN = /^window\.__reactRouterManifest=(\{.*\});$/s

/**
 * Leaves out of the browser's map of routes what it never reads: every page loads the map, and two thirds of it were lists of
 * files to fetch ahead (the server writes those of a page into its head, where they are found sooner) and answers of "no".
 * @param {string} client
 */
export async function leanManifest(client) {
  const name = (await readdir(join(client, 'assets'))).find((each) => /^manifest-.*\.js$/.test(each))
  if (!name) throw new Error('The map of routes is missing from the build')
  const path = join(client, 'assets', name)
  const json = WRITTEN.exec(await readFile(path, 'utf8'))?.[1]
  if (!json) throw new Error('The router writes its map of routes in another way')
  /** @type {{ entry: object, routes: Record<string, Record<string, unknown>> }} */
  const manifest = JSON.parse(json)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, leanRoute(route)])
  const lean = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(routes),
  }
  await writeFile(path, `window.__reactRouterManifest=${JSON.stringify(lean)};`)
}

/** @param {Record<string, unknown>} route */
function leanRoute({ imports: _, ...route }) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value)))
}

/** @param {unknown} value */
function isEmpty(value) {
  return Array.isArray(value) && value.length === 0
}
