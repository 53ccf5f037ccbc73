import { builtinModules } from 'node:module'
import { placeOf } from './place.ts'
import { type Guard, isTest } from './source.ts'

const FORBIDDEN = {
  contract: ['server', 'web'],
  server: ['web'],
  web: ['server'],
}

/** Forbids imports between server and web, other imports than contracts in contracts, and Node.js outside the server. */
export const rooms: Guard = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const room = placeOf(path)?.room
    if (!room || isTest(path)) return []
    return imports.flatMap(({ specifier, target }) => {
      if (target === undefined)
        return bringsNode(path, room, specifier)
          ? [`${path} brings Node.js out of the server: ${specifier}`]
          : []
      const other = placeOf(target)?.room
      return other && FORBIDDEN[room].includes(other) ? [`${path} (${room}) imports ${other}: ${target}`] : []
    })
  })

function bringsNode(path: string, room: string, specifier: string): boolean {
  if (room === 'server' || path === 'src/entry.server.tsx') return false
  return specifier.startsWith('node:') || builtinModules.includes(specifier.split('/')[0] ?? '')
}
