import { placeOf, type Room } from './place.ts'
import { type Guard, isTest } from './source.ts'

/** The packages that each room may import. A new package is a decision: add it where it belongs. */
const ALLOWED: Readonly<Record<Room, ReadonlySet<string>>> = {
  contract: new Set(['zod', 'yjs']),
  web: new Set(
    `@react-router/dev @react-router/node @tanstack/react-query @tiptap/core @tiptap/extension-collaboration @tiptap/pm @tiptap/starter-kit @tiptap/y-tiptap fflate
    @simplewebauthn/browser lucide-react papaparse react react-dom react-router read-excel-file use-intl yjs`.split(
      /\s+/,
    ),
  ),
  server: new Set(
    `@aws-sdk/client-s3 @fastify/static @fastify/websocket @node-rs/argon2 @node-rs/bcrypt @simplewebauthn/server cookie docx fastify feed fflate flydrive
    htmlparser2 ical-generator icu-minify jose mammoth nodemailer openid-client papaparse pdfkit pg pg-boss pg-copy-streams pino
    postal-mime postcss prom-client react-router read-excel-file redis satori sharp tar-stream unpdf use-intl vite
    web-push write-excel-file yjs zod`.split(/\s+/),
  ),
}

/** Requires packages that are meant for a layer; tests may use any. */
export const packages: Guard = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const room = placeOf(path)?.room
    if (!room || isTest(path)) return []
    return imports.flatMap(({ specifier, target }) => {
      if (target !== undefined || specifier.startsWith('node:')) return []
      const name = packageOf(specifier)
      return ALLOWED[room].has(name) ? [] : [`${path} (${room}) takes ${name}, which is not for this room`]
    })
  })

/** Forbids imports of test modules in the product. */
export const withoutTests: Guard = (sources) =>
  sources.flatMap(({ path, imports }) =>
    isTest(path) || !path.startsWith('src/')
      ? []
      : imports.flatMap(({ target }) =>
          target !== undefined && isTest(target) ? [`${path} needs what only tests have: ${target}`] : [],
        ),
  )

/** Forbids imports computed at run time, which no guard can follow. */
export const readableImports: Guard = (sources) =>
  sources.flatMap(({ path, computedImports }) =>
    computedImports > 0 && path.startsWith('src/') && !isTest(path)
      ? [`${path} imports what no guard can read`]
      : [],
  )

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
