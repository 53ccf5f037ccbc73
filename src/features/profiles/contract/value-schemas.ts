import * as z from 'zod/mini'

/** A web address, as people copy it. */
export const webAddress = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?#][\x21\x23-\x3b\x3d\x3f-\x7e]*)?$/),
  )

/** A year, or a month in it. */
export const month = z.string().check(z.regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/))
