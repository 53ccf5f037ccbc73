import { Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'
import { isCallOf } from './syntax.ts'

/**
 * Names files with a busy state of their own. Buttons act through `useAct()`, forms through `useForm()`, and what saves
 * itself through `useAutosave()`: these show every failure in one way and never run an action twice at the same time.
 */
export function handMadeActs(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/features/') && !isTest(path))
    .filter(({ program }) => {
      let isHandMade = false
      new Visitor({
        VariableDeclarator({ id, init }) {
          if (id.type !== 'ArrayPattern' || !isCallOf('useState', init)) return
          const setter = id.elements[1]
          isHandMade ||= setter?.type === 'Identifier' && /^set(Is)?Busy$/.test(setter.name)
        },
      }).visit(program)
      return isHandMade
    })
    .map(({ path }) => path)
}
