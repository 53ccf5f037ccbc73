// The start of the bundle: the product itself, without the other commands of `npm start --`.
import { keepCompiledCode } from './compiled-code.ts'

keepCompiledCode()
const { plainly, servingRoleOf } = await import('./serving.ts')
await plainly((config) => servingRoleOf(process.argv.slice(2), config))
