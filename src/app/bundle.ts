// Where the bundle begins: the product itself, without the other things that can stand after `npm start --`.
import { keepCompiledCode } from './compiled-code.ts'

keepCompiledCode()
const { plainly, serving } = await import('./serving.ts')
await plainly((config) => serving('all', config))
