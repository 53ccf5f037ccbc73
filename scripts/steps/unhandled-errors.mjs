// @ts-check
import { writeFileSync } from 'node:fs'

/**
 * A reporter that keeps what failed outside of any test, which the report in JSON leaves out: a promise that nobody waited
 * for, a worker that ended.
 * @param {string} file
 */
export function unhandledErrors(file) {
  return {
    /**
     * @param {unknown} _modules
     * @param {readonly { message?: string, stack?: string }[]} errors
     */
    onTestRunEnd(_modules, errors) {
      writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message ?? '')))
    },
  }
}
