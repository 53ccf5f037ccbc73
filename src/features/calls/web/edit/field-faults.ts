import type { CallInput } from '../../contract/call-editing.endpoints.ts'

const LISTED = /^(rules|template\.boxes)\.(\d+)\./

/** Maps the server's faults to the names of the editor's fields. */
export function fieldFaults(
  faults: Readonly<Record<string, string>>,
  { content }: Pick<CallInput, 'content'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => {
      const name = path.replace(/^content\./, '')
      const [, list, at] = LISTED.exec(name) ?? []
      if (list === undefined) return [name, fault]
      return list === 'rules'
        ? [`rule.${content.rules[Number(at)]?.id}`, fault]
        : [`box.${content.template.boxes[Number(at)]?.id}`, fault]
    }),
  )
}
