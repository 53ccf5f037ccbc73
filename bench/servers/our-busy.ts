import { seedDemoWorld } from '#app/seed-once.ts'
import { announce } from '../lib/announce.ts'
import { openProduct } from '../lib/open-product.ts'
import { signInMany } from '../lib/readers-world.ts'

const { app, services, stop } = await openProduct()
// The queue runs already.
await seedDemoWorld(services, () => Promise.resolve())
const people = await signInMany(services, Number(process.env.PEOPLE))
announce({ server: app.server, close: stop, more: { people } })
